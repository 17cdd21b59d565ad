CREATE TABLE "cards_to_forget" (
	"card_token" text PRIMARY KEY NOT NULL,
	"card_user_key" text NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_mails" (
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "order_mails_order_id_kind_about_pk" PRIMARY KEY("order_id","kind","about")
);
--> statement-breakpoint
CREATE TABLE "order_papers" (
	"order_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"text_hash" text NOT NULL,
	"shown_at" timestamp with time zone NOT NULL,
	"shown_to" text NOT NULL,
	CONSTRAINT "order_papers_order_id_document_pk" PRIMARY KEY("order_id","document")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"period" text NOT NULL,
	"total_kurus" integer NOT NULL,
	"vat_percent" smallint NOT NULL,
	"is_renewal" boolean DEFAULT false NOT NULL,
	"method" text,
	"buyer" jsonb,
	"email" text NOT NULL,
	"starts_at_once" boolean DEFAULT false NOT NULL,
	"papers_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_reference" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount_kurus" integer NOT NULL,
	"token" text,
	"page_url" text,
	"failure_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_reference" text NOT NULL,
	"method" text NOT NULL,
	"amount_kurus" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"iban" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"due_by" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "renewals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"consent" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"card_page_token" text,
	"card_user_key" text,
	"card_token" text,
	"card_last_four" text,
	"announced_for" timestamp with time zone,
	"announced_kurus" integer,
	"failures" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	CONSTRAINT "renewals_card_page" UNIQUE("card_page_token")
);
--> statement-breakpoint
ALTER TABLE "payment_archive" ADD COLUMN "valid_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_archive" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "valid_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_papers" ADD CONSTRAINT "order_papers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_changes_order" ON "order_changes" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_mails_due" ON "order_mails" USING btree ("next_try_at") WHERE "order_mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_expiry" ON "orders" USING btree ("expires_at") WHERE "orders"."state" in ('draft', 'shown', 'confirmed', 'paying', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open" ON "orders" USING btree ("user_id") WHERE "orders"."state" in ('draft', 'shown', 'confirmed', 'paying') or ("orders"."state" = 'failed' and not "orders"."is_renewal");--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("checked_at") WHERE "payment_attempts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_try_at") WHERE "refunds"."state" in ('due', 'sending');--> statement-breakpoint
CREATE INDEX "renewals_next" ON "renewals" USING btree ("next_try_at");--> statement-breakpoint
ALTER TABLE "payment_archive" ADD CONSTRAINT "payment_archive_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_order" ON "payments" USING btree ("order_id") WHERE "payments"."valid_from" < "payments"."valid_until";--> statement-breakpoint
-- The archive keeps which time and which order a payment was for.
CREATE OR REPLACE FUNCTION archive_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_archive (amount, provider, reference, paid_at, valid_from, valid_until, order_id)
  VALUES (old.amount, old.provider, old.reference, old.paid_at, old.valid_from, old.valid_until, old.order_id);
  RETURN NULL;
END $$;
