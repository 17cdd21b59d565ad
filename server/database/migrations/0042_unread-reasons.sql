ALTER TABLE "document_pages" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "document_pages" ADD COLUMN "is_read_outside" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Reasons were sentences of the programs that read.
UPDATE "document_texts" SET "reason" = CASE
  WHEN "reason" LIKE 'took too long%' THEN 'time'
  WHEN "reason" LIKE 'took too much memory%' THEN 'memory'
  WHEN "reason" LIKE 'ended its%' OR "reason" = 'ends its process' THEN 'crash'
  WHEN "reason" = 'not in the store' THEN 'missing'
  WHEN "reason" = 'too large' THEN 'bytes'
  ELSE 'broken' END
WHERE "reason" IS NOT NULL;
