CREATE TABLE "alert_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL,
	"made_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"is_new" boolean NOT NULL,
	"old_is_open" boolean,
	"old_end_date" timestamp with time zone,
	"old_price" bigint,
	"old_second_round" boolean,
	"old_sulh_mahkeme" boolean,
	"old_words" "tsvector"
);
--> statement-breakpoint
CREATE TABLE "alert_keys" (
	"what" text NOT NULL,
	"place" text NOT NULL,
	"alert_id" bigint NOT NULL,
	"price_from" bigint,
	"price_to" bigint,
	"days_remaining" smallint,
	"second_round" boolean,
	"sulh_mahkeme" boolean,
	"needs_words" boolean NOT NULL,
	CONSTRAINT "alert_keys_what_place_alert_id_pk" PRIMARY KEY("what","place","alert_id")
);
--> statement-breakpoint
CREATE TABLE "alert_timers" (
	"property_id" bigint PRIMARY KEY NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"days" smallint NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "property_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"alert_name" text NOT NULL,
	"search_criteria" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"words" "tsquery",
	"watches_since" timestamp with time zone NOT NULL,
	"seen" "pg_snapshot",
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"user_id" uuid NOT NULL,
	"notification_ids" bigint[] NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"property_id" bigint NOT NULL,
	"alert_id" bigint,
	"reason" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_items" (
	"channel" text NOT NULL,
	"user_id" uuid NOT NULL,
	"notification_id" bigint NOT NULL,
	CONSTRAINT "outbox_items_notification_id_channel_pk" PRIMARY KEY("notification_id","channel")
);
--> statement-breakpoint
CREATE TABLE "saved_ads" (
	"user_id" uuid NOT NULL,
	"property_id" bigint NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_ads_user_id_property_id_pk" PRIMARY KEY("user_id","property_id")
);
--> statement-breakpoint
ALTER TABLE "alert_events" ADD CONSTRAINT "alert_events_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_keys" ADD CONSTRAINT "alert_keys_alert_id_property_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."property_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_timers" ADD CONSTRAINT "alert_timers_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_alerts" ADD CONSTRAINT "property_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_ads" ADD CONSTRAINT "saved_ads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_ads" ADD CONSTRAINT "saved_ads_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_events_property" ON "alert_events" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "alert_keys_alert" ON "alert_keys" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "alert_timers_due" ON "alert_timers" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "property_alerts_user" ON "property_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "property_alerts_seen" ON "property_alerts" USING btree ("id") WHERE "property_alerts"."seen" is not null;--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("channel","next_attempt_at") WHERE "deliveries"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "deliveries_dead" ON "deliveries" USING btree ("channel") WHERE "deliveries"."status" = 'dead';--> statement-breakpoint
CREATE INDEX "deliveries_user" ON "deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_of_alerts" ON "notifications" USING btree ("alert_id","property_id","reason","detail") WHERE "notifications"."alert_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_of_saved_ads" ON "notifications" USING btree ("user_id","property_id","reason","detail") WHERE "notifications"."alert_id" is null;--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE not "notifications"."is_read";--> statement-breakpoint
CREATE INDEX "saved_ads_property" ON "saved_ads" USING btree ("property_id");--> statement-breakpoint
-- What alerts have yet to look at, written with the listing itself so that neither is ever there without the other.
CREATE FUNCTION note_new_properties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alert_events (property_id, is_new) SELECT id, true FROM new_rows WHERE is_open;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Whatever place and kind a listing has is among its words. Words are compared last, and only of rows that say to have changed:
-- fetching them costs more than all the rest.
CREATE FUNCTION note_changed_properties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alert_events (property_id, is_new, old_is_open, old_end_date, old_price, old_second_round, old_sulh_mahkeme,
    old_words)
  SELECT n.id, false, o.is_open, o.end_date, round(o.price * 100), o.second_round = '1', o.sulh_mahkeme = '1',
    CASE WHEN n.words IS DISTINCT FROM o.words THEN o.words END
  FROM new_rows n JOIN old_rows o USING (id)
  WHERE n.is_open
    AND (n.changed_at, n.is_open, n.end_date, n.price, n.second_round, n.sulh_mahkeme)
      IS DISTINCT FROM (o.changed_at, o.is_open, o.end_date, o.price, o.second_round, o.sulh_mahkeme)
    AND (n.is_open, n.end_date, n.price, n.second_round, n.sulh_mahkeme, n.words)
      IS DISTINCT FROM (o.is_open, o.end_date, o.price, o.second_round, o.sulh_mahkeme, o.words);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_new AFTER INSERT ON properties REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_new_properties();
--> statement-breakpoint
CREATE TRIGGER note_changed AFTER UPDATE ON properties REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_properties();
--> statement-breakpoint
-- Instead of a foreign key, which would look up the listing of every single notification: hundreds of them name the same.
CREATE FUNCTION forget_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications n USING old_rows o WHERE n.property_id = o.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION forget_all_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE notifications;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_notifications AFTER DELETE ON properties REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications();
--> statement-breakpoint
CREATE TRIGGER forget_all_notifications AFTER TRUNCATE ON properties
  FOR EACH STATEMENT EXECUTE FUNCTION forget_all_notifications();
--> statement-breakpoint
-- Listings from before alerts could be made are old to every alert; their ends come nearer all the same.
INSERT INTO alert_timers (property_id, end_date, days, due_at)
SELECT id, end_date, days, end_date - days * interval '1 day'
FROM (
  SELECT id, end_date, least(60, ceil(extract(epoch FROM end_date - now()) / 86400)::int - 1) AS days
  FROM properties WHERE is_open AND end_date > now()
) open
WHERE days > 0;
