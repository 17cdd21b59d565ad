CREATE TABLE "forgotten_search_changes" (
	"until" "xid8" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"made_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"property_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_changes_made_by" ON "search_changes" USING btree ("made_by");
--> statement-breakpoint
-- Searches of open listings are answered from an index in the memory of each process: the blocks of bits go, and with them the
-- numbers that tied rows to bits and the indexes that held these.
DROP TABLE search_bits, facet_bits, search_common, search_choices, search_loose, search_dead;
--> statement-breakpoint
DROP FUNCTION bit_places(bit);
--> statement-breakpoint
ALTER TABLE property_search DROP COLUMN slot;
--> statement-breakpoint
DROP SEQUENCE search_slots;
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS open_property_search_id ON open_property_search (id);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS open_property_search_end_date ON open_property_search (end_date, id);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS open_property_search_price ON open_property_search (price, id);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION forget_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM property_search WHERE id = ANY (ids);
  INSERT INTO search_changes (property_id) SELECT unnest(ids)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT forget_properties(ids);
  INSERT INTO property_search (id, end_date, price, is_open, second_round, sulh_mahkeme, has_image,
    category_number, tur, il, ilce, model_year, km, area_m2, price_per_m2, all_in, appraised_on, deposit, marks, words)
  SELECT p.id, end_date, round(price * 100), is_open, second_round = '1', sulh_mahkeme = '1', image_url IS NOT NULL,
    category_number, tur, il, ilce, v.*,
    array(
      -- Compared before it is matched, which takes longer.
      SELECT lexeme FROM unnest(tsvector_to_array(words)) AS l(lexeme) WHERE lexeme LIKE '@%' AND lexeme ~ '^@[snvoya]'
    ), words
  FROM properties p CROSS JOIN LATERAL order_values(p) v WHERE p.id = ANY (ids) AND p.hidden_at IS NULL
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION renew_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE property_search s
  SET end_date = p.end_date, price = round(p.price * 100), is_open = p.is_open, second_round = p.second_round = '1',
    sulh_mahkeme = p.sulh_mahkeme = '1', has_image = p.image_url IS NOT NULL, category_number = p.category_number,
    tur = p.tur, il = p.il, ilce = p.ilce, model_year = v.model_year, km = v.km, area_m2 = v.area_m2,
    price_per_m2 = v.price_per_m2, all_in = v.all_in, appraised_on = v.appraised_on, deposit = v.deposit
  FROM properties p CROSS JOIN LATERAL order_values(p) v WHERE p.id = ANY (ids) AND s.id = p.id;
  INSERT INTO search_changes (property_id) SELECT unnest(ids)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION after_properties_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE property_search;
  INSERT INTO search_changes (property_id) VALUES (0);
  PERFORM count_property_write(NULL);
  RETURN NULL;
END $$;
