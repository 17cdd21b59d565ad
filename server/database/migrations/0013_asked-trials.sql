CREATE TABLE "asked_trials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"device_hash" text NOT NULL,
	"mark_hash" text NOT NULL,
	"address_hash" text NOT NULL,
	"network_hash" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_sessions" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "asked_trials" ADD CONSTRAINT "asked_trials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;