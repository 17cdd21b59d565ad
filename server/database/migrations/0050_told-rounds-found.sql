-- A listing whose round nobody has told is found under neither of the two.
ALTER TABLE property_search ALTER COLUMN second_round DROP NOT NULL;
--> statement-breakpoint
CREATE FUNCTION told_round(p properties) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN NOT p.round_is_derived THEN p.second_round = '1' END
$$;
--> statement-breakpoint
-- As before; null where the round is not told.
CREATE OR REPLACE FUNCTION index_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT forget_properties(ids);
  INSERT INTO property_search (id, end_date, price, is_open, second_round, sulh_mahkeme, has_image,
    category_number, tur, il, ilce, model_year, km, area_m2, price_per_m2, all_in, appraised_on, deposit, value_today,
    today_ratio, marks, words)
  SELECT p.id, end_date, round(price * 100), is_open, told_round(p), sulh_mahkeme = '1', image_url IS NOT NULL,
    category_number, tur, il, ilce, v.*,
    array(
      -- Compared before it is matched, which takes longer.
      SELECT lexeme FROM unnest(tsvector_to_array(words)) AS l(lexeme) WHERE lexeme LIKE '@%' AND lexeme ~ '^@[snvoya]'
    ), words || correction_words(p.id) || paper_words(p.id)
  FROM properties p CROSS JOIN LATERAL order_values(p) v WHERE p.id = ANY (ids) AND p.hidden_at IS NULL
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE property_search s
  SET end_date = p.end_date, price = round(p.price * 100), is_open = p.is_open, second_round = told_round(p),
    sulh_mahkeme = p.sulh_mahkeme = '1', has_image = p.image_url IS NOT NULL, category_number = p.category_number,
    tur = p.tur, il = p.il, ilce = p.ilce, model_year = v.model_year, km = v.km, area_m2 = v.area_m2,
    price_per_m2 = v.price_per_m2, all_in = v.all_in, appraised_on = v.appraised_on, deposit = v.deposit,
    value_today = v.value_today, today_ratio = v.today_ratio
  FROM properties p CROSS JOIN LATERAL order_values(p) v WHERE p.id = ANY (ids) AND s.id = p.id;
  INSERT INTO search_changes (property_id) SELECT unnest(ids)
$$;
--> statement-breakpoint
-- As before; whether the round is told is compared, too.
CREATE OR REPLACE FUNCTION after_properties_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reworded bigint[];
  renewed bigint[];
BEGIN
  IF NOT EXISTS (SELECT FROM new_rows) THEN RETURN NULL; END IF;
  SELECT array_agg(n.id) FILTER (WHERE NOT w.are_same), array_agg(n.id) FILTER (WHERE w.are_same)
  INTO reworded, renewed
  FROM new_rows n JOIN old_rows o USING (id)
    CROSS JOIN LATERAL (
      SELECT n.words_fingerprint <> '' AND n.words_fingerprint = o.words_fingerprint
        AND (n.hidden_at IS NULL) = (o.hidden_at IS NULL) AS are_same
    ) w
  WHERE (n.is_open, n.end_date, n.price, n.second_round, n.round_is_derived, n.sulh_mahkeme, n.image_url IS NULL,
      n.category_number, n.tur, n.il, n.ilce, n.hidden_at IS NULL, n.movable_day, n.kasko_value)
    IS DISTINCT FROM (o.is_open, o.end_date, o.price, o.second_round, o.round_is_derived, o.sulh_mahkeme,
      o.image_url IS NULL, o.category_number, o.tur, o.il, o.ilce, o.hidden_at IS NULL, o.movable_day, o.kasko_value)
    OR (NOT w.are_same AND n.words IS DISTINCT FROM o.words);
  IF cardinality(reworded) > 0 THEN PERFORM index_properties(reworded); END IF;
  IF cardinality(renewed) > 0 THEN PERFORM renew_properties(renewed); END IF;
  PERFORM count_property_write((SELECT max(last_confirmed_at) FROM new_rows));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As before; null where the round was not told.
CREATE OR REPLACE FUNCTION note_changed_properties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alert_events (property_id, is_new, old_is_open, old_end_date, old_price, old_second_round, old_sulh_mahkeme,
    old_today_ratio, old_words)
  SELECT n.id, false, o.is_open, o.end_date, round(o.price * 100),
    CASE WHEN NOT o.round_is_derived THEN o.second_round = '1' END, o.sulh_mahkeme = '1',
    t.today_ratio, CASE WHEN n.words IS DISTINCT FROM o.words THEN o.words || paper_words(n.id) END
  FROM new_rows n JOIN old_rows o USING (id)
    LEFT JOIN LATERAL today_values(o.il, o.movable_day, o.price::float8, o.kasko_value) t ON true
  WHERE n.is_open
    AND (n.changed_at, n.is_open, n.end_date, n.price, n.second_round, n.round_is_derived, n.sulh_mahkeme)
      IS DISTINCT FROM
      (o.changed_at, o.is_open, o.end_date, o.price, o.second_round, o.round_is_derived, o.sulh_mahkeme)
    AND (n.is_open, n.end_date, n.price, n.second_round, n.round_is_derived, n.sulh_mahkeme, n.movable_day,
        n.kasko_value, n.words)
      IS DISTINCT FROM
      (o.is_open, o.end_date, o.price, o.second_round, o.round_is_derived, o.sulh_mahkeme, o.movable_day,
        o.kasko_value, o.words);
  RETURN NULL;
END $$;
--> statement-breakpoint
SELECT renew_properties(array_agg(id)) FROM properties WHERE round_is_derived AND hidden_at IS NULL;
