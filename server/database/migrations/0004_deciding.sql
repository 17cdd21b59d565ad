CREATE TABLE "board_cards" (
	"user_id" uuid NOT NULL,
	"property_id" bigint NOT NULL,
	"stage" text NOT NULL,
	"notes" text NOT NULL,
	"tags" text[] NOT NULL,
	"highest_bid" bigint,
	"own_value" bigint,
	"checks" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "board_cards_user_id_property_id_pk" PRIMARY KEY("user_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "reminder_plans" (
	"property_id" bigint PRIMARY KEY NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"moved_from" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"end_minutes" smallint[] NOT NULL,
	"cash_minutes" smallint[] NOT NULL,
	"letter_minutes" smallint[] NOT NULL,
	"payment_minutes" smallint[] NOT NULL,
	"quiet_from" smallint,
	"quiet_until" smallint,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "won_sales" (
	"user_id" uuid NOT NULL,
	"property_id" bigint NOT NULL,
	"sold_on" date,
	"announced_on" date,
	"paid_on" date,
	"eviction_served_on" date,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "won_sales_user_id_property_id_pk" PRIMARY KEY("user_id","property_id")
);
--> statement-breakpoint
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
CREATE TABLE "organisation_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organisation_invitations_token" UNIQUE("token_hash"),
	CONSTRAINT "organisation_invitations_address" UNIQUE("organisation_id","email"),
	CONSTRAINT "organisation_invitations_role" CHECK ("organisation_invitations"."role" in ('owner', 'manager', 'member', 'reader'))
);
--> statement-breakpoint
CREATE TABLE "organisation_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organisation_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organisation_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"act" text NOT NULL,
	"subject_id" text,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "organisation_members" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organisation_members_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id"),
	CONSTRAINT "organisation_members_role" CHECK ("organisation_members"."role" in ('owner', 'manager', 'member', 'reader'))
);
--> statement-breakpoint
CREATE TABLE "organisation_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organisation_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organisation_id" uuid NOT NULL,
	"property_id" bigint NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_saved_ads" (
	"organisation_id" uuid NOT NULL,
	"property_id" bigint NOT NULL,
	"shared_by" uuid,
	"shared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organisation_saved_ads_organisation_id_property_id_pk" PRIMARY KEY("organisation_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"seats" integer NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"founded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "board_cards" ADD CONSTRAINT "board_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_cards" ADD CONSTRAINT "board_cards_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_plans" ADD CONSTRAINT "reminder_plans_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "won_sales" ADD CONSTRAINT "won_sales_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "won_sales" ADD CONSTRAINT "won_sales_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_versions" ADD CONSTRAINT "notice_versions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_ad_news" ADD CONSTRAINT "saved_ad_news_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_log" ADD CONSTRAINT "organisation_log_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_notes" ADD CONSTRAINT "organisation_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_notes" ADD CONSTRAINT "organisation_notes_ad" FOREIGN KEY ("organisation_id","property_id") REFERENCES "public"."organisation_saved_ads"("organisation_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_saved_ads" ADD CONSTRAINT "organisation_saved_ads_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_saved_ads" ADD CONSTRAINT "organisation_saved_ads_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_saved_ads" ADD CONSTRAINT "organisation_saved_ads_shared_by_users_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_cards_property" ON "board_cards" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "reminder_plans_next" ON "reminder_plans" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "won_sales_property" ON "won_sales" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "won_sales_announced" ON "won_sales" USING btree ("announced_on");--> statement-breakpoint
CREATE INDEX "saved_ad_news_property" ON "saved_ad_news" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "organisation_invitations_expiry" ON "organisation_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "organisation_log_of" ON "organisation_log" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "organisation_members_user" ON "organisation_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "organisation_notes_ad_index" ON "organisation_notes" USING btree ("organisation_id","property_id","id");--> statement-breakpoint
CREATE INDEX "organisation_notes_author" ON "organisation_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "organisation_saved_ads_property" ON "organisation_saved_ads" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "organisation_saved_ads_sharer" ON "organisation_saved_ads" USING btree ("shared_by");
--> statement-breakpoint
-- An organisation's log is only added to. It goes with the organisation, whose row is gone by then, and not otherwise.
CREATE FUNCTION refuse_organisation_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM organisations WHERE id = OLD.organisation_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The log of an organisation cannot be changed.';
END;
$$;--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON organisation_log
  FOR EACH ROW EXECUTE FUNCTION refuse_organisation_log_change();
