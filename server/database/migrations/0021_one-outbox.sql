CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"user_id" uuid,
	"order_id" uuid,
	"facts" jsonb NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outbox_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"most_tries" integer,
	"next_try_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "outbox_once" UNIQUE("kind","key")
);
--> statement-breakpoint
-- What waits, was given up or must not be sent twice moves into the one table.
INSERT INTO "outbox" ("id", "kind", "key", "user_id", "facts", "state", "tries", "next_try_at", "last_error", "created_at", "finished_at")
  SELECT "id", CASE "channel" WHEN 'email' THEN 'notification' ELSE 'notification-sms' END, "id"::text, "user_id",
    jsonb_build_object('notificationIds', "notification_ids"), CASE "status" WHEN 'pending' THEN 'waiting' ELSE "status" END,
    "attempts", "next_attempt_at", "last_error", "created_at", "finished_at" FROM "deliveries" ORDER BY "created_at";--> statement-breakpoint
INSERT INTO "outbox" ("kind", "key", "order_id", "facts", "state", "tries", "most_tries", "next_try_at", "last_error", "created_at", "finished_at")
  SELECT 'order', "order_id" || '~' || "kind" || '~' || "about", "order_id",
    jsonb_build_object('mail', "kind", 'about', "about", 'told', "facts"),
    CASE WHEN "sent_at" IS NOT NULL THEN 'sent' WHEN "discarded_at" IS NOT NULL THEN 'cancelled' WHEN "tries" > 15 + "extra_tries" THEN 'dead' ELSE 'waiting' END,
    "tries", CASE WHEN "sent_at" IS NULL AND "tries" >= 15 THEN "tries" + 1 END, "next_try_at", "last_error", "created_at", coalesce("sent_at", "discarded_at") FROM "order_mails" ORDER BY "created_at";--> statement-breakpoint
INSERT INTO "outbox" ("kind", "key", "user_id", "facts", "state", "tries", "next_try_at", "created_at", "finished_at")
  SELECT 'report', m."report_id" || '~' || m."user_id", m."user_id", jsonb_build_object('reportId', m."report_id"),
    CASE WHEN m."sent_at" IS NOT NULL THEN 'sent' WHEN m."tries" >= 10 THEN 'dead' ELSE 'waiting' END,
    m."tries", m."next_try_at", r."asked_at", m."sent_at" FROM "report_mails" m JOIN "reports" r ON r."id" = m."report_id" WHERE r."state" = 'ready';--> statement-breakpoint
INSERT INTO "outbox" ("kind", "key", "facts", "tries", "next_try_at", "created_at")
  SELECT 'removal', "id"::text, jsonb_build_object('request', "id"), "letter_tries", coalesce("letter_due_at", "decided_at"), "decided_at"
  FROM "removal_requests" WHERE "decided_at" IS NOT NULL AND "letter_sent_at" IS NULL;--> statement-breakpoint
INSERT INTO "outbox" ("kind", "key", "facts", "next_try_at", "created_at")
  SELECT 'support', c."id" || '~' || m."seq", jsonb_build_object('conversation', c."id", 'seq', m."seq"), m."at" + interval '3 minutes', m."at"
  FROM "support_conversations" c JOIN "support_messages" m ON m."conversation_id" = c."id"
  WHERE m."author" = 'operator' AND m."seq" > greatest(c."person_read", c."mailed_seq");--> statement-breakpoint
INSERT INTO "outbox" ("kind", "key", "user_id", "facts", "next_try_at", "created_at")
  SELECT 'webhook-off', e."id" || '~migrated~' || m."user_id", m."user_id", jsonb_build_object('endpointId', e."id"), e."mail_due_at", now()
  FROM "webhook_endpoints" e JOIN "organisation_members" m ON m."organisation_id" = e."organisation_id" AND m."role" = 'owner'
  WHERE e."mail_due_at" IS NOT NULL AND e."state" = 'off';--> statement-breakpoint
ALTER TABLE "report_mails" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deliveries" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_mails" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "report_mails" CASCADE;--> statement-breakpoint
DROP TABLE "deliveries" CASCADE;--> statement-breakpoint
DROP TABLE "order_mails" CASCADE;--> statement-breakpoint
DROP INDEX "invoices_due";--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("kind","next_try_at","place") WHERE "outbox"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("kind","created_at") WHERE "outbox"."state" = 'dead';--> statement-breakpoint
CREATE INDEX "outbox_finished" ON "outbox" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "outbox_user" ON "outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_order" ON "outbox" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("happened_at") WHERE "invoices"."number" is null;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" DROP COLUMN "mail_due_at";--> statement-breakpoint
ALTER TABLE "removal_requests" DROP COLUMN "letter_tries";--> statement-breakpoint
ALTER TABLE "removal_requests" DROP COLUMN "letter_due_at";--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "tries";--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "next_try_at";--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "extra_tries";--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "last_error";--> statement-breakpoint
ALTER TABLE "support_conversations" DROP COLUMN "mail_tries";--> statement-breakpoint
ALTER TABLE "support_conversations" DROP COLUMN "mail_extra_tries";--> statement-breakpoint
ALTER TABLE "support_conversations" DROP COLUMN "mail_error";