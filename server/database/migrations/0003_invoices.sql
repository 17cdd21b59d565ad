CREATE TABLE "invoice_files" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"amount_kurus" integer NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"number" text,
	"issued_on" date,
	"issued_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"reported_at" timestamp with time zone,
	CONSTRAINT "invoices_number" UNIQUE("number"),
	CONSTRAINT "invoices_about" UNIQUE("kind","about")
);
--> statement-breakpoint
ALTER TABLE "order_papers" ADD COLUMN "place" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("next_try_at") WHERE "invoices"."number" is null;