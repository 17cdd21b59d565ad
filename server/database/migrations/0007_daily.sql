CREATE TABLE "collection_faults" (
	"run_id" bigint NOT NULL,
	"fault_hash" text NOT NULL,
	"kind" text NOT NULL,
	"source_key" text,
	"reason" text NOT NULL,
	"given" jsonb,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collection_faults_run_id_fault_hash_pk" PRIMARY KEY("run_id","fault_hash")
);
--> statement-breakpoint
CREATE TABLE "collection_rows" (
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"row_hash" text NOT NULL,
	"verdict" text NOT NULL,
	"run_id" bigint NOT NULL,
	CONSTRAINT "collection_rows_source_source_key_pk" PRIMARY KEY("source","source_key")
);
--> statement-breakpoint
CREATE TABLE "collection_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collection_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"state" text NOT NULL,
	"since" timestamp with time zone,
	"collected" integer DEFAULT 0 NOT NULL,
	"inserted" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"unreadable" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"resumed" smallint DEFAULT 0 NOT NULL,
	"error" text,
	"checkpoint" jsonb
);
--> statement-breakpoint
CREATE TABLE "collection_states" (
	"source" text PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mirrored_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mirrored_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL,
	"use" text NOT NULL,
	"url" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"sha256" text,
	"type" text,
	"bytes" bigint,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"reason" text,
	"noted_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "unused_files" (
	"use" text NOT NULL,
	"sha256" text NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "unused_files_use_sha256_type_pk" PRIMARY KEY("use","sha256","type")
);
--> statement-breakpoint
CREATE TABLE "lot_checks" (
	"property_id" bigint PRIMARY KEY NOT NULL,
	"parcel_key" text,
	"file_key" text,
	"compared_change" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lot_links" (
	"property_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lot_links_property_id_other_id_pk" PRIMARY KEY("property_id","other_id"),
	CONSTRAINT "lot_links_order" CHECK ("lot_links"."property_id" < "lot_links"."other_id")
);
--> statement-breakpoint
CREATE TABLE "unseen_properties" (
	"property_id" bigint PRIMARY KEY NOT NULL,
	"last_confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_archive" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_archive_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"amount" numeric(10, 2) NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "passive_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "passive_warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "sold_price" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "collection_faults" ADD CONSTRAINT "collection_faults_run_id_collection_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."collection_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mirrored_files" ADD CONSTRAINT "mirrored_files_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_checks" ADD CONSTRAINT "lot_checks_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_links" ADD CONSTRAINT "lot_links_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_links" ADD CONSTRAINT "lot_links_other_id_properties_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unseen_properties" ADD CONSTRAINT "unseen_properties_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_rows_run" ON "collection_rows" USING btree ("source","run_id");--> statement-breakpoint
CREATE INDEX "collection_runs_source" ON "collection_runs" USING btree ("source","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mirrored_files_of_property" ON "mirrored_files" USING btree ("property_id","use","url");--> statement-breakpoint
CREATE INDEX "mirrored_files_due" ON "mirrored_files" USING btree ("next_try_at") WHERE "mirrored_files"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "mirrored_files_content" ON "mirrored_files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "mirrored_files_stored" ON "mirrored_files" USING btree ("url") WHERE "mirrored_files"."state" = 'stored';--> statement-breakpoint
CREATE INDEX "lot_checks_parcel" ON "lot_checks" USING btree ("parcel_key");--> statement-breakpoint
CREATE INDEX "lot_checks_file" ON "lot_checks" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "lot_links_other" ON "lot_links" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "payment_archive_age" ON "payment_archive" USING btree ("paid_at");--> statement-breakpoint
-- Accounts from before this was noted: their sessions know, where they have one still.
UPDATE users SET last_used_at = coalesce((SELECT max(last_used_at) FROM user_sessions s WHERE s.user_id = users.id), updated_at);
--> statement-breakpoint
-- Payments outlive their account (spec §9: ten years), whichever way it is deleted.
CREATE FUNCTION archive_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_archive (amount, provider, reference, paid_at, valid_until)
  VALUES (old.amount, old.provider, old.reference, old.paid_at, old.valid_until);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER archive_payment AFTER DELETE ON payments FOR EACH ROW EXECUTE FUNCTION archive_payment();
--> statement-breakpoint
CREATE FUNCTION note_unused_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unused_files (use, sha256, type)
  SELECT DISTINCT use, sha256, type FROM old_rows WHERE sha256 IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_unused AFTER DELETE ON mirrored_files REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_unused_files();
