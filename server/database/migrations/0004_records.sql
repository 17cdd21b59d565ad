-- Records that outlive an account or cannot be changed, and the count of calls.
-- Payments outlive their account, however it is deleted, with the time and the order they were for: the law asks for them
-- for ten years.
CREATE FUNCTION archive_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_archive (amount, provider, reference, paid_at, valid_from, valid_until, order_id)
  VALUES (old.amount, old.provider, old.reference, old.paid_at, old.valid_from, old.valid_until, old.order_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER archive_payment AFTER DELETE ON payments FOR EACH ROW WHEN (OLD.amount > 0) EXECUTE FUNCTION archive_payment();
--> statement-breakpoint
-- What was done at the desk can't be changed, and is deleted after three years: it names members by id.
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
-- An organisation's log is only added to. It goes with the organisation, whose row is gone by then, and not otherwise.
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
-- A backup from before must not bring back who has left.
CREATE FUNCTION note_forgotten_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO forgotten_accounts (id, forgotten_at) SELECT id, now() FROM old_rows ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_forgotten AFTER DELETE ON users REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_forgotten_accounts();
--> statement-breakpoint
-- Counts one call under every key, or under none where one has had its most. Rows are held in the order of their keys, as
-- where calls of networks are counted, so that two processes cannot deadlock. All clocks are the database's.
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
