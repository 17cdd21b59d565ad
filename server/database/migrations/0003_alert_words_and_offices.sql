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
ALTER TABLE "properties" ADD COLUMN "office_contact" jsonb;