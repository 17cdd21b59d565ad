-- Trusted since PostgreSQL 13: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- The lexemes by which a listing is found, made in server/features/properties/listing-words.ts: with ^ those of the title,
-- with = those of place and kind, with @ the values of filters.
ALTER TABLE properties ADD COLUMN words tsvector NOT NULL DEFAULT '';
--> statement-breakpoint
CREATE SEQUENCE search_slots;
--> statement-breakpoint
-- What searches read, one narrow row per listing. Open and ended ones lie apart, so that the archive costs nothing.
CREATE TABLE property_search (
  id bigint NOT NULL,
  end_date timestamptz,
  price bigint,
  -- The bit that stands for this row in search_bits; only open rows have one, a new one after every change.
  slot bigint,
  is_open boolean NOT NULL,
  second_round boolean NOT NULL,
  sulh_mahkeme boolean NOT NULL,
  has_image boolean NOT NULL,
  category_number text NOT NULL,
  tur text NOT NULL,
  il text,
  ilce text,
  words tsvector NOT NULL,
  -- Compresses to nothing but makes every row so long that PostgreSQL moves words out of it: counting a common word
  -- then reads a quarter of the pages.
  padding text NOT NULL DEFAULT repeat(' ', 2100)
) PARTITION BY LIST (is_open);
--> statement-breakpoint
CREATE TABLE open_property_search PARTITION OF property_search FOR VALUES IN (true)
  WITH (toast_tuple_target = 128, autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
--> statement-breakpoint
CREATE TABLE ended_property_search PARTITION OF property_search FOR VALUES IN (false) WITH (toast_tuple_target = 128);
--> statement-breakpoint
-- With the slot, walking through rows in order and looking them up in search_bits visits none of them.
CREATE UNIQUE INDEX open_property_search_id ON open_property_search (id) INCLUDE (slot);
--> statement-breakpoint
CREATE UNIQUE INDEX ended_property_search_id ON ended_property_search (id);
--> statement-breakpoint
CREATE UNIQUE INDEX open_property_search_slot ON open_property_search (slot);
--> statement-breakpoint
CREATE INDEX open_property_search_words ON open_property_search USING gin (words);
--> statement-breakpoint
CREATE INDEX ended_property_search_words ON ended_property_search USING gin (words);
--> statement-breakpoint
CREATE INDEX open_property_search_end_date ON open_property_search (end_date, id) INCLUDE (slot);
--> statement-breakpoint
CREATE INDEX ended_property_search_end_date ON ended_property_search (end_date DESC NULLS LAST, id);
--> statement-breakpoint
CREATE INDEX open_property_search_price ON open_property_search (price, id) INCLUDE (slot);
--> statement-breakpoint
CREATE INDEX open_property_search_price_desc ON open_property_search (price DESC NULLS LAST, id) INCLUDE (slot);
--> statement-breakpoint
CREATE INDEX search_words_trigrams ON search_words USING gin (word gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX search_words_prefix ON search_words (word text_pattern_ops);
--> statement-breakpoint
CREATE INDEX search_suggestions_trigrams ON search_suggestions USING gin (folded gin_trgm_ops);
--> statement-breakpoint
-- Which open rows have a lexeme, a bit per slot in blocks of 16384: counting what two common words have in common takes
-- microseconds, where the index would have to visit every row. Blocks are written by packSearch and never change but as
-- a whole. Between two packings search_loose names the rows that no block knows yet, and search_dead the slots whose row
-- has changed or gone; a search takes both into account, so that what it counts is exact at any moment.
CREATE TABLE search_bits (
  lexeme text COLLATE "C" NOT NULL,
  block integer NOT NULL,
  bits bit(16384) NOT NULL,
  PRIMARY KEY (lexeme, block)
);
--> statement-breakpoint
-- Sparse bits shrink to almost nothing, full ones stay in the row: fetching them from elsewhere would cost more.
ALTER TABLE search_bits ALTER COLUMN bits SET STORAGE MAIN;
--> statement-breakpoint
-- The places of the ones, from 0: what lies between them in the bits written as text is as long as the way to the next.
CREATE FUNCTION bit_places(bits bit) RETURNS SETOF integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT place FROM (
    SELECT (sum(length(gap) + 1) OVER (ORDER BY nr) - 1)::int AS place
    FROM unnest(string_to_array(bits::text, '1')) WITH ORDINALITY AS g(gap, nr)
  ) places
  WHERE place < 16384
$$;
--> statement-breakpoint
-- The words that blocks hold bits of; lexemes that begin with @ they hold always. Rarer words are quick to find anyway.
CREATE TABLE search_common (lexeme text COLLATE "C" PRIMARY KEY);
--> statement-breakpoint
-- How many slots had been given out whenever the common words were chosen.
CREATE TABLE search_choices (slots bigint NOT NULL);
--> statement-breakpoint
CREATE TABLE search_loose (slot bigint PRIMARY KEY, id bigint NOT NULL);
--> statement-breakpoint
CREATE TABLE search_dead (slot bigint PRIMARY KEY);
--> statement-breakpoint
CREATE FUNCTION forget_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  WITH gone AS (
    DELETE FROM property_search WHERE id = ANY (ids) RETURNING slot
  ), no_longer_loose AS (
    DELETE FROM search_loose WHERE slot IN (SELECT slot FROM gone)
  )
  INSERT INTO search_dead (slot) SELECT slot FROM gone WHERE slot IS NOT NULL
$$;
--> statement-breakpoint
-- Writes the search rows of the given listings anew.
CREATE FUNCTION index_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT forget_properties(ids);
  WITH inserted AS (
    INSERT INTO property_search (id, end_date, price, slot, is_open, second_round, sulh_mahkeme, has_image,
      category_number, tur, il, ilce, words)
    SELECT id, end_date, round(price * 100), CASE WHEN is_open THEN nextval('search_slots') END, is_open,
      second_round = '1', sulh_mahkeme = '1', image_url IS NOT NULL, category_number, tur, il, ilce, words
    FROM properties WHERE id = ANY (ids)
    RETURNING id, slot
  )
  INSERT INTO search_loose (slot, id) SELECT slot, id FROM inserted WHERE slot IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION count_property_write(confirmed_at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO property_writes AS w (writer, writes, last_confirmed_at)
  VALUES (pg_backend_pid() % 1024, 1, confirmed_at)
  ON CONFLICT (writer) DO UPDATE
  SET writes = w.writes + 1, last_confirmed_at = greatest(w.last_confirmed_at, excluded.last_confirmed_at)
$$;
--> statement-breakpoint
CREATE FUNCTION after_properties_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM new_rows) THEN RETURN NULL; END IF;
  PERFORM index_properties(ARRAY(SELECT id FROM new_rows));
  PERFORM count_property_write((SELECT max(last_confirmed_at) FROM new_rows));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION after_properties_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed bigint[];
BEGIN
  IF NOT EXISTS (SELECT FROM new_rows) THEN RETURN NULL; END IF;
  changed := ARRAY(
    SELECT n.id FROM new_rows n JOIN old_rows o USING (id)
    WHERE (n.is_open, n.end_date, n.price, n.second_round, n.sulh_mahkeme, n.image_url IS NULL, n.category_number, n.tur,
        n.il, n.ilce, n.words)
      IS DISTINCT FROM (o.is_open, o.end_date, o.price, o.second_round, o.sulh_mahkeme, o.image_url IS NULL,
        o.category_number, o.tur, o.il, o.ilce, o.words));
  IF cardinality(changed) > 0 THEN PERFORM index_properties(changed); END IF;
  PERFORM count_property_write((SELECT max(last_confirmed_at) FROM new_rows));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION after_properties_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM old_rows) THEN RETURN NULL; END IF;
  PERFORM forget_properties(ARRAY(SELECT id FROM old_rows));
  PERFORM count_property_write(NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION after_properties_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE property_search, search_bits, search_loose, search_dead;
  PERFORM count_property_write(NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER after_insert AFTER INSERT ON properties REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION after_properties_inserted();
--> statement-breakpoint
CREATE TRIGGER after_update AFTER UPDATE ON properties REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION after_properties_updated();
--> statement-breakpoint
CREATE TRIGGER after_delete AFTER DELETE ON properties REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION after_properties_deleted();
--> statement-breakpoint
CREATE TRIGGER after_truncate AFTER TRUNCATE ON properties
  FOR EACH STATEMENT EXECUTE FUNCTION after_properties_truncated();
