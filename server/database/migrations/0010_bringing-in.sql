ALTER TABLE "notifications" ALTER COLUMN "property_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "dropped_files" ADD COLUMN "is_trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dropped_files" ADD COLUMN "replaces_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dropped_files" ADD COLUMN "coverage" jsonb;--> statement-breakpoint
ALTER TABLE "source_controls" ADD COLUMN "replaces_sample" boolean DEFAULT false NOT NULL;