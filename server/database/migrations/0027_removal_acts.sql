ALTER TABLE "removal_requests" ADD COLUMN "acts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "removal_requests" ADD COLUMN "nothing_done" text;