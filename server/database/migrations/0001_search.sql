-- Trusted since PostgreSQL 13: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- The same table as foldTurkish in shared/turkish-text.ts; a test compares the two. Nested replace() takes a third of
-- the time of translate(), which tries every letter against the whole table.
CREATE FUNCTION fold_turkish(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(given, 'İ', 'i'), 'I', 'i'), 'ı', 'i'), 'Ş', 's'), 'ş', 's'), 'Ğ', 'g'), 'ğ', 'g'), 'Ç', 'c'), 'ç', 'c'), 'Ö', 'o'), 'ö', 'o'), 'Ü', 'u'), 'ü', 'u'), 'Â', 'a'), 'â', 'a'), 'Î', 'i'), 'î', 'i'), 'Û', 'u'), 'û', 'u'), '’', ''''), 'ʼ', ''''), '`', ''''), '‘', ''''), U&'\0302', ''), U&'\0306', ''), U&'\0307', ''), U&'\0308', ''), U&'\0327', '') COLLATE "C")
$$;
--> statement-breakpoint
-- The same as wordsOf in server/features/properties/turkish-words.ts: folded words of letters and digits, file numbers
-- (2024/1867) and room plans (3+1) in one piece, endings after an apostrophe left out, an icra dairesi no daire.
CREATE FUNCTION turkish_words(given text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_to_array(btrim(replace(replace(
    ' ' || regexp_replace(
      regexp_replace(replace(fold_turkish(given), '²', '2'), '(?<=[a-z0-9])''[a-z]{1,6}(?![a-z0-9])', '', 'g'),
      '[^a-z0-9+/]+|(?<![0-9])[+/]|[+/](?![0-9])', ' ', 'g'),
    ' icra daires', ' icra icradaires'), ' icra dairel', ' icra icradairel')), ' ')
$$;
--> statement-breakpoint
-- The same as stemOf in server/features/properties/turkish-words.ts: a folded word without plural, possessive and case
-- endings, as far as they can be taken off; a word that search_words holds as its own stem is left as it is.
-- PostgreSQL's own Turkish dictionary needs dotted letters and is not consistent (adana: ada, daire: dair, daireler: daire).
CREATE FUNCTION turkish_stem(given text) RETURNS text LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE AS $$
DECLARE
  shortened text := given;
  shorter text;
BEGIN
  LOOP
    EXIT WHEN EXISTS (SELECT FROM search_words w WHERE w.word = shortened AND w.stem = shortened);
    shorter := regexp_replace(shortened,
      '(?:(?<=[a-z]{3})|(?<=^ev))(?:l[ae]r)?(?:s?[iu](?:n[iu]n?|n[ae]|nd[ae]n?|yl[ae])?|y[iu]|n?[iu]n|y[ae]|[dt][ae]n?|yl[ae])?(?:ki(?:l[ae]r)?(?:[iu]n?|[ae]|d[ae]n?)?)?$', '');
    EXIT WHEN shorter = shortened;
    -- A k becomes soft before a vowel: zeytinliği, zeytinlik.
    shortened := regexp_replace(shorter, '(?<=[a-z]{2}l[iu])g$', 'k');
  END LOOP;
  RETURN shortened;
END $$;
--> statement-breakpoint
CREATE SEQUENCE search_slots;
--> statement-breakpoint
-- What searches read, one narrow row per listing. Open and ended ones lie apart, so that the archive costs nothing.
-- words: lexemes of every text; with ^ those of the title, with = those of place and kind (see property-conditions.ts),
-- with @ the values of filters.
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
-- Writes the search rows of the given listings anew. Each distinct word of a batch is stemmed once, and only if it was
-- never seen; words are added in order, so that two writers do not lock each other out.
CREATE FUNCTION index_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT forget_properties(ids);
  WITH texts AS (
    SELECT p.id, t.family, t.content
    FROM properties p CROSS JOIN LATERAL (VALUES
      (1, concat_ws(' ', p.il, p.ilce, p.mahalle_koy, p.tur, p.auction_id,
        CASE p.category_number WHEN '1' THEN 'Gayrimenkul' WHEN '2' THEN 'Araç' WHEN '3' THEN 'Taşınır mal' END)),
      (2, concat_ws(' ', p.title, p.dosya_bilgi, replace(p.dosya_bilgi, '/', ' '), p.court_name)),
      (3, concat_ws(' ', p.description, p.location, p.ada || ' ada', p.parsel || ' parsel', p.kaydindaki_serhler))
    ) AS t(family, content)
    WHERE p.id = ANY (ids)
  ), row_words AS MATERIALIZED (
    SELECT texts.id, texts.family, w.word
    FROM texts CROSS JOIN LATERAL unnest(turkish_words(texts.content)) AS w(word)
    WHERE length(w.word) BETWEEN 1 AND 50
  ), stems AS MATERIALIZED (
    SELECT d.word, coalesce(known.stem, turkish_stem(d.word)) AS stem, known.word IS NULL AS is_new
    FROM (SELECT DISTINCT word FROM row_words) d LEFT JOIN search_words known USING (word)
  ), added AS (
    INSERT INTO search_words (word, stem) SELECT word, stem FROM stems WHERE is_new ORDER BY word
    ON CONFLICT DO NOTHING
  ), lexemes AS (
    SELECT r.id, array_agg(l.lexeme) AS lexemes
    FROM row_words r JOIN stems s USING (word) CROSS JOIN LATERAL unnest(
      CASE r.family
        WHEN 1 THEN ARRAY[s.stem, '^' || s.stem, '=' || s.stem]
        WHEN 2 THEN ARRAY[s.stem, '^' || s.stem]
        ELSE ARRAY[s.stem]
      END) AS l(lexeme)
    GROUP BY r.id
  ), inserted AS (
    INSERT INTO property_search (id, end_date, price, slot, is_open, second_round, sulh_mahkeme, has_image,
      category_number, tur, il, ilce, words)
    SELECT p.id, p.end_date, round(p.price * 100), CASE WHEN p.is_open THEN nextval('search_slots') END, p.is_open,
      p.second_round = '1', p.sulh_mahkeme = '1', p.image_url IS NOT NULL, p.category_number, p.tur, p.il, p.ilce,
      array_to_tsvector(array_remove(coalesce(l.lexemes, '{}') || ARRAY['@k' || p.category_number, '@t' || p.tur,
        '@p' || p.il, '@d' || p.il || '/' || p.ilce, '@b' || p.car_model], NULL))
    FROM properties p LEFT JOIN lexemes l USING (id)
    WHERE p.id = ANY (ids)
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
    WHERE (n.is_open, n.end_date, n.price, n.title, n.dosya_bilgi, n.il, n.ilce, n.mahalle_koy, n.ada, n.parsel,
        n.location, n.category_number, n.tur, n.court_name, n.second_round, n.sulh_mahkeme, n.image_url IS NULL,
        n.auction_id, n.car_model, n.description, n.kaydindaki_serhler)
      IS DISTINCT FROM (o.is_open, o.end_date, o.price, o.title, o.dosya_bilgi, o.il, o.ilce, o.mahalle_koy, o.ada,
        o.parsel, o.location, o.category_number, o.tur, o.court_name, o.second_round, o.sulh_mahkeme,
        o.image_url IS NULL, o.auction_id, o.car_model, o.description, o.kaydindaki_serhler));
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
--> statement-breakpoint
-- UNCUT_NAMES and SAME_WORDS of server/features/properties/turkish-words.ts; a test compares them.
INSERT INTO search_words (word, stem) VALUES
  ('adalar', 'adalar'), ('afsin', 'afsin'), ('agli', 'agli'), ('agri', 'agri'), ('akseki', 'akseki'), ('aksu', 'aksu'),
  ('alanya', 'alanya'), ('alpu', 'alpu'), ('altinyayla', 'altinyayla'), ('amasya', 'amasya'), ('arifiye', 'arifiye'),
  ('arsin', 'arsin'), ('artvin', 'artvin'), ('avcilar', 'avcilar'), ('aydin', 'aydin'), ('aziziye', 'aziziye'),
  ('bagcilar', 'bagcilar'), ('baglar', 'baglar'), ('balya', 'balya'), ('bartin', 'bartin'), ('basyayla', 'basyayla'),
  ('besni', 'besni'), ('bolu', 'bolu'), ('buldan', 'buldan'), ('camliyayla', 'camliyayla'), ('cifteler', 'cifteler'),
  ('cigli', 'cigli'), ('corlu', 'corlu'), ('efeler', 'efeler'), ('erenler', 'erenler'), ('erzin', 'erzin'),
  ('esenler', 'esenler'), ('espiye', 'espiye'), ('evciler', 'evciler'), ('fethiye', 'fethiye'), ('gerede', 'gerede'),
  ('goksun', 'goksun'), ('gursu', 'gursu'), ('gurun', 'gurun'), ('hacilar', 'hacilar'), ('hani', 'hani'),
  ('hemsin', 'hemsin'), ('hocalar', 'hocalar'), ('hurda', 'hurda'), ('ilgin', 'ilgin'), ('incesu', 'incesu'),
  ('inonu', 'inonu'), ('kahta', 'kahta'), ('karasu', 'karasu'), ('karesi', 'karesi'), ('kargi', 'kargi'),
  ('keskin', 'keskin'), ('kigi', 'kigi'), ('konya', 'konya'), ('korgun', 'korgun'), ('kozlu', 'kozlu'),
  ('kulu', 'kulu'), ('kumlu', 'kumlu'), ('kumru', 'kumru'), ('kurtun', 'kurtun'), ('kusadasi', 'kusadasi'),
  ('lacin', 'lacin'), ('makine', 'makine'), ('mardin', 'mardin'), ('mersin', 'mersin'), ('mutki', 'mutki'),
  ('nigde', 'nigde'), ('oguzlar', 'oguzlar'), ('oltu', 'oltu'), ('ordu', 'ordu'), ('ozvatan', 'ozvatan'),
  ('palu', 'palu'), ('pasinler', 'pasinler'), ('samsun', 'samsun'), ('seydiler', 'seydiler'), ('sisli', 'sisli'),
  ('sorgun', 'sorgun'), ('sutculer', 'sutculer'), ('tonya', 'tonya'), ('tosya', 'tosya'), ('yedisu', 'yedisu'),
  ('tlmt', 'talimat');
