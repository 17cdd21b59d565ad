CREATE TABLE "common_word_counts" (
	"counted_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"listings" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "common_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "property_alerts" ADD COLUMN "open_words" "tsquery";--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "is_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The words of a listing with those, marked with %, by which everybody may find it (D35): what stands in its open texts, and
-- what is common in its locked ones. For alerts, whose owners may come to have the right to read more, or lose it.
CREATE FUNCTION findable_words(words tsvector) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT words || array_to_tsvector(array(
    SELECT '%' || c.word FROM unnest(tsvector_to_array(words)) AS l(lexeme) JOIN common_words c ON c.word = l.lexeme
    UNION
    SELECT '%' || substr(lexeme, 2) FROM unnest(tsvector_to_array(words)) AS l(lexeme)
    WHERE left(lexeme, 1) IN ('^', '~')
  ))
$$;
