-- One statement, so that the table is written anew only once.
ALTER TABLE "properties"
  ADD COLUMN "notice_deposit" jsonb GENERATED ALWAYS AS (notice_values #> '{values,deposit,value}') STORED,
  ADD COLUMN "is_deposit_unclear" boolean GENERATED ALWAYS AS (notice_values -> 'conflicts' @> '[{"name": "deposit"}]') STORED,
  ADD COLUMN "area_m2" double precision GENERATED ALWAYS AS ((notice_values #>> '{values,areaM2,value}')::float8) STORED,
  ADD COLUMN "model_year" integer GENERATED ALWAYS AS ((notice_values #>> '{values,modelYear,value}')::int) STORED;
