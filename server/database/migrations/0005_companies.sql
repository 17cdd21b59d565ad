CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"addresses" text[] NOT NULL,
	"ends_at" timestamp with time zone,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_hash" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "change_feed" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"epoch" uuid DEFAULT gen_random_uuid() NOT NULL,
	"last_position" bigint DEFAULT 0 NOT NULL,
	"forgotten_position" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "change_feed_only" CHECK ("change_feed"."only")
);
--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" bigint,
	"property_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"fields" text[] NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_organisation" ON "api_keys" USING btree ("organisation_id","made_at");--> statement-breakpoint
CREATE INDEX "api_keys_maker" ON "api_keys" USING btree ("made_by");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_changes_position" ON "listing_changes" USING btree ("position");--> statement-breakpoint
CREATE INDEX "listing_changes_unnumbered" ON "listing_changes" USING btree ("id") WHERE position is null;--> statement-breakpoint
CREATE INDEX "listing_changes_at" ON "listing_changes" USING btree ("at");
--> statement-breakpoint
-- by hand
-- Counts one call under every key, or under none where one has had its most. Rows are held in the order of their keys, as where
-- calls of networks are counted, so that two processes cannot deadlock. All clocks are the database's.
CREATE FUNCTION take_calls(names text[], most integer[], lasting_ms double precision[])
RETURNS TABLE (key text, calls integer, left_ms double precision, is_taken boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  has_room boolean;
BEGIN
  INSERT INTO call_counts AS counted (key, calls, ends_at)
  SELECT given.name, 0, clock_timestamp() + given.lasts * interval '1 millisecond'
  FROM unnest(names, lasting_ms) AS given (name, lasts) ORDER BY given.name
  ON CONFLICT (key) DO UPDATE SET
    calls = CASE WHEN counted.ends_at <= clock_timestamp() THEN 0 ELSE counted.calls END,
    ends_at = CASE WHEN counted.ends_at <= clock_timestamp() THEN excluded.ends_at ELSE counted.ends_at END;
  SELECT bool_and(counted.calls < given.allowed) INTO has_room
  FROM unnest(names, most) AS given (name, allowed) JOIN call_counts AS counted ON counted.key = given.name;
  RETURN QUERY
  UPDATE call_counts AS counted SET calls = counted.calls + has_room::integer WHERE counted.key = ANY (names)
  RETURNING counted.key, counted.calls,
    extract(epoch FROM counted.ends_at - clock_timestamp())::double precision * 1000, has_room;
END;
$$;
--> statement-breakpoint
INSERT INTO change_feed DEFAULT VALUES;
--> statement-breakpoint
-- Names, as the API has them, of what is another in a listing: every field that is shown of one. `listing-changes.test.ts` holds the list
-- against the columns.
CREATE FUNCTION changed_fields(o properties, n properties) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN n.auction_id IS DISTINCT FROM o.auction_id THEN 'auctionId' END,
    CASE WHEN n.title IS DISTINCT FROM o.title THEN 'title' END,
    CASE WHEN n.dosya_bilgi IS DISTINCT FROM o.dosya_bilgi THEN 'dosyaBilgi' END,
    CASE WHEN n.price IS DISTINCT FROM o.price THEN 'price' END,
    CASE WHEN n.il IS DISTINCT FROM o.il THEN 'il' END,
    CASE WHEN n.ilce IS DISTINCT FROM o.ilce THEN 'ilce' END,
    CASE WHEN n.mahalle_koy IS DISTINCT FROM o.mahalle_koy THEN 'mahalleKoy' END,
    CASE WHEN n.ada IS DISTINCT FROM o.ada THEN 'ada' END,
    CASE WHEN n.parsel IS DISTINCT FROM o.parsel THEN 'parsel' END,
    CASE WHEN n.location IS DISTINCT FROM o.location THEN 'location' END,
    CASE WHEN n.end_date IS DISTINCT FROM o.end_date THEN 'endDate' END,
    CASE WHEN n.end_date_is_day_only IS DISTINCT FROM o.end_date_is_day_only THEN 'endDateIsDayOnly' END,
    CASE WHEN n.category_number IS DISTINCT FROM o.category_number THEN 'categoryNumber' END,
    CASE WHEN n.tur IS DISTINCT FROM o.tur THEN 'tur' END,
    CASE WHEN n.court_name IS DISTINCT FROM o.court_name THEN 'courtName' END,
    CASE WHEN n.second_round IS DISTINCT FROM o.second_round THEN 'secondRound' END,
    CASE WHEN n.sulh_mahkeme IS DISTINCT FROM o.sulh_mahkeme THEN 'sulhMahkeme' END,
    CASE WHEN n.hisse IS DISTINCT FROM o.hisse THEN 'hisse' END,
    CASE WHEN n.image_url IS DISTINCT FROM o.image_url THEN 'imageUrl' END,
    CASE WHEN n.all_images IS DISTINCT FROM o.all_images THEN 'allImages' END,
    CASE WHEN n.document_files IS DISTINCT FROM o.document_files THEN 'documentFiles' END,
    CASE WHEN n.description IS DISTINCT FROM o.description THEN 'description' END,
    CASE WHEN n.uyap_link IS DISTINCT FROM o.uyap_link THEN 'uyapLink' END,
    CASE WHEN n.source_url IS DISTINCT FROM o.source_url THEN 'sourceUrl' END,
    CASE WHEN n.parsel_link IS DISTINCT FROM o.parsel_link THEN 'parselLink' END,
    CASE WHEN n.degerleme IS DISTINCT FROM o.degerleme THEN 'degerleme' END,
    CASE WHEN n.kaydindaki_serhler IS DISTINCT FROM o.kaydindaki_serhler THEN 'kaydindakiSerhler' END,
    CASE WHEN n.car_age IS DISTINCT FROM o.car_age THEN 'carAge' END,
    CASE WHEN n.car_model IS DISTINCT FROM o.car_model THEN 'carModel' END,
    CASE WHEN n.status IS DISTINCT FROM o.status THEN 'status' END,
    CASE WHEN n.sold_price IS DISTINCT FROM o.sold_price THEN 'soldPrice' END,
    CASE WHEN n.notice_values IS DISTINCT FROM o.notice_values THEN 'noticeValues' END,
    CASE WHEN n.office_contact IS DISTINCT FROM o.office_contact THEN 'officeContact' END
  ], NULL)
$$;
--> statement-breakpoint
CREATE FUNCTION note_listings_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (property_id, kind, fields, at)
  SELECT id, 'new', '{}', changed_at FROM new_rows WHERE hidden_at IS NULL ORDER BY id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Texts are compared only where something tells that they may be others: most updates confirm thousands of unchanged listings.
CREATE FUNCTION note_listings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (property_id, kind, fields, at)
  SELECT id, kind, fields, at FROM (
    SELECT n.id, c.fields, greatest(n.changed_at, o.changed_at) AS at, CASE
        WHEN n.hidden_at IS NOT NULL THEN CASE WHEN o.hidden_at IS NULL THEN 'removed' END
        WHEN o.hidden_at IS NOT NULL THEN 'new'
        WHEN n.status <> o.status AND n.status IN ('withdrawn', 'sold', 'unsold') THEN n.status
        WHEN o.is_open AND NOT n.is_open THEN 'ended'
        WHEN cardinality(c.fields) > 0 OR n.is_open <> o.is_open THEN 'changed'
      END AS kind
    FROM new_rows n JOIN old_rows o USING (id) CROSS JOIN LATERAL (SELECT changed_fields(o, n) AS fields) c
    WHERE (n.changed_at, n.status, n.is_open, n.hidden_at, n.fingerprint, n.words_fingerprint)
      IS DISTINCT FROM (o.changed_at, o.status, o.is_open, o.hidden_at, o.fingerprint, o.words_fingerprint)
  ) news WHERE kind IS NOT NULL ORDER BY id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_listings_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (property_id, kind, fields, at)
  SELECT id, 'removed', '{}', now() FROM old_rows WHERE hidden_at IS NULL ORDER BY id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_listings_added AFTER INSERT ON properties REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_listings_added();
--> statement-breakpoint
CREATE TRIGGER note_listings_changed AFTER UPDATE ON properties REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_listings_changed();
--> statement-breakpoint
CREATE TRIGGER note_listings_gone AFTER DELETE ON properties REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_listings_gone();
