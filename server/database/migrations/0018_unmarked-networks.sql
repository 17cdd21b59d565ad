ALTER TABLE "daily_views" ADD COLUMN "address_hash" text;--> statement-breakpoint
CREATE INDEX "daily_views_network" ON "daily_views" USING btree ("day","address_hash");