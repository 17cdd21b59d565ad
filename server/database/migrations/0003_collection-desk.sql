CREATE TABLE "dropped_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dropped_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"dropped_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"state" text NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"rejections" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_states" (
	"name" text PRIMARY KEY NOT NULL,
	"cron" text NOT NULL,
	"asked_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"last_good_at" timestamp with time zone,
	"result" jsonb,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "source_controls" (
	"source" text PRIMARY KEY NOT NULL,
	"paused_at" timestamp with time zone,
	"pause_reason" text,
	"asked" text,
	"asked_at" timestamp with time zone,
	"stop_asked_at" timestamp with time zone,
	"tried" jsonb,
	"tried_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "extra_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "order_mails" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "order_mails" ADD COLUMN "extra_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_mails" ADD COLUMN "discarded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_conversations" ADD COLUMN "mail_extra_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "support_conversations" ADD COLUMN "mail_error" text;--> statement-breakpoint
CREATE INDEX "dropped_files_state" ON "dropped_files" USING btree ("state");