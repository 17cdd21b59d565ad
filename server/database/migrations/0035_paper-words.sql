CREATE TABLE "paper_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_texts" ADD COLUMN "words" "tsvector";--> statement-breakpoint
CREATE INDEX "paper_changes_property" ON "paper_changes" USING btree ("property_id");
--> statement-breakpoint
-- The words of a listing's papers, which its search row has beside those of its notice (D20, D35). A vector holds a megabyte:
-- of many long papers some words are left out.
CREATE FUNCTION paper_words(id bigint) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_to_tsvector(array_agg(lexeme)), '') FROM (
    SELECT DISTINCT l.lexeme FROM mirrored_files f JOIN document_texts t ON t.sha256 = f.sha256
      CROSS JOIN LATERAL unnest(tsvector_to_array(t.words)) AS l(lexeme)
    WHERE f.property_id = paper_words.id AND f.use = 'document' AND f.state = 'stored'
      AND NOT EXISTS (SELECT FROM hidden_contents h WHERE h.sha256 = f.sha256 AND h.undone_at IS NULL)
    LIMIT 20000
  ) AS found
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT forget_properties(ids);
  INSERT INTO property_search (id, end_date, price, is_open, second_round, sulh_mahkeme, has_image,
    category_number, tur, il, ilce, model_year, km, area_m2, price_per_m2, all_in, appraised_on, deposit, value_today,
    today_ratio, marks, words)
  SELECT p.id, end_date, round(price * 100), is_open, second_round = '1', sulh_mahkeme = '1', image_url IS NOT NULL,
    category_number, tur, il, ilce, v.*,
    array(
      -- Compared before it is matched, which takes longer.
      SELECT lexeme FROM unnest(tsvector_to_array(words)) AS l(lexeme) WHERE lexeme LIKE '@%' AND lexeme ~ '^@[snvoya]'
    ), words || correction_words(p.id) || paper_words(p.id)
  FROM properties p CROSS JOIN LATERAL order_values(p) v WHERE p.id = ANY (ids) AND p.hidden_at IS NULL
$$;
--> statement-breakpoint
-- What changes the words of papers is noted in the transaction that changes it; `indexPapers` writes the search rows, one
-- listing at a time, so that no writer of listings waits for another in a circle.
CREATE FUNCTION note_papers(content text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO paper_changes (property_id) SELECT property_id FROM mirrored_files f
  WHERE f.sha256 = content AND f.use = 'document'
$$;
--> statement-breakpoint
CREATE FUNCTION after_document_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_papers(OLD.sha256);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER after_words_updated AFTER UPDATE OF words ON document_texts FOR EACH ROW
  WHEN (OLD.words IS DISTINCT FROM NEW.words) EXECUTE FUNCTION after_document_words();
--> statement-breakpoint
CREATE TRIGGER after_words_deleted AFTER DELETE ON document_texts FOR EACH ROW
  WHEN (OLD.words IS NOT NULL) EXECUTE FUNCTION after_document_words();
--> statement-breakpoint
CREATE FUNCTION after_hidden_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_papers(NEW.sha256);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER after_hidden AFTER INSERT OR UPDATE ON hidden_contents FOR EACH ROW EXECUTE FUNCTION after_hidden_content();
--> statement-breakpoint
CREATE FUNCTION note_paper_of(property_id bigint, content text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO paper_changes (property_id) SELECT note_paper_of.property_id
  WHERE EXISTS (SELECT FROM document_texts t WHERE t.sha256 = content AND t.words IS NOT NULL)
$$;
--> statement-breakpoint
CREATE FUNCTION after_document_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM note_paper_of(OLD.property_id, OLD.sha256); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM note_paper_of(NEW.property_id, NEW.sha256); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER after_document_stored AFTER INSERT ON mirrored_files FOR EACH ROW
  WHEN (NEW.use = 'document' AND NEW.sha256 IS NOT NULL) EXECUTE FUNCTION after_document_file();
--> statement-breakpoint
CREATE TRIGGER after_document_changed AFTER UPDATE ON mirrored_files FOR EACH ROW
  WHEN (NEW.use = 'document' AND (OLD.sha256, OLD.state) IS DISTINCT FROM (NEW.sha256, NEW.state))
  EXECUTE FUNCTION after_document_file();
--> statement-breakpoint
CREATE TRIGGER after_document_gone AFTER DELETE ON mirrored_files FOR EACH ROW
  WHEN (OLD.use = 'document' AND OLD.sha256 IS NOT NULL) EXECUTE FUNCTION after_document_file();
