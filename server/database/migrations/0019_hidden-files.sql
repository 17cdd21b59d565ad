CREATE TABLE "hidden_files" (
	"property_id" bigint NOT NULL,
	"address_hash" text NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_files_property_id_address_hash_pk" PRIMARY KEY("property_id","address_hash")
);
--> statement-breakpoint
ALTER TABLE "hidden_files" ADD CONSTRAINT "hidden_files_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was done at the desk can't be changed, and is deleted after three years: it names members by id.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_LEVEL = 'ROW' THEN
    IF old.at < now() - interval '3 years' THEN RETURN old; END IF;
  END IF;
  RAISE EXCEPTION 'The audit log cannot be changed.';
END $$;
--> statement-breakpoint
DROP TRIGGER refuse_change ON audit_log;
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
