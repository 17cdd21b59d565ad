-- Triggers in the transaction that writes documents, their texts and their files.
-- Records listings whose words of documents changed. `indexPapers` writes their search rows, one listing at a time, so
-- that writers of listings can't deadlock.
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
--> statement-breakpoint
-- Records listings whose findings may have changed, for `countFindings`.
CREATE FUNCTION note_findings(content text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO finding_changes (property_id) SELECT DISTINCT f.property_id FROM mirrored_files f
  WHERE f.sha256 = content AND f.use = 'document'
$$;
--> statement-breakpoint
CREATE FUNCTION after_findings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM note_findings(OLD.sha256); ELSE PERFORM note_findings(NEW.sha256); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER after_findings AFTER INSERT OR UPDATE OR DELETE ON document_findings
  FOR EACH ROW EXECUTE FUNCTION after_findings();
--> statement-breakpoint
CREATE TRIGGER after_reading_ended AFTER UPDATE OF state ON document_texts FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION after_findings();
--> statement-breakpoint
CREATE TRIGGER after_finding_decided AFTER INSERT OR UPDATE OR DELETE ON finding_decisions
  FOR EACH ROW EXECUTE FUNCTION after_findings();
--> statement-breakpoint
CREATE TRIGGER after_findings_hidden AFTER INSERT OR UPDATE ON hidden_contents
  FOR EACH ROW EXECUTE FUNCTION after_findings();
--> statement-breakpoint
CREATE FUNCTION after_finding_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO finding_changes (property_id) VALUES (coalesce(NEW.property_id, OLD.property_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER after_paper_stored AFTER INSERT ON mirrored_files FOR EACH ROW
  WHEN (NEW.use = 'document' AND NEW.sha256 IS NOT NULL) EXECUTE FUNCTION after_finding_file();
--> statement-breakpoint
CREATE TRIGGER after_paper_changed AFTER UPDATE ON mirrored_files FOR EACH ROW
  WHEN (NEW.use = 'document' AND (OLD.sha256, OLD.state) IS DISTINCT FROM (NEW.sha256, NEW.state))
  EXECUTE FUNCTION after_finding_file();
--> statement-breakpoint
CREATE TRIGGER after_paper_gone AFTER DELETE ON mirrored_files FOR EACH ROW
  WHEN (OLD.use = 'document' AND OLD.sha256 IS NOT NULL) EXECUTE FUNCTION after_finding_file();
--> statement-breakpoint
CREATE FUNCTION after_lot_linked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO finding_changes (property_id)
  VALUES (coalesce(NEW.property_id, OLD.property_id)), (coalesce(NEW.other_id, OLD.other_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER after_lot_linked AFTER INSERT OR DELETE ON lot_links FOR EACH ROW EXECUTE FUNCTION after_lot_linked();
--> statement-breakpoint
-- Only for listings that were already counted: the figures of the others can't change.
CREATE FUNCTION note_counted_properties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO finding_changes (property_id)
  SELECT n.id FROM new_rows n JOIN old_rows o USING (id)
  WHERE (n.changed_at, n.hidden_at, n.is_open) IS DISTINCT FROM (o.changed_at, o.hidden_at, o.is_open)
    AND EXISTS (SELECT FROM listing_findings f WHERE f.property_id = n.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_counted AFTER UPDATE ON properties REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_counted_properties();
--> statement-breakpoint
-- Records files that listings no longer reference, so that they can be deleted from the file store.
CREATE FUNCTION note_unused_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unused_files (use, sha256, type)
  SELECT DISTINCT use, sha256, type FROM old_rows WHERE sha256 IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_unused AFTER DELETE ON mirrored_files REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_unused_files();
--> statement-breakpoint
-- The same for earlier contents of a file.
CREATE TRIGGER note_unused AFTER DELETE ON mirrored_file_versions REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_unused_files();
