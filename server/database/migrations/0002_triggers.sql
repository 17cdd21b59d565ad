-- What the database does by itself whenever listings, payments or files are written or deleted.

-- Deletes the search rows of the given listings; the slots of open ones are dead from then on.
CREATE FUNCTION forget_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  WITH gone AS (
    DELETE FROM property_search WHERE id = ANY (ids) RETURNING slot
  ), no_longer_loose AS (
    DELETE FROM search_loose WHERE slot IN (SELECT slot FROM gone)
  )
  INSERT INTO search_dead (slot) SELECT slot FROM gone WHERE slot IS NOT NULL
$$;
--> statement-breakpoint
-- What results are ordered by besides price and end: of whatever is no real estate the model year (an age counts from the year in
-- which the listing came, as `ageLexemes` of the server reads it) and kilometres; of real estate the area and the appraisal per
-- square metre of what is sold, which a share as a text other than 1/2 leaves unknown. Where the area itself is not known, the gross
-- area of a unit counts, as `termLexemes` of the server has it. Of everything the cost with all that the law adds, and the day of
-- the appraisal.
CREATE FUNCTION order_values(p properties)
RETURNS TABLE (model_year integer, km double precision, area_m2 double precision, price_per_m2 double precision,
  all_in double precision, appraised_on date)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(p.model_year, CASE
      WHEN said.number < 100 THEN extract(year FROM p.first_seen_at AT TIME ZONE 'UTC')::int - least(said.number, 60)
      WHEN said.number BETWEEN 1900 AND 2100 THEN said.number
    END),
    CASE WHEN p.category_number <> '1' THEN (p.notice_values #>> '{values,km,value}')::float8 END,
    CASE WHEN p.category_number = '1' THEN p.area_m2 END,
    CASE WHEN p.category_number = '1' THEN p.price / nullif(
      coalesce(p.area_m2, (p.notice_values #>> '{values,grossM2,value}')::float8) * CASE
        WHEN p.hisse IS NULL THEN 1
        WHEN p.hisse ~ '^[0-9]{1,9}/[1-9][0-9]{0,8}$' THEN split_part(p.hisse, '/', 1)::float8 / split_part(p.hisse, '/', 2)::float8
      END, 0) END,
    p.all_in_cost,
    (p.notice_values #>> '{values,appraisedOn,value}')::date
  FROM (SELECT substring(p.car_age FROM '^\s*([0-9]{1,4})(?![0-9])')::int AS number) said
$$;
--> statement-breakpoint
-- Writes the search rows of the given listings anew, words included; what the desk hides has none.
CREATE FUNCTION index_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT forget_properties(ids);
  WITH inserted AS (
    INSERT INTO property_search (id, end_date, price, slot, is_open, second_round, sulh_mahkeme, has_image,
      category_number, tur, il, ilce, model_year, km, area_m2, price_per_m2, all_in, appraised_on, marks, words)
    SELECT p.id, end_date, round(price * 100), CASE WHEN is_open THEN nextval('search_slots') END, is_open,
      second_round = '1', sulh_mahkeme = '1', image_url IS NOT NULL, category_number, tur, il, ilce, v.*,
      array(
        -- Compared before it is matched, which takes longer.
        SELECT lexeme FROM unnest(tsvector_to_array(words)) AS l(lexeme) WHERE lexeme LIKE '@%' AND lexeme ~ '^@[snvoya]'
      ), words
    FROM properties p CROSS JOIN LATERAL order_values(p) v WHERE p.id = ANY (ids) AND p.hidden_at IS NULL
    RETURNING id, slot
  )
  INSERT INTO search_loose (slot, id) SELECT slot, id FROM inserted WHERE slot IS NOT NULL
$$;
--> statement-breakpoint
-- Writes the search rows of listings anew whose words are the same: in place, so that the words are not stored again.
CREATE FUNCTION renew_properties(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  WITH before AS (
    SELECT id, slot FROM property_search WHERE id = ANY (ids)
  ), renewed AS (
    UPDATE property_search s
    SET end_date = p.end_date, price = round(p.price * 100), slot = CASE WHEN p.is_open THEN nextval('search_slots') END,
      is_open = p.is_open, second_round = p.second_round = '1', sulh_mahkeme = p.sulh_mahkeme = '1',
      has_image = p.image_url IS NOT NULL, category_number = p.category_number, tur = p.tur, il = p.il, ilce = p.ilce,
      model_year = v.model_year, km = v.km, area_m2 = v.area_m2, price_per_m2 = v.price_per_m2,
      all_in = v.all_in, appraised_on = v.appraised_on
    FROM properties p CROSS JOIN LATERAL order_values(p) v WHERE p.id = ANY (ids) AND s.id = p.id
    RETURNING s.id, s.slot
  ), no_longer_loose AS (
    DELETE FROM search_loose WHERE slot IN (SELECT slot FROM before)
  ), dead AS (
    INSERT INTO search_dead (slot) SELECT slot FROM before WHERE slot IS NOT NULL
  )
  INSERT INTO search_loose (slot, id) SELECT slot, id FROM renewed WHERE slot IS NOT NULL
$$;
--> statement-breakpoint
-- Counts a write of listings (table property_writes): answers that were computed before it are out of date. Each writing
-- connection counts in a row of its own, so that writers do not wait for each other.
CREATE FUNCTION count_property_write(confirmed_at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO property_writes AS w (writer, writes, last_confirmed_at)
  VALUES (pg_backend_pid() % 1024, 1, confirmed_at)
  ON CONFLICT (writer) DO UPDATE
  SET writes = w.writes + 1, last_confirmed_at = greatest(w.last_confirmed_at, excluded.last_confirmed_at)
$$;
--> statement-breakpoint
-- The triggers on properties keep the search rows and the count of writes in the transaction that writes the listings.
CREATE FUNCTION after_properties_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM new_rows) THEN RETURN NULL; END IF;
  PERFORM index_properties(ARRAY(SELECT id FROM new_rows));
  PERFORM count_property_write((SELECT max(last_confirmed_at) FROM new_rows));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Only what searches read is compared. An equal fingerprint says that the words are equal; comparing the words themselves
-- would mean fetching them. What was hidden has no rows to renew.
CREATE FUNCTION after_properties_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reworded bigint[];
  renewed bigint[];
BEGIN
  IF NOT EXISTS (SELECT FROM new_rows) THEN RETURN NULL; END IF;
  SELECT array_agg(n.id) FILTER (WHERE NOT w.are_same), array_agg(n.id) FILTER (WHERE w.are_same)
  INTO reworded, renewed
  FROM new_rows n JOIN old_rows o USING (id)
    CROSS JOIN LATERAL (
      SELECT n.words_fingerprint <> '' AND n.words_fingerprint = o.words_fingerprint
        AND (n.hidden_at IS NULL) = (o.hidden_at IS NULL) AS are_same
    ) w
  WHERE (n.is_open, n.end_date, n.price, n.second_round, n.sulh_mahkeme, n.image_url IS NULL, n.category_number, n.tur,
      n.il, n.ilce, n.hidden_at IS NULL)
    IS DISTINCT FROM (o.is_open, o.end_date, o.price, o.second_round, o.sulh_mahkeme, o.image_url IS NULL,
      o.category_number, o.tur, o.il, o.ilce, o.hidden_at IS NULL)
    OR (NOT w.are_same AND n.words IS DISTINCT FROM o.words);
  IF cardinality(reworded) > 0 THEN PERFORM index_properties(reworded); END IF;
  IF cardinality(renewed) > 0 THEN PERFORM renew_properties(renewed); END IF;
  PERFORM count_property_write((SELECT max(last_confirmed_at) FROM new_rows));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION after_properties_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM old_rows) THEN RETURN NULL; END IF;
  PERFORM forget_properties(ARRAY(SELECT id FROM old_rows));
  PERFORM count_property_write(NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION after_properties_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE property_search, search_bits, facet_bits, search_loose, search_dead;
  PERFORM count_property_write(NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER after_insert AFTER INSERT ON properties REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION after_properties_inserted();
--> statement-breakpoint
CREATE TRIGGER after_update AFTER UPDATE ON properties REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION after_properties_updated();
--> statement-breakpoint
CREATE TRIGGER after_delete AFTER DELETE ON properties REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION after_properties_deleted();
--> statement-breakpoint
CREATE TRIGGER after_truncate AFTER TRUNCATE ON properties
  FOR EACH STATEMENT EXECUTE FUNCTION after_properties_truncated();
--> statement-breakpoint
-- What alerts have yet to look at is written in the same transaction as the listing.
CREATE FUNCTION note_new_properties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alert_events (property_id, is_new) SELECT id, true FROM new_rows WHERE is_open;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A change is noted when it can decide whether an alert matches; place and kind are among the words. The words are compared
-- last, and only of rows whose other columns show a change: fetching them costs more than all the rest.
CREATE FUNCTION note_changed_properties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alert_events (property_id, is_new, old_is_open, old_end_date, old_price, old_second_round, old_sulh_mahkeme,
    old_words)
  SELECT n.id, false, o.is_open, o.end_date, round(o.price * 100), o.second_round = '1', o.sulh_mahkeme = '1',
    CASE WHEN n.words IS DISTINCT FROM o.words THEN o.words END
  FROM new_rows n JOIN old_rows o USING (id)
  WHERE n.is_open
    AND (n.changed_at, n.is_open, n.end_date, n.price, n.second_round, n.sulh_mahkeme)
      IS DISTINCT FROM (o.changed_at, o.is_open, o.end_date, o.price, o.second_round, o.sulh_mahkeme)
    AND (n.is_open, n.end_date, n.price, n.second_round, n.sulh_mahkeme, n.words)
      IS DISTINCT FROM (o.is_open, o.end_date, o.price, o.second_round, o.sulh_mahkeme, o.words);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_new AFTER INSERT ON properties REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_new_properties();
--> statement-breakpoint
CREATE TRIGGER note_changed AFTER UPDATE ON properties REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_properties();
--> statement-breakpoint
-- Notifications go with their listing. A foreign key would look up the listing of every single notification, and hundreds of
-- them name the same one.
CREATE FUNCTION forget_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications n USING old_rows o WHERE n.property_id = o.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION forget_all_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE notifications;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_notifications AFTER DELETE ON properties REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications();
--> statement-breakpoint
CREATE TRIGGER forget_all_notifications AFTER TRUNCATE ON properties
  FOR EACH STATEMENT EXECUTE FUNCTION forget_all_notifications();
--> statement-breakpoint
-- Payments outlive their account, however it is deleted, with the time and the order they were for: the law asks for them
-- for ten years.
CREATE FUNCTION archive_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_archive (amount, provider, reference, paid_at, valid_from, valid_until, order_id)
  VALUES (old.amount, old.provider, old.reference, old.paid_at, old.valid_from, old.valid_until, old.order_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER archive_payment AFTER DELETE ON payments FOR EACH ROW EXECUTE FUNCTION archive_payment();
--> statement-breakpoint
-- What listings let go of is noted, so that it can be deleted from the file store.
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
--> statement-breakpoint
-- Nothing that was done at the desk can be made undone in its log, whoever asks: not by the desk, not by a command.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log cannot be changed.';
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- What the desk hides is open to nobody, whatever its source says.
CREATE FUNCTION keep_hidden_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.is_open := false;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_hidden_closed BEFORE UPDATE ON properties FOR EACH ROW
  WHEN (new.hidden_at IS NOT NULL AND new.is_open) EXECUTE FUNCTION keep_hidden_closed();
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
