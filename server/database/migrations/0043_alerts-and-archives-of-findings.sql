CREATE TABLE "alert_paper_news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_paper_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"counts" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_findings" DROP CONSTRAINT "document_findings_pkey";--> statement-breakpoint
ALTER TABLE "property_alerts" ADD COLUMN "paper_news" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "document_findings" ADD COLUMN "part" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "document_findings" ADD CONSTRAINT "document_findings_sha256_part_pk" PRIMARY KEY("sha256","part");--> statement-breakpoint
ALTER TABLE "document_findings" ADD COLUMN "member_name" text;--> statement-breakpoint
ALTER TABLE "document_findings" ADD COLUMN "first_page" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "document_pages" ADD COLUMN "member_name" text;--> statement-breakpoint
ALTER TABLE "alert_paper_news" ADD CONSTRAINT "alert_paper_news_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_paper_news_property" ON "alert_paper_news" USING btree ("property_id");
--> statement-breakpoint
-- Archives are read once more, for the names of their files.
UPDATE "document_texts" SET "version" = -1 WHERE "type" = 'zip' AND "version" > 0;
