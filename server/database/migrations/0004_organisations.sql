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
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_log" ADD CONSTRAINT "organisation_log_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_notes" ADD CONSTRAINT "organisation_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_notes" ADD CONSTRAINT "organisation_notes_ad" FOREIGN KEY ("organisation_id","property_id") REFERENCES "public"."organisation_saved_ads"("organisation_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_saved_ads" ADD CONSTRAINT "organisation_saved_ads_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_saved_ads" ADD CONSTRAINT "organisation_saved_ads_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_saved_ads" ADD CONSTRAINT "organisation_saved_ads_shared_by_users_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisation_invitations_expiry" ON "organisation_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "organisation_log_of" ON "organisation_log" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "organisation_members_user" ON "organisation_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "organisation_notes_ad_index" ON "organisation_notes" USING btree ("organisation_id","property_id","id");--> statement-breakpoint
CREATE INDEX "organisation_notes_author" ON "organisation_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "organisation_saved_ads_property" ON "organisation_saved_ads" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "organisation_saved_ads_sharer" ON "organisation_saved_ads" USING btree ("shared_by");--> statement-breakpoint
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
