-- A search for corrected notices: the days on which a notice was replaced, as lexemes `@c` and the number of the day since
-- 1970 in Istanbul (`correction-lexemes.ts`).
CREATE FUNCTION correction_words(id bigint) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_to_tsvector(array_agg(
    DISTINCT '@c' || floor(extract(epoch FROM v.replaced_at AT TIME ZONE 'Europe/Istanbul') / 86400)::int
  )), '') FROM notice_versions v WHERE v.property_id = correction_words.id
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT forget_properties(ids);
  INSERT INTO property_search (id, end_date, price, is_open, second_round, sulh_mahkeme, has_image,
    category_number, tur, il, ilce, model_year, km, area_m2, price_per_m2, all_in, appraised_on, deposit, marks, words)
  SELECT p.id, end_date, round(price * 100), is_open, second_round = '1', sulh_mahkeme = '1', image_url IS NOT NULL,
    category_number, tur, il, ilce, v.*,
    array(
      -- Compared before it is matched, which takes longer.
      SELECT lexeme FROM unnest(tsvector_to_array(words)) AS l(lexeme) WHERE lexeme LIKE '@%' AND lexeme ~ '^@[snvoya]'
    ), words || correction_words(p.id)
  FROM properties p CROSS JOIN LATERAL order_values(p) v WHERE p.id = ANY (ids) AND p.hidden_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION after_versions_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM new_rows) THEN RETURN NULL; END IF;
  PERFORM index_properties(ARRAY(SELECT DISTINCT property_id FROM new_rows));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER after_insert AFTER INSERT ON notice_versions REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION after_versions_inserted();
--> statement-breakpoint
SELECT index_properties(ids) FROM (SELECT array_agg(DISTINCT property_id) AS ids FROM notice_versions) AS versions
WHERE ids IS NOT NULL;
