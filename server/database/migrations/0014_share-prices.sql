-- As `order_values` was, but a share whose size is not said has no price per square metre (D55).
CREATE OR REPLACE FUNCTION order_values(p properties)
RETURNS TABLE (model_year integer, km double precision, area_m2 double precision, price_per_m2 double precision,
  all_in double precision, appraised_on date)
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
    (p.notice_values #>> '{values,appraisedOn,value}')::date
  FROM (SELECT substring(p.car_age FROM '^\s*([0-9]{1,4})(?![0-9])')::int AS number) said
$$;
