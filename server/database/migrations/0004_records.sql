-- Records that outlive an account or cannot be changed, and the count of calls.
-- Archives payments when their account is deleted, with their period and order: the law requires them for ten years.
CREATE FUNCTION archive_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_archive (amount, provider, reference, paid_at, valid_from, valid_until, order_id)
  VALUES (old.amount, old.provider, old.reference, old.paid_at, old.valid_from, old.valid_until, old.order_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER archive_payment AFTER DELETE ON payments FOR EACH ROW WHEN (OLD.amount > 0) EXECUTE FUNCTION archive_payment();
--> statement-breakpoint
-- The log of the desk can't be changed, and is deleted after three years. It names members by id.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_LEVEL = 'ROW' THEN
    IF old.at < now() - interval '3 years' THEN RETURN old; END IF;
  END IF;
  RAISE EXCEPTION 'The audit log cannot be changed.';
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- The log of an organisation is append-only. Its rows can be deleted only after the row of the organisation is deleted.
CREATE FUNCTION refuse_organisation_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM organisations WHERE id = OLD.organisation_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The log of an organisation cannot be changed.';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON organisation_log
  FOR EACH ROW EXECUTE FUNCTION refuse_organisation_log_change();
--> statement-breakpoint
-- Records deleted accounts, so that restoring an older backup does not bring them back.
CREATE FUNCTION note_forgotten_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO forgotten_accounts (id, forgotten_at) SELECT id, now() FROM old_rows ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_forgotten AFTER DELETE ON users REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_forgotten_accounts();
--> statement-breakpoint
-- Counts one call under every key, or under none if one has reached its limit. Rows are locked in order of their keys,
-- as for the counts of networks, so that two processes can't deadlock. All times are those of the database's clock.
CREATE FUNCTION take_calls(names text[], most integer[], lasting_ms double precision[])
RETURNS TABLE (key text, calls integer, left_ms double precision, is_taken boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  has_room boolean;
BEGIN
  INSERT INTO call_counts AS counted (key, calls, ends_at)
  SELECT given.name, 0, clock_timestamp() + given.lasts * interval '1 millisecond'
  FROM unnest(names, lasting_ms) AS given (name, lasts) ORDER BY given.name
  ON CONFLICT (key) DO UPDATE SET
    calls = CASE WHEN counted.ends_at <= clock_timestamp() THEN 0 ELSE counted.calls END,
    ends_at = CASE WHEN counted.ends_at <= clock_timestamp() THEN excluded.ends_at ELSE counted.ends_at END;
  SELECT bool_and(counted.calls < given.allowed) INTO has_room
  FROM unnest(names, most) AS given (name, allowed) JOIN call_counts AS counted ON counted.key = given.name;
  RETURN QUERY
  UPDATE call_counts AS counted SET calls = counted.calls + has_room::integer WHERE counted.key = ANY (names)
  RETURNING counted.key, counted.calls,
    extract(epoch FROM counted.ends_at - clock_timestamp())::double precision * 1000, has_room;
END;
$$;
