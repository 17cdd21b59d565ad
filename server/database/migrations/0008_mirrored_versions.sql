CREATE TABLE "mirrored_file_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mirrored_file_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_id" bigint NOT NULL,
	"use" text NOT NULL,
	"sha256" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "mirrored_files_due";--> statement-breakpoint
ALTER TABLE "mirrored_files" ADD COLUMN "etag" text;--> statement-breakpoint
ALTER TABLE "mirrored_files" ADD COLUMN "last_modified" text;--> statement-breakpoint
ALTER TABLE "mirrored_files" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mirrored_file_versions" ADD CONSTRAINT "mirrored_file_versions_file_id_mirrored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."mirrored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mirrored_file_versions_file" ON "mirrored_file_versions" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "mirrored_file_versions_content" ON "mirrored_file_versions" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "mirrored_files_recheck" ON "mirrored_files" USING btree ("next_try_at") WHERE "mirrored_files"."next_try_at" is not null and "mirrored_files"."state" = 'stored';--> statement-breakpoint
CREATE INDEX "mirrored_files_due" ON "mirrored_files" USING btree ("next_try_at") WHERE "mirrored_files"."next_try_at" is not null and "mirrored_files"."state" <> 'stored';--> statement-breakpoint
UPDATE mirrored_files SET checked_at = stored_at, next_try_at = stored_at + interval '7 days' WHERE state = 'stored';
--> statement-breakpoint
CREATE TRIGGER note_unused AFTER DELETE ON mirrored_file_versions REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_unused_files();
