-- Cards that are kept for renewals are all at the only provider that there was.
ALTER TABLE "cards_to_forget" ADD COLUMN "provider" text NOT NULL DEFAULT 'iyzico';--> statement-breakpoint
ALTER TABLE "cards_to_forget" ALTER COLUMN "provider" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "renewals" ADD COLUMN "provider" text NOT NULL DEFAULT 'iyzico';--> statement-breakpoint
ALTER TABLE "renewals" ALTER COLUMN "provider" DROP DEFAULT;
