CREATE TABLE "document_pages" (
	"sha256" text NOT NULL,
	"page" integer NOT NULL,
	"by" text NOT NULL,
	"words" jsonb NOT NULL,
	"text" text NOT NULL,
	"word_count" integer NOT NULL,
	"sure_count" integer NOT NULL,
	"mask_version" smallint NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_pages_sha256_page_pk" PRIMARY KEY("sha256","page")
);
--> statement-breakpoint
CREATE TABLE "document_texts" (
	"sha256" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"version" smallint NOT NULL,
	"pages" integer,
	"done_pages" integer DEFAULT 0 NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"reason" text,
	"started_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_sha256_document_texts_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."document_texts"("sha256") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_pages_read" ON "document_pages" USING btree ("read_at");--> statement-breakpoint
CREATE INDEX "document_pages_masked" ON "document_pages" USING btree ("mask_version");--> statement-breakpoint
CREATE INDEX "document_texts_state" ON "document_texts" USING btree ("state","read_at");