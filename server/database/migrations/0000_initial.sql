CREATE TABLE "properties" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "properties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"source_url" text,
	"auction_id" text,
	"title" text NOT NULL,
	"dosya_bilgi" text,
	"price" numeric(15, 2),
	"il" text,
	"ilce" text,
	"mahalle_koy" text,
	"ada" text,
	"parsel" text,
	"location" text,
	"end_date" timestamp with time zone,
	"end_date_is_day_only" boolean DEFAULT false NOT NULL,
	"category_number" text NOT NULL,
	"tur" text NOT NULL,
	"court_name" text,
	"second_round" text DEFAULT '0' NOT NULL,
	"sulh_mahkeme" text DEFAULT '0' NOT NULL,
	"hisse" text,
	"image_url" text,
	"all_images" text DEFAULT '' NOT NULL,
	"document_files" text[] DEFAULT '{}' NOT NULL,
	"description" text,
	"uyap_link" text,
	"parsel_link" text,
	"degerleme" text,
	"kaydindaki_serhler" text,
	"car_age" text,
	"car_model" text,
	"status" text DEFAULT 'open' NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"fingerprint" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_confirmed_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "property_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL,
	"field" text NOT NULL,
	"old_value" jsonb,
	"new_value" jsonb,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_writes" (
	"writer" integer PRIMARY KEY NOT NULL,
	"writes" bigint NOT NULL,
	"last_confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "search_suggestions" (
	"kind" text NOT NULL,
	"suggestion" text NOT NULL,
	"folded" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_suggestions_kind_suggestion_pk" PRIMARY KEY("kind","suggestion")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "property_changes" ADD CONSTRAINT "property_changes_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "properties_source_key" ON "properties" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "properties_open_courts" ON "properties" USING btree ("court_name","car_model") WHERE is_open;--> statement-breakpoint
CREATE INDEX "property_changes_property" ON "property_changes" USING btree ("property_id","changed_at");