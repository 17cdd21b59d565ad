CREATE TABLE "document_findings" (
	"sha256" text PRIMARY KEY NOT NULL,
	"version" smallint NOT NULL,
	"text_version" smallint NOT NULL,
	"mask_version" smallint NOT NULL,
	"done_pages" integer NOT NULL,
	"read_pages" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date,
	"ada" text,
	"parsel" text,
	"is_of_several" boolean NOT NULL,
	"findings" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_findings" ADD CONSTRAINT "document_findings_sha256_document_texts_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."document_texts"("sha256") ON DELETE cascade ON UPDATE no action;