ALTER TABLE "properties" ADD COLUMN "last_bid" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "bid_count" integer;