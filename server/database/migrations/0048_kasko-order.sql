ALTER TABLE "properties" ADD COLUMN "kasko_value" double precision;--> statement-breakpoint
-- As before for a dwelling. For a vehicle the least that the kasko list has, in lira, and what part of it the appraisal is.
CREATE FUNCTION today_values(province text, day text, appraisal double precision, kasko double precision)
RETURNS TABLE (value_today double precision, today_ratio double precision) LANGUAGE sql STABLE AS $$
  SELECT rounded.value, appraisal / rounded.value * 100
  FROM appraisal_moves m
    CROSS JOIN LATERAL (SELECT appraisal * m.last / m.start AS moved) exact
    CROSS JOIN LATERAL (SELECT power(10, greatest(0, floor(log(greatest(1, exact.moved))) - 2)) AS step) steps
    CROSS JOIN LATERAL (SELECT floor(exact.moved / steps.step) * steps.step AS value) rounded
  WHERE m.province = today_values.province AND m.month = left(day, 7) AND m.is_late = (substr(day, 9, 2) > '15')
    AND rounded.value > 0
  UNION ALL
  SELECT kasko, appraisal / kasko * 100 WHERE day IS NULL AND kasko > 0 AND appraisal > 0
$$;
--> statement-breakpoint
-- As before, with the kasko value.
CREATE OR REPLACE FUNCTION order_values(p properties)
RETURNS TABLE (model_year integer, km double precision, area_m2 double precision, price_per_m2 double precision,
  all_in double precision, appraised_on date, deposit double precision, value_today double precision,
  today_ratio double precision)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(p.model_year, CASE
      WHEN said.number < 100 THEN extract(year FROM p.first_seen_at AT TIME ZONE 'UTC')::int - least(said.number, 60)
      WHEN said.number BETWEEN 1900 AND 2100 THEN said.number
    END),
    CASE WHEN p.category_number <> '1' THEN (p.notice_values #>> '{values,km,value}')::float8 END,
    CASE WHEN p.category_number = '1' THEN p.area_m2 END,
    CASE WHEN p.category_number = '1' THEN p.price / nullif(
      coalesce(p.area_m2, (p.notice_values #>> '{values,grossM2,value}')::float8) * CASE
        WHEN p.hisse IS NULL AND p.is_share_sale IS NOT TRUE THEN 1
        WHEN p.hisse ~ '^[0-9]{1,9}/[1-9][0-9]{0,8}$' THEN split_part(p.hisse, '/', 1)::float8 / split_part(p.hisse, '/', 2)::float8
      END, 0) END,
    p.all_in_cost,
    (p.notice_values #>> '{values,appraisedOn,value}')::date,
    CASE WHEN p.is_deposit_unclear IS NOT TRUE THEN coalesce(
      (p.notice_deposit ->> 'amount')::numeric,
      ceil(round(p.price * 100) * round(coalesce((p.notice_deposit ->> 'percent')::numeric, 10) * 100) / 10000) / 100
    )::float8 END,
    t.value_today, t.today_ratio
  FROM (SELECT substring(p.car_age FROM '^\s*([0-9]{1,4})(?![0-9])')::int AS number) said
    LEFT JOIN today_values(p.il, p.movable_day, p.price::float8, p.kasko_value) t ON true
$$;
--> statement-breakpoint
-- As before; the kasko value is compared, too, which no word tells.
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
  WHERE (n.is_open, n.end_date, n.price, n.second_round, n.sulh_mahkeme, n.image_url IS NULL, n.category_number, n.tur,
      n.il, n.ilce, n.hidden_at IS NULL, n.movable_day, n.kasko_value)
    IS DISTINCT FROM (o.is_open, o.end_date, o.price, o.second_round, o.sulh_mahkeme, o.image_url IS NULL,
      o.category_number, o.tur, o.il, o.ilce, o.hidden_at IS NULL, o.movable_day, o.kasko_value)
    OR (NOT w.are_same AND n.words IS DISTINCT FROM o.words);
  IF cardinality(reworded) > 0 THEN PERFORM index_properties(reworded); END IF;
  IF cardinality(renewed) > 0 THEN PERFORM renew_properties(renewed); END IF;
  PERFORM count_property_write((SELECT max(last_confirmed_at) FROM new_rows));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As before; what part of its kasko value the appraisal of a vehicle was.
CREATE OR REPLACE FUNCTION note_changed_properties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alert_events (property_id, is_new, old_is_open, old_end_date, old_price, old_second_round, old_sulh_mahkeme,
    old_today_ratio, old_words)
  SELECT n.id, false, o.is_open, o.end_date, round(o.price * 100), o.second_round = '1', o.sulh_mahkeme = '1',
    t.today_ratio, CASE WHEN n.words IS DISTINCT FROM o.words THEN o.words || paper_words(n.id) END
  FROM new_rows n JOIN old_rows o USING (id)
    LEFT JOIN LATERAL today_values(o.il, o.movable_day, o.price::float8, o.kasko_value) t ON true
  WHERE n.is_open
    AND (n.changed_at, n.is_open, n.end_date, n.price, n.second_round, n.sulh_mahkeme)
      IS DISTINCT FROM (o.changed_at, o.is_open, o.end_date, o.price, o.second_round, o.sulh_mahkeme)
    AND (n.is_open, n.end_date, n.price, n.second_round, n.sulh_mahkeme, n.movable_day, n.kasko_value, n.words)
      IS DISTINCT FROM (o.is_open, o.end_date, o.price, o.second_round, o.sulh_mahkeme, o.movable_day, o.kasko_value, o.words);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION today_values(text, text, double precision);
