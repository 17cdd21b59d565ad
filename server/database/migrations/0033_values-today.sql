CREATE TABLE "appraisal_moves" (
	"province" text NOT NULL,
	"month" text NOT NULL,
	"is_late" boolean NOT NULL,
	"last" double precision NOT NULL,
	"start" double precision NOT NULL,
	CONSTRAINT "appraisal_moves_province_month_is_late_pk" PRIMARY KEY("province","month","is_late")
);
--> statement-breakpoint
ALTER TABLE "alert_events" ADD COLUMN "old_today_ratio" double precision;--> statement-breakpoint
ALTER TABLE "alert_keys" ADD COLUMN "most_today_ratio" double precision;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "movable_day" text GENERATED ALWAYS AS (case when category_number = '1' and tur in ('Daire', 'Müstakil Ev', 'Villa')
      and price > 0 and il is not null and (notice_values #>> '{values,il,from}') is distinct from 'office'
      and (notice_values #>> '{values,isSeveralLots,value}') is distinct from 'true'
      and coalesce(notice_values #>> '{values,right,value}', 'ownership') = 'ownership'
      and (hisse is not null or (notice_values #>> '{values,isShareSale,value}') is distinct from 'true')
      and not notice_values -> 'conflicts' @> '[{"name": "appraisedOn"}]'
      and not notice_values -> 'conflicts' @> '[{"name": "appraisal"}]'
      then notice_values #>> '{values,appraisedOn,value}' end) STORED;--> statement-breakpoint
-- The appraisal moved to the last month of the house price index, in lira, and what part of it the appraisal is, in per cent. Null where
-- the index says nothing. It is the lower end of the range that `valueToday` of the server shows, so the part is never told too small.
ALTER TABLE property_search ADD COLUMN value_today double precision, ADD COLUMN today_ratio double precision;
--> statement-breakpoint
-- Rounded down to three digits, as `moveAmount` of the server has it.
CREATE FUNCTION today_values(province text, day text, appraisal double precision)
RETURNS TABLE (value_today double precision, today_ratio double precision) LANGUAGE sql STABLE AS $$
  SELECT rounded.value, appraisal / rounded.value * 100
  FROM appraisal_moves m
    CROSS JOIN LATERAL (SELECT appraisal * m.last / m.start AS moved) exact
    CROSS JOIN LATERAL (SELECT power(10, greatest(0, floor(log(greatest(1, exact.moved))) - 2)) AS step) steps
    CROSS JOIN LATERAL (SELECT floor(exact.moved / steps.step) * steps.step AS value) rounded
  WHERE m.province = today_values.province AND m.month = left(day, 7) AND m.is_late = (substr(day, 9, 2) > '15')
    AND rounded.value > 0
$$;
--> statement-breakpoint
-- As before, with the value today.
DROP FUNCTION order_values(properties);
--> statement-breakpoint
CREATE FUNCTION order_values(p properties)
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
    LEFT JOIN today_values(p.il, p.movable_day, p.price::float8) t ON true
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT forget_properties(ids);
  INSERT INTO property_search (id, end_date, price, is_open, second_round, sulh_mahkeme, has_image,
    category_number, tur, il, ilce, model_year, km, area_m2, price_per_m2, all_in, appraised_on, deposit, value_today,
    today_ratio, marks, words)
  SELECT p.id, end_date, round(price * 100), is_open, second_round = '1', sulh_mahkeme = '1', image_url IS NOT NULL,
    category_number, tur, il, ilce, v.*,
    array(
      -- Compared before it is matched, which takes longer.
      SELECT lexeme FROM unnest(tsvector_to_array(words)) AS l(lexeme) WHERE lexeme LIKE '@%' AND lexeme ~ '^@[snvoya]'
    ), words || correction_words(p.id)
  FROM properties p CROSS JOIN LATERAL order_values(p) v WHERE p.id = ANY (ids) AND p.hidden_at IS NULL
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE property_search s
  SET end_date = p.end_date, price = round(p.price * 100), is_open = p.is_open, second_round = p.second_round = '1',
    sulh_mahkeme = p.sulh_mahkeme = '1', has_image = p.image_url IS NOT NULL, category_number = p.category_number,
    tur = p.tur, il = p.il, ilce = p.ilce, model_year = v.model_year, km = v.km, area_m2 = v.area_m2,
    price_per_m2 = v.price_per_m2, all_in = v.all_in, appraised_on = v.appraised_on, deposit = v.deposit,
    value_today = v.value_today, today_ratio = v.today_ratio
  FROM properties p CROSS JOIN LATERAL order_values(p) v WHERE p.id = ANY (ids) AND s.id = p.id;
  INSERT INTO search_changes (property_id) SELECT unnest(ids)
$$;
--> statement-breakpoint
-- As before; whether the appraisal may be moved is compared, too, which no word tells.
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
      n.il, n.ilce, n.hidden_at IS NULL, n.movable_day)
    IS DISTINCT FROM (o.is_open, o.end_date, o.price, o.second_round, o.sulh_mahkeme, o.image_url IS NULL,
      o.category_number, o.tur, o.il, o.ilce, o.hidden_at IS NULL, o.movable_day)
    OR (NOT w.are_same AND n.words IS DISTINCT FROM o.words);
  IF cardinality(reworded) > 0 THEN PERFORM index_properties(reworded); END IF;
  IF cardinality(renewed) > 0 THEN PERFORM renew_properties(renewed); END IF;
  PERFORM count_property_write((SELECT max(last_confirmed_at) FROM new_rows));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As before; what part of its value today the appraisal was.
CREATE OR REPLACE FUNCTION note_changed_properties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alert_events (property_id, is_new, old_is_open, old_end_date, old_price, old_second_round, old_sulh_mahkeme,
    old_today_ratio, old_words)
  SELECT n.id, false, o.is_open, o.end_date, round(o.price * 100), o.second_round = '1', o.sulh_mahkeme = '1',
    t.today_ratio, CASE WHEN n.words IS DISTINCT FROM o.words THEN o.words END
  FROM new_rows n JOIN old_rows o USING (id)
    LEFT JOIN LATERAL today_values(o.il, o.movable_day, o.price::float8) t ON true
  WHERE n.is_open
    AND (n.changed_at, n.is_open, n.end_date, n.price, n.second_round, n.sulh_mahkeme)
      IS DISTINCT FROM (o.changed_at, o.is_open, o.end_date, o.price, o.second_round, o.sulh_mahkeme)
    AND (n.is_open, n.end_date, n.price, n.second_round, n.sulh_mahkeme, n.movable_day, n.words)
      IS DISTINCT FROM (o.is_open, o.end_date, o.price, o.second_round, o.sulh_mahkeme, o.movable_day, o.words);
  RETURN NULL;
END $$;
