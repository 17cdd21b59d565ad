CREATE TABLE "hidden_contents" (
	"sha256" text PRIMARY KEY NOT NULL,
	"pages" integer[],
	"shown_sha256" text,
	"shown_bytes" bigint,
	"hidden_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "hidden_files" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "hidden_files" ADD COLUMN "use" text DEFAULT 'document' NOT NULL;--> statement-breakpoint
ALTER TABLE "hidden_files" ADD COLUMN "contents" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "hidden_files" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "hidden_contents_shown" ON "hidden_contents" USING btree ("shown_sha256");