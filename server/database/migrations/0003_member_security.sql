CREATE TABLE "email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"old_token_hash" text NOT NULL,
	"new_token_hash" text NOT NULL,
	"old_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_old_token" UNIQUE("old_token_hash"),
	CONSTRAINT "email_changes_new_token" UNIQUE("new_token_hash")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"mark_hash" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_mark_hash_pk" PRIMARY KEY("user_id","mark_hash")
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"subject_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_message_counts" (
	"who" text NOT NULL,
	"day" date NOT NULL,
	"messages" integer NOT NULL,
	CONSTRAINT "text_message_counts_who_day_pk" PRIMARY KEY("who","day")
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_expiry" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_devices_age" ON "known_devices" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "phone_codes_expiry" ON "phone_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "text_message_counts_day" ON "text_message_counts" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "users_confirmed_number" ON "users" USING btree ("phone_number") WHERE "users"."phone_number_verified";