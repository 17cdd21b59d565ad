ALTER TABLE "document_pages" ADD COLUMN "member" integer;--> statement-breakpoint
ALTER TABLE "document_pages" ADD COLUMN "member_page" integer;