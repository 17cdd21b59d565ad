-- What searches read, beside the tables that drizzle-kit knows: partitions, blocks of bits and their indexes.

-- The lexemes by which a listing is found, made by `listingWords` of the server: without a mark those of all texts, with ^ those
-- of title, place and kind, with = those of place and kind, with @ the values of filters, with # what identifies a listing.
ALTER TABLE properties ADD COLUMN words tsvector NOT NULL DEFAULT '';
--> statement-breakpoint
-- Numbers the open search rows; every row gets a new number whenever it changes.
CREATE SEQUENCE search_slots;
--> statement-breakpoint
-- What searches read: one narrow row per listing, written by triggers (0002_triggers.sql). Open and ended listings lie in
-- tables of their own, so that the archive costs a search of open ones nothing.
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
  -- What results are ordered by, as `order_values` tells it; null where the listing does not say it.
  model_year integer,
  km double precision,
  area_m2 double precision,
  price_per_m2 double precision,
  all_in double precision,
  appraised_on date,
  -- Those of the words that are counted beside filters (`MARKED_FACETS` of the server): share, start, make, model and year.
  marks text[] COLLATE "C" NOT NULL,
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
-- With the slot in the index, rows are walked through in order and looked up in search_bits without visiting the table.
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
-- Each of these is walked through in both directions; the rows without the value lie together at one end.
CREATE INDEX open_property_search_model_year ON open_property_search (model_year, id) INCLUDE (slot);
--> statement-breakpoint
CREATE INDEX open_property_search_km ON open_property_search (km, id) INCLUDE (slot);
--> statement-breakpoint
CREATE INDEX open_property_search_area ON open_property_search (area_m2, id) INCLUDE (slot);
--> statement-breakpoint
CREATE INDEX open_property_search_price_per_m2 ON open_property_search (price_per_m2, id) INCLUDE (slot);
--> statement-breakpoint
CREATE INDEX open_property_search_all_in ON open_property_search (all_in, id) INCLUDE (slot);
--> statement-breakpoint
CREATE INDEX open_property_search_appraised_on ON open_property_search (appraised_on, id) INCLUDE (slot);
--> statement-breakpoint
-- Mistyped words and beginnings of words are looked for among all words that ever stood in a listing.
CREATE INDEX search_words_trigrams ON search_words USING gin (word gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX search_words_prefix ON search_words (word text_pattern_ops);
--> statement-breakpoint
-- What the search box proposes is found by any part of its words.
CREATE INDEX search_suggestions_trigrams ON search_suggestions USING gin (folded gin_trgm_ops);
--> statement-breakpoint
-- Which open rows have a lexeme: one bit per slot, in blocks of 16384 slots. What two common words have in common is counted
-- in microseconds, where the index would have to visit every row. `packSearch` writes blocks, each as a whole. Between two
-- packings search_loose names the rows that are in no block yet, and search_dead the slots whose row has changed or gone. A
-- search takes both into account, so that its counts are exact at any moment.
CREATE TABLE search_bits (
  lexeme text COLLATE "C" NOT NULL,
  block integer NOT NULL,
  bits bit(16384) NOT NULL,
  PRIMARY KEY (lexeme, block)
);
--> statement-breakpoint
-- Bits with few ones shrink to almost nothing. Full ones stay in the row, because fetching them from elsewhere would cost more.
ALTER TABLE search_bits ALTER COLUMN bits SET STORAGE MAIN;
--> statement-breakpoint
-- The bits of provinces, kinds, rounds and offices once more, not compressed: facets are counted from all of them together.
CREATE TABLE facet_bits (
  lexeme text COLLATE "C" NOT NULL,
  block integer NOT NULL,
  bits bit(16384) NOT NULL,
  PRIMARY KEY (lexeme, block)
);
--> statement-breakpoint
ALTER TABLE facet_bits ALTER COLUMN bits SET STORAGE PLAIN;
--> statement-breakpoint
-- The places of the ones, counted from 0. The bits are written as text and split at the ones: the length of each gap tells how
-- far it is to the next one.
CREATE FUNCTION bit_places(bits bit) RETURNS SETOF integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT place FROM (
    SELECT (sum(length(gap) + 1) OVER (ORDER BY nr) - 1)::int AS place
    FROM unnest(string_to_array(bits::text, '1')) WITH ORDINALITY AS g(gap, nr)
  ) places
  WHERE place < 16384
$$;
--> statement-breakpoint
-- The words that have blocks, with the estimated number of open listings that have them. Lexemes that begin with @ always
-- have blocks; rare words are found quickly without.
CREATE TABLE search_common (lexeme text COLLATE "C" PRIMARY KEY, listings integer NOT NULL);
--> statement-breakpoint
-- How many slots had been given out each time the common words were chosen.
CREATE TABLE search_choices (slots bigint NOT NULL);
--> statement-breakpoint
CREATE TABLE search_loose (slot bigint PRIMARY KEY, id bigint NOT NULL);
--> statement-breakpoint
CREATE TABLE search_dead (slot bigint PRIMARY KEY);
--> statement-breakpoint
-- The words of a listing with those, marked with %, by which everybody may find it (D35): what stands in its open texts, and
-- what is common in its locked ones. For alerts, whose owners may come to have the right to read more, or lose it.
CREATE FUNCTION findable_words(words tsvector) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT words || array_to_tsvector(array(
    SELECT '%' || c.word FROM unnest(tsvector_to_array(words)) AS l(lexeme) JOIN common_words c ON c.word = l.lexeme
    UNION
    SELECT '%' || substr(lexeme, 2) FROM unnest(tsvector_to_array(words)) AS l(lexeme)
    WHERE left(lexeme, 1) IN ('^', '~')
  ))
$$;
