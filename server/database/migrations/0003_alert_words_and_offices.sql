CREATE TABLE "offices" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"phone" text,
	"email" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "property_alerts" ADD COLUMN "understood_criteria" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "office_contact" jsonb;--> statement-breakpoint
-- The province's official name has a circumflex: listings and alerts follow.
UPDATE "properties" SET "il" = 'Hakkâri', "words_fingerprint" = '', "words" = replace("words"::text, 'Hakkari', 'Hakkâri')::tsvector WHERE "il" = 'Hakkari';--> statement-breakpoint
UPDATE "property_alerts" SET "words" = replace("words"::text, 'Hakkari', 'Hakkâri')::tsquery WHERE "words"::text LIKE '%Hakkari%';--> statement-breakpoint
UPDATE "alert_keys" SET "what" = replace("what", 'Hakkari', 'Hakkâri'), "place" = replace("place", 'Hakkari', 'Hakkâri')
  WHERE "what" LIKE '%Hakkari%' OR "place" LIKE '%Hakkari%';
