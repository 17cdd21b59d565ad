ALTER TABLE "property_alerts" ADD COLUMN "compiled_by" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- As before; also what is common in papers, as a search of those who may not read them finds it (D35).
CREATE OR REPLACE FUNCTION findable_words(words tsvector) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT words || array_to_tsvector(array(
    SELECT '%' || c.word FROM unnest(tsvector_to_array(words)) AS l(lexeme) JOIN common_words c
      ON c.word = CASE WHEN left(l.lexeme, 1) = '+' THEN substr(l.lexeme, 2) ELSE l.lexeme END
    UNION
    SELECT '%' || substr(lexeme, 2) FROM unnest(tsvector_to_array(words)) AS l(lexeme)
    WHERE left(lexeme, 1) IN ('^', '~')
  ))
$$;
--> statement-breakpoint
-- As before; the earlier words are all by which the listing was found, also those of its papers.
CREATE OR REPLACE FUNCTION note_changed_properties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alert_events (property_id, is_new, old_is_open, old_end_date, old_price, old_second_round, old_sulh_mahkeme,
    old_today_ratio, old_words)
  SELECT n.id, false, o.is_open, o.end_date, round(o.price * 100), o.second_round = '1', o.sulh_mahkeme = '1',
    t.today_ratio, CASE WHEN n.words IS DISTINCT FROM o.words THEN o.words || paper_words(n.id) END
  FROM new_rows n JOIN old_rows o USING (id)
    LEFT JOIN LATERAL today_values(o.il, o.movable_day, o.price::float8) t ON true
  WHERE n.is_open
    AND (n.changed_at, n.is_open, n.end_date, n.price, n.second_round, n.sulh_mahkeme)
      IS DISTINCT FROM (o.changed_at, o.is_open, o.end_date, o.price, o.second_round, o.sulh_mahkeme)
    AND (n.is_open, n.end_date, n.price, n.second_round, n.sulh_mahkeme, n.movable_day, n.words)
      IS DISTINCT FROM (o.is_open, o.end_date, o.price, o.second_round, o.sulh_mahkeme, o.movable_day, o.words);
  RETURN NULL;
END $$;
