-- The parts of the search that drizzle-kit can't generate: partitions, their indexes, and functions that write them.
-- One narrow row per listing, written by triggers. Open and ended listings are separate partitions, so ended auctions
-- don't slow down a search of open ones.
CREATE TABLE property_search (
  id bigint NOT NULL,
  end_date timestamptz,
  price bigint,
  is_open boolean NOT NULL,
  -- Null if the round is unknown: the listing is then found under neither of the two (D59).
  second_round boolean,
  sulh_mahkeme boolean NOT NULL,
  has_image boolean NOT NULL,
  category_number text NOT NULL,
  tur text NOT NULL,
  il text,
  ilce text,
  -- Values to order results by, from `order_values`; null if unknown.
  model_year integer,
  km double precision,
  area_m2 double precision,
  price_per_m2 double precision,
  all_in double precision,
  appraised_on date,
  deposit double precision,
  value_today double precision,
  today_ratio double precision,
  -- The words that are counted beside filters (`MARKED_FACETS` of the server): share, start, make, model and year.
  marks text[] COLLATE "C" NOT NULL,
  words tsvector NOT NULL,
  -- Compresses to almost nothing, but makes every row so long that PostgreSQL stores the words out of line (TOAST).
  -- Counting a common word then reads a quarter of the pages.
  padding text NOT NULL DEFAULT repeat(' ', 2100)
) PARTITION BY LIST (is_open);
--> statement-breakpoint
CREATE TABLE open_property_search PARTITION OF property_search FOR VALUES IN (true)
  WITH (toast_tuple_target = 128, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
--> statement-breakpoint
CREATE TABLE ended_property_search PARTITION OF property_search FOR VALUES IN (false) WITH (toast_tuple_target = 128);
--> statement-breakpoint
CREATE UNIQUE INDEX open_property_search_id ON open_property_search (id);
--> statement-breakpoint
CREATE UNIQUE INDEX ended_property_search_id ON ended_property_search (id);
--> statement-breakpoint
CREATE INDEX open_property_search_words ON open_property_search USING gin (words);
--> statement-breakpoint
CREATE INDEX ended_property_search_words ON ended_property_search USING gin (words);
--> statement-breakpoint
CREATE INDEX open_property_search_end_date ON open_property_search (end_date, id);
--> statement-breakpoint
CREATE INDEX ended_property_search_end_date ON ended_property_search (end_date DESC NULLS LAST, id);
--> statement-breakpoint
CREATE INDEX open_property_search_price ON open_property_search (price, id);
--> statement-breakpoint
-- For mistyped words and beginnings of words, which are looked up among all words that any listing ever contained.
CREATE INDEX search_words_trigrams ON search_words USING gin (word gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX search_words_prefix ON search_words (word text_pattern_ops);
--> statement-breakpoint
-- Suggestions of the search box are found by any part of their words.
CREATE INDEX search_suggestions_trigrams ON search_suggestions USING gin (folded gin_trgm_ops);
--> statement-breakpoint
-- Returns the words of a listing, and again with % those by which everybody may find it (D35): the words of its open
-- texts and the common words of its locked texts and documents. Alerts use it, because the rights of their owners may
-- change.
CREATE FUNCTION findable_words(words tsvector) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT words || array_to_tsvector(array(
    SELECT '%' || c.word FROM unnest(tsvector_to_array(words)) AS l(lexeme) JOIN common_words c
      ON c.word = CASE WHEN left(l.lexeme, 1) = '+' THEN substr(l.lexeme, 2) ELSE l.lexeme END
    UNION
    SELECT '%' || substr(lexeme, 2) FROM unnest(tsvector_to_array(words)) AS l(lexeme)
    WHERE left(lexeme, 1) IN ('^', '~')
  ))
$$;
--> statement-breakpoint
-- For the search for corrected notices: the days on which a notice was replaced, as lexemes `@c` and the number of days
-- since 1970 in Istanbul (`correction-lexemes.ts`).
CREATE FUNCTION correction_words(id bigint) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_to_tsvector(array_agg(
    DISTINCT '@c' || floor(extract(epoch FROM v.replaced_at AT TIME ZONE 'Europe/Istanbul') / 86400)::int
  )), '') FROM notice_versions v WHERE v.property_id = correction_words.id
$$;
--> statement-breakpoint
-- Returns the words of a listing's documents, which its search row contains in addition to those of its notice (D20,
-- D35). A tsvector can hold one megabyte, so for many long documents some words are left out.
CREATE FUNCTION paper_words(id bigint) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_to_tsvector(array_agg(lexeme)), '') FROM (
    SELECT DISTINCT l.lexeme FROM mirrored_files f JOIN document_texts t ON t.sha256 = f.sha256
      CROSS JOIN LATERAL unnest(tsvector_to_array(t.words)) AS l(lexeme)
    WHERE f.property_id = paper_words.id AND f.use = 'document' AND f.state = 'stored'
      AND NOT EXISTS (SELECT FROM hidden_contents h WHERE h.sha256 = f.sha256 AND h.undone_at IS NULL)
    LIMIT 20000
  ) AS found
$$;
--> statement-breakpoint
-- Whether the auction is the second; null if unknown (D59).
CREATE FUNCTION told_round(p properties) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN NOT p.round_is_derived THEN p.second_round = '1' END
$$;
--> statement-breakpoint
-- Returns the value today in lira, and the appraisal in per cent of it; no row if it is unknown. For a dwelling it is
-- the appraisal moved to the last month of the house price index, rounded down to three digits like `moveAmount` of
-- the server. This is the lower end of the range that `valueToday` shows, so the percentage is never too small. For a
-- vehicle it is the lowest matching value of the kasko list.
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
-- Returns the values to order results by, except price and end; each is null if unknown:
-- - for anything but real estate the model year (an age counts from the year in which the listing was first seen, like
--   `ageLexemes` of the server) and kilometres;
-- - for real estate the area and the appraisal per square metre of the sold part, unknown for a share of unknown size
--   (D55). If the area is unknown, the gross area of a unit is used, like in `termLexemes`;
-- - for everything the cost with all that the law adds, the day of the appraisal, and the deposit like `saleDepositOf`:
--   as named in the notice, otherwise the tenth of the appraisal that the law requires, rounded up to the kuruş;
--   unknown if the notice names two;
-- - the value today, and the appraisal in per cent of it.
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
    LEFT JOIN today_values(p.il, p.movable_day, p.price::float8, p.kasko_value) t ON true
$$;
--> statement-breakpoint
-- Deletes the search rows of the given listings. Each change of search rows is recorded in search_changes, from which
-- each process updates its index in memory.
CREATE FUNCTION forget_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM property_search WHERE id = ANY (ids);
  INSERT INTO search_changes (property_id) SELECT unnest(ids)
$$;
--> statement-breakpoint
-- Replaces the search rows of the given listings, including their words. Listings hidden by the desk have no row.
CREATE FUNCTION index_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT forget_properties(ids);
  INSERT INTO property_search (id, end_date, price, is_open, second_round, sulh_mahkeme, has_image,
    category_number, tur, il, ilce, model_year, km, area_m2, price_per_m2, all_in, appraised_on, deposit, value_today,
    today_ratio, marks, words)
  SELECT p.id, end_date, round(price * 100), is_open, told_round(p), sulh_mahkeme = '1', image_url IS NOT NULL,
    category_number, tur, il, ilce, v.*,
    array(
      -- LIKE first, because matching the regular expression takes longer.
      SELECT lexeme FROM unnest(tsvector_to_array(words)) AS l(lexeme) WHERE lexeme LIKE '@%' AND lexeme ~ '^@[snvoya]'
    ), words || correction_words(p.id) || paper_words(p.id)
  FROM properties p CROSS JOIN LATERAL order_values(p) v WHERE p.id = ANY (ids) AND p.hidden_at IS NULL
$$;
--> statement-breakpoint
-- Updates the search rows of listings whose words have not changed. In place, so that the words are not stored again.
CREATE FUNCTION renew_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE property_search s
  SET end_date = p.end_date, price = round(p.price * 100), is_open = p.is_open, second_round = told_round(p),
    sulh_mahkeme = p.sulh_mahkeme = '1', has_image = p.image_url IS NOT NULL, category_number = p.category_number,
    tur = p.tur, il = p.il, ilce = p.ilce, model_year = v.model_year, km = v.km, area_m2 = v.area_m2,
    price_per_m2 = v.price_per_m2, all_in = v.all_in, appraised_on = v.appraised_on, deposit = v.deposit,
    value_today = v.value_today, today_ratio = v.today_ratio
  FROM properties p CROSS JOIN LATERAL order_values(p) v WHERE p.id = ANY (ids) AND s.id = p.id;
  INSERT INTO search_changes (property_id) SELECT unnest(ids)
$$;
