CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operators_role" CHECK ("operators"."role" in ('destek', 'icerik', 'yonetici'))
);
--> statement-breakpoint
CREATE TABLE "listing_corrections" (
	"property_id" bigint NOT NULL,
	"field" text NOT NULL,
	"source_value" jsonb NOT NULL,
	"value" jsonb NOT NULL,
	"corrected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_corrections_property_id_field_pk" PRIMARY KEY("property_id","field")
);
--> statement-breakpoint
CREATE TABLE "listing_masks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_masks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL,
	"salt" text NOT NULL,
	"hash" text NOT NULL,
	"words" smallint NOT NULL,
	"takes_documents" boolean NOT NULL,
	"masked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removal_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "removal_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"demand" text NOT NULL,
	"listings" bigint[] NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"decision" text,
	"answer" text,
	"decided_at" timestamp with time zone,
	"letter_sent_at" timestamp with time zone,
	"letter_tries" smallint DEFAULT 0 NOT NULL,
	"letter_due_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_corrections" ADD CONSTRAINT "listing_corrections_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_masks" ADD CONSTRAINT "listing_masks_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "listing_masks_property" ON "listing_masks" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "removal_requests_due" ON "removal_requests" USING btree ("decided_at","due_at");--> statement-breakpoint
-- Nothing that was done at the desk can be made undone in its log, whoever asks: not by the desk, not by a command.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log cannot be changed.';
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- What the desk hides has no search rows.
CREATE OR REPLACE FUNCTION index_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT forget_properties(ids);
  WITH inserted AS (
    INSERT INTO property_search (id, end_date, price, slot, is_open, second_round, sulh_mahkeme, has_image,
      category_number, tur, il, ilce, model_year, km, area_m2, price_per_m2, marks, words)
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
-- Only what searches read is compared. An equal fingerprint says that the words are equal; comparing the words themselves
-- would mean fetching them. What was hidden has no rows to renew.
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
      n.il, n.ilce, n.hidden_at IS NULL)
    IS DISTINCT FROM (o.is_open, o.end_date, o.price, o.second_round, o.sulh_mahkeme, o.image_url IS NULL,
      o.category_number, o.tur, o.il, o.ilce, o.hidden_at IS NULL)
    OR (NOT w.are_same AND n.words IS DISTINCT FROM o.words);
  IF cardinality(reworded) > 0 THEN PERFORM index_properties(reworded); END IF;
  IF cardinality(renewed) > 0 THEN PERFORM renew_properties(renewed); END IF;
  PERFORM count_property_write((SELECT max(last_confirmed_at) FROM new_rows));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What the desk hides is open to nobody, whatever its source says.
CREATE FUNCTION keep_hidden_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.is_open := false;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_hidden_closed BEFORE UPDATE ON properties FOR EACH ROW
  WHEN (new.hidden_at IS NOT NULL AND new.is_open) EXECUTE FUNCTION keep_hidden_closed();
