-- Results are ordered by the deposit as well: as the notice names it, else the tenth of the appraisal that the law asks for, rounded up
-- to the kuruş, as `saleDepositOf` of the server has it; unknown where the notice names two.
ALTER TABLE property_search ADD COLUMN deposit double precision;
--> statement-breakpoint
CREATE INDEX open_property_search_deposit ON open_property_search (deposit, id) INCLUDE (slot);
--> statement-breakpoint
DROP FUNCTION order_values(properties);
--> statement-breakpoint
CREATE FUNCTION order_values(p properties)
RETURNS TABLE (model_year integer, km double precision, area_m2 double precision, price_per_m2 double precision,
  all_in double precision, appraised_on date, deposit double precision)
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
    )::float8 END
  FROM (SELECT substring(p.car_age FROM '^\s*([0-9]{1,4})(?![0-9])')::int AS number) said
$$;
--> statement-breakpoint
-- As before, with the deposit.
CREATE OR REPLACE FUNCTION index_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT forget_properties(ids);
  WITH inserted AS (
    INSERT INTO property_search (id, end_date, price, slot, is_open, second_round, sulh_mahkeme, has_image,
      category_number, tur, il, ilce, model_year, km, area_m2, price_per_m2, all_in, appraised_on, deposit, marks, words)
    SELECT p.id, end_date, round(price * 100), CASE WHEN is_open THEN nextval('search_slots') END, is_open,
      second_round = '1', sulh_mahkeme = '1', image_url IS NOT NULL, category_number, tur, il, ilce, v.*,
      array(
        -- Compared before it is matched, which takes longer.
        SELECT lexeme FROM unnest(tsvector_to_array(words)) AS l(lexeme) WHERE lexeme LIKE '@%' AND lexeme ~ '^@[snvoya]'
      ), words
    FROM properties p CROSS JOIN LATERAL order_values(p) v WHERE p.id = ANY (ids) AND p.hidden_at IS NULL
    RETURNING id, slot
  )
  INSERT INTO search_loose (slot, id) SELECT slot, id FROM inserted WHERE slot IS NOT NULL
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  WITH before AS (
    SELECT id, slot FROM property_search WHERE id = ANY (ids)
  ), renewed AS (
    UPDATE property_search s
    SET end_date = p.end_date, price = round(p.price * 100), slot = CASE WHEN p.is_open THEN nextval('search_slots') END,
      is_open = p.is_open, second_round = p.second_round = '1', sulh_mahkeme = p.sulh_mahkeme = '1',
      has_image = p.image_url IS NOT NULL, category_number = p.category_number, tur = p.tur, il = p.il, ilce = p.ilce,
      model_year = v.model_year, km = v.km, area_m2 = v.area_m2, price_per_m2 = v.price_per_m2,
      all_in = v.all_in, appraised_on = v.appraised_on, deposit = v.deposit
    FROM properties p CROSS JOIN LATERAL order_values(p) v WHERE p.id = ANY (ids) AND s.id = p.id
    RETURNING s.id, s.slot
  ), no_longer_loose AS (
    DELETE FROM search_loose WHERE slot IN (SELECT slot FROM before)
  ), dead AS (
    INSERT INTO search_dead (slot) SELECT slot FROM before WHERE slot IS NOT NULL
  )
  INSERT INTO search_loose (slot, id) SELECT slot, id FROM renewed WHERE slot IS NOT NULL
$$;
--> statement-breakpoint
UPDATE property_search s SET deposit = v.deposit
FROM properties p CROSS JOIN LATERAL order_values(p) v WHERE p.id = s.id AND v.deposit IS NOT NULL;
