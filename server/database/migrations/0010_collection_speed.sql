ALTER TABLE "properties" ADD COLUMN "words_fingerprint" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Writes the search rows of listings anew whose words have not changed: in place, so that the words are not stored again.
CREATE FUNCTION renew_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  WITH before AS (
    SELECT id, slot FROM property_search WHERE id = ANY (ids)
  ), renewed AS (
    UPDATE property_search s
    SET end_date = p.end_date, price = round(p.price * 100), slot = CASE WHEN p.is_open THEN nextval('search_slots') END,
      is_open = p.is_open, second_round = p.second_round = '1', sulh_mahkeme = p.sulh_mahkeme = '1',
      has_image = p.image_url IS NOT NULL, category_number = p.category_number, tur = p.tur, il = p.il, ilce = p.ilce
    FROM properties p WHERE p.id = ANY (ids) AND s.id = p.id
    RETURNING s.id, s.slot
  ), no_longer_loose AS (
    DELETE FROM search_loose WHERE slot IN (SELECT slot FROM before)
  ), dead AS (
    INSERT INTO search_dead (slot) SELECT slot FROM before WHERE slot IS NOT NULL
  )
  INSERT INTO search_loose (slot, id) SELECT slot, id FROM renewed WHERE slot IS NOT NULL
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION after_properties_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reworded bigint[];
  renewed bigint[];
BEGIN
  IF NOT EXISTS (SELECT FROM new_rows) THEN RETURN NULL; END IF;
  SELECT array_agg(n.id) FILTER (WHERE NOT w.are_same), array_agg(n.id) FILTER (WHERE w.are_same)
  INTO reworded, renewed
  FROM new_rows n JOIN old_rows o USING (id)
    CROSS JOIN LATERAL (SELECT n.words_fingerprint <> '' AND n.words_fingerprint = o.words_fingerprint AS are_same) w
  WHERE (n.is_open, n.end_date, n.price, n.second_round, n.sulh_mahkeme, n.image_url IS NULL, n.category_number, n.tur,
      n.il, n.ilce)
    IS DISTINCT FROM (o.is_open, o.end_date, o.price, o.second_round, o.sulh_mahkeme, o.image_url IS NULL,
      o.category_number, o.tur, o.il, o.ilce)
    OR (NOT w.are_same AND n.words IS DISTINCT FROM o.words);
  IF cardinality(reworded) > 0 THEN PERFORM index_properties(reworded); END IF;
  IF cardinality(renewed) > 0 THEN PERFORM renew_properties(renewed); END IF;
  PERFORM count_property_write((SELECT max(last_confirmed_at) FROM new_rows));
  RETURN NULL;
END $$;
