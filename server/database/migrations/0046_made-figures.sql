ALTER TABLE "kasko_lists" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "market_series" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;