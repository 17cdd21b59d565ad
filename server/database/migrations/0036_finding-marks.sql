CREATE TABLE "finding_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finding_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "finding_decisions" (
	"sha256" text NOT NULL,
	"field" text NOT NULL,
	"sentence_hash" text NOT NULL,
	"said_hash" text NOT NULL,
	"is_wrong" boolean NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "finding_decisions_sha256_field_sentence_hash_pk" PRIMARY KEY("sha256","field","sentence_hash")
);
--> statement-breakpoint
CREATE TABLE "finding_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finding_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sha256" text NOT NULL,
	"field" text NOT NULL,
	"sentence_hash" text NOT NULL,
	"said_hash" text NOT NULL,
	"user_id" uuid,
	"property_id" bigint,
	"reason" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "finding_marks_once" UNIQUE("user_id","sha256","field","sentence_hash")
);
--> statement-breakpoint
CREATE TABLE "listing_findings" (
	"property_id" bigint PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"documents" integer NOT NULL,
	"read_documents" integer NOT NULL,
	"unread_pages" integer NOT NULL,
	"finding_count" integer NOT NULL,
	"contradiction_count" integer NOT NULL,
	"axes" jsonb NOT NULL,
	"fields" text[] NOT NULL,
	"known_papers" text[] NOT NULL,
	"known_contradictions" text[] NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "finding_decisions" ADD CONSTRAINT "finding_decisions_sha256_document_texts_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."document_texts"("sha256") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_marks" ADD CONSTRAINT "finding_marks_sha256_document_texts_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."document_texts"("sha256") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_marks" ADD CONSTRAINT "finding_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_marks" ADD CONSTRAINT "finding_marks_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_findings" ADD CONSTRAINT "listing_findings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finding_changes_property" ON "finding_changes" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "finding_marks_finding" ON "finding_marks" USING btree ("sha256","field","sentence_hash");--> statement-breakpoint
CREATE INDEX "finding_marks_property" ON "finding_marks" USING btree ("property_id");
--> statement-breakpoint
-- What findings of a listing are made of: when something of it changes, `countFindings` looks at the listing again.
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
-- Only of listings that were counted: of the others nothing can become different.
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
INSERT INTO finding_changes (property_id) SELECT DISTINCT f.property_id FROM mirrored_files f
WHERE f.use = 'document' AND f.sha256 IS NOT NULL;
