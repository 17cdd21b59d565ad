CREATE TABLE "kasko_layouts" (
	"headings" text PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kasko_lists" (
	"month" text PRIMARY KEY NOT NULL,
	"types" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kasko_lists_month" CHECK ("kasko_lists"."month" ~ '^\d{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "kasko_types" (
	"brand_code" integer NOT NULL,
	"type_code" integer NOT NULL,
	"brand_name" text NOT NULL,
	"type_name" text NOT NULL,
	"values" jsonb NOT NULL,
	CONSTRAINT "kasko_types_brand_code_type_code_pk" PRIMARY KEY("brand_code","type_code")
);
--> statement-breakpoint
ALTER TABLE "dropped_files" ADD COLUMN "confirms_columns" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "properties_ended_months" ON "properties" USING btree ("end_date","status") WHERE not is_open and hidden_at is null;