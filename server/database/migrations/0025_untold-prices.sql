ALTER TABLE "alert_keys" ADD COLUMN "price_or_untold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Blocks of bits hold which listings have no price from now on: all of them are made again at the next packing.
DELETE FROM search_common;
