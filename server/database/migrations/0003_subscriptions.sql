CREATE TABLE "daily_devices" (
	"address_hash" text NOT NULL,
	"day" date NOT NULL,
	"devices" integer NOT NULL,
	CONSTRAINT "daily_devices_address_hash_day_pk" PRIMARY KEY("address_hash","day")
);
--> statement-breakpoint
CREATE TABLE "daily_views" (
	"viewer" text NOT NULL,
	"day" date NOT NULL,
	"property_ids" bigint[] NOT NULL,
	CONSTRAINT "daily_views_viewer_day_pk" PRIMARY KEY("viewer","day")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_reference" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid,
	"device_hash" text NOT NULL,
	"address_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trials_user" UNIQUE("user_id"),
	CONSTRAINT "trials_device" UNIQUE("device_hash")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_views_day" ON "daily_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","valid_until");--> statement-breakpoint
CREATE INDEX "trials_address" ON "trials" USING btree ("address_hash","started_at");