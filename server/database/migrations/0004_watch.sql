CREATE TABLE "notice_versions" (
	"property_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	"text" text,
	"text_hash" text,
	"has_words_of_next" boolean NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "notice_versions_property_id_number_pk" PRIMARY KEY("property_id","number")
);
--> statement-breakpoint
CREATE TABLE "saved_ad_news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_ad_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL,
	"version" integer,
	"old_status" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_versions" ADD CONSTRAINT "notice_versions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_ad_news" ADD CONSTRAINT "saved_ad_news_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_ad_news_property" ON "saved_ad_news" USING btree ("property_id");