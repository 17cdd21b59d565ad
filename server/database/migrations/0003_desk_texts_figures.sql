CREATE TABLE "announcements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"text" text NOT NULL,
	"link_label" text,
	"link_address" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcements_time" CHECK ("announcements"."starts_at" < "announcements"."ends_at"),
	CONSTRAINT "announcements_link" CHECK (("announcements"."link_label" is null) = ("announcements"."link_address" is null))
);
--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "daily_figures_day_figure_pk" PRIMARY KEY("day","figure")
);
--> statement-breakpoint
CREATE TABLE "edited_texts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "edited_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"source" text,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forgotten_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"forgotten_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wrong_readings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wrong_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL,
	"field" text NOT NULL,
	"read" jsonb NOT NULL,
	"rightly" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wrong_readings_field" UNIQUE("property_id","field")
);
--> statement-breakpoint
CREATE TABLE "lot_decisions" (
	"property_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"is_same" boolean NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lot_decisions_property_id_other_id_pk" PRIMARY KEY("property_id","other_id"),
	CONSTRAINT "lot_decisions_order" CHECK ("lot_decisions"."property_id" < "lot_decisions"."other_id")
);
--> statement-breakpoint
ALTER TABLE "wrong_readings" ADD CONSTRAINT "wrong_readings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_decisions" ADD CONSTRAINT "lot_decisions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_decisions" ADD CONSTRAINT "lot_decisions_other_id_properties_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_end" ON "announcements" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "edited_texts_name" ON "edited_texts" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "forgotten_accounts_time" ON "forgotten_accounts" USING btree ("forgotten_at");--> statement-breakpoint
CREATE INDEX "lot_decisions_other" ON "lot_decisions" USING btree ("other_id");--> statement-breakpoint
-- A backup from before must not bring back who has left.
CREATE FUNCTION note_forgotten_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO forgotten_accounts (id, forgotten_at) SELECT id, now() FROM old_rows ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_forgotten AFTER DELETE ON users REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_forgotten_accounts();
