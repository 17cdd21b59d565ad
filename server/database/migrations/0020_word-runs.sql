CREATE TABLE "word_runs" (
	"version" integer PRIMARY KEY NOT NULL,
	"last_id" bigint NOT NULL,
	"listings" integer NOT NULL,
	"reworded" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
