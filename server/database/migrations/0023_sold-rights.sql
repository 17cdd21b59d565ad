CREATE TABLE "reading_runs" (
	"version" text PRIMARY KEY NOT NULL,
	"last_id" bigint NOT NULL,
	"listings" integer NOT NULL,
	"changed" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "sold_right" text GENERATED ALWAYS AS (notice_values #>> '{values,right,value}') STORED;