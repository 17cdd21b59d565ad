CREATE TABLE "alert_matches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_matches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"alert_id" bigint NOT NULL,
	"property_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"detail" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_matches_once" UNIQUE("alert_id","property_id","reason","detail")
);
--> statement-breakpoint
DROP INDEX "webhook_messages_waiting";--> statement-breakpoint
DROP INDEX "webhook_messages_log";--> statement-breakpoint
ALTER TABLE "property_alerts" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_messages" ALTER COLUMN "position" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_messages" ALTER COLUMN "property_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "property_alerts" ADD COLUMN "organisation_id" uuid;--> statement-breakpoint
ALTER TABLE "property_alerts" ADD COLUMN "shared_by" uuid;--> statement-breakpoint
ALTER TABLE "change_feed" ADD COLUMN "forgotten_match" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "match_position" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD COLUMN "place" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "webhook_messages_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD COLUMN "match_id" bigint;--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD COLUMN "report_id" uuid;--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD COLUMN "told" jsonb;--> statement-breakpoint
UPDATE "webhook_messages" SET "told" = jsonb_build_object('fields', "fields");--> statement-breakpoint
ALTER TABLE "webhook_messages" ALTER COLUMN "told" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "plan" text DEFAULT 'premium' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "organisation_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "organisation_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "given_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "plan" text DEFAULT 'premium' NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_matches" ADD CONSTRAINT "alert_matches_alert_id_property_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."property_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_matches" ADD CONSTRAINT "alert_matches_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_matches_alert" ON "alert_matches" USING btree ("alert_id","id");--> statement-breakpoint
CREATE INDEX "alert_matches_property" ON "alert_matches" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "alert_matches_at" ON "alert_matches" USING btree ("at");--> statement-breakpoint
ALTER TABLE "property_alerts" ADD CONSTRAINT "property_alerts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_alerts" ADD CONSTRAINT "property_alerts_shared_by_users_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "property_alerts_organisation" ON "property_alerts" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "property_alerts_sharer" ON "property_alerts" USING btree ("shared_by");--> statement-breakpoint
CREATE INDEX "orders_organisation" ON "orders" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "orders_to_give" ON "orders" USING btree ("paid_at") WHERE "orders"."plan" = 'corporate' and "orders"."state" = 'paid' and "orders"."given_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_messages_waiting" ON "webhook_messages" USING btree ("endpoint_id","property_id","place") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_messages_log" ON "webhook_messages" USING btree ("endpoint_id","place");--> statement-breakpoint
ALTER TABLE "webhook_messages" DROP COLUMN "fields";--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD CONSTRAINT "webhook_messages_match" UNIQUE("endpoint_id","match_id");--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD CONSTRAINT "webhook_messages_report" UNIQUE("endpoint_id","report_id");--> statement-breakpoint
ALTER TABLE "property_alerts" ADD CONSTRAINT "property_alerts_owner" CHECK (num_nonnulls("property_alerts"."user_id", "property_alerts"."organisation_id") = 1);--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD CONSTRAINT "webhook_messages_source" CHECK (num_nonnulls("webhook_messages"."position", "webhook_messages"."match_id", "webhook_messages"."report_id") = 1);
--> statement-breakpoint
-- by hand
-- Alerts that were shared before are kept to be seen; they look for listings once they are shared anew, because only the program
-- turns criteria into words.
INSERT INTO property_alerts
  (organisation_id, shared_by, alert_name, search_criteria, understood_criteria, is_active, watches_since, created_at, updated_at)
SELECT organisation_id, shared_by, name, search_criteria, nullif(understood_criteria, search_criteria), false, shared_at, shared_at, shared_at
FROM organisation_alerts ORDER BY shared_at, id;
--> statement-breakpoint
DROP TABLE organisation_alerts;
--> statement-breakpoint
-- That other listings of its lot are known now, or fewer, is news of a listing.
CREATE FUNCTION note_lots_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (property_id, kind, fields, at)
  SELECT p.id, 'lot', '{}', now() FROM properties p
  WHERE p.hidden_at IS NULL AND p.id IN (
    SELECT property_id FROM changed_rows UNION SELECT other_id FROM changed_rows)
  ORDER BY p.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_lots_linked AFTER INSERT ON lot_links REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_lots_changed();
--> statement-breakpoint
CREATE TRIGGER note_lots_unlinked AFTER DELETE ON lot_links REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_lots_changed();
