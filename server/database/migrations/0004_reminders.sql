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
ALTER TABLE "notifications" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reminder_plans" ADD CONSTRAINT "reminder_plans_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "won_sales" ADD CONSTRAINT "won_sales_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "won_sales" ADD CONSTRAINT "won_sales_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_plans_next" ON "reminder_plans" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "won_sales_property" ON "won_sales" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "won_sales_announced" ON "won_sales" USING btree ("announced_on");