-- Triggers in the transaction that writes or deletes listings: search rows, the count of writes, the events for alerts,
-- and the feed of changes.
-- Counts a write of listings (table property_writes): answers computed before it are out of date. Each writing
-- connection has a separate row, so that writers do not wait for each other.
CREATE FUNCTION count_property_write(confirmed_at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO property_writes AS w (writer, writes, last_confirmed_at)
  VALUES (pg_backend_pid() % 1024, 1, confirmed_at)
  ON CONFLICT (writer) DO UPDATE
  SET writes = w.writes + 1, last_confirmed_at = greatest(w.last_confirmed_at, excluded.last_confirmed_at)
$$;
--> statement-breakpoint
CREATE FUNCTION after_properties_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM new_rows) THEN RETURN NULL; END IF;
  PERFORM index_properties(ARRAY(SELECT id FROM new_rows));
  PERFORM count_property_write((SELECT max(last_confirmed_at) FROM new_rows));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Compares only the columns that searches read. Equal fingerprints mean equal words; comparing the words themselves
-- would mean fetching them. Hidden listings have no rows to update. movable_day, kasko_value and round_is_derived are
-- compared separately, because the words do not contain them.
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
  WHERE (n.is_open, n.end_date, n.price, n.second_round, n.round_is_derived, n.sulh_mahkeme, n.image_url IS NULL,
      n.category_number, n.tur, n.il, n.ilce, n.hidden_at IS NULL, n.movable_day, n.kasko_value)
    IS DISTINCT FROM (o.is_open, o.end_date, o.price, o.second_round, o.round_is_derived, o.sulh_mahkeme,
      o.image_url IS NULL, o.category_number, o.tur, o.il, o.ilce, o.hidden_at IS NULL, o.movable_day, o.kasko_value)
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
-- A change of listing 0 means for each index in memory that all listings were deleted.
CREATE FUNCTION after_properties_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE property_search;
  INSERT INTO search_changes (property_id) VALUES (0);
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
-- Updates the search row, so that a corrected notice is found as corrected (`correction_words`).
CREATE FUNCTION after_versions_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM new_rows) THEN RETURN NULL; END IF;
  PERFORM index_properties(ARRAY(SELECT DISTINCT property_id FROM new_rows));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER after_insert AFTER INSERT ON notice_versions REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION after_versions_inserted();
--> statement-breakpoint
-- A listing that the desk has hidden stays closed for everybody, whatever its source says.
CREATE FUNCTION keep_hidden_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.is_open := false;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_hidden_closed BEFORE UPDATE ON properties FOR EACH ROW
  WHEN (new.hidden_at IS NOT NULL AND new.is_open) EXECUTE FUNCTION keep_hidden_closed();
--> statement-breakpoint
-- Records a new listing for matching with alerts, in the same transaction.
CREATE FUNCTION note_new_properties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alert_events (property_id, is_new) SELECT id, true FROM new_rows WHERE is_open;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Records a change that can decide whether an alert matches; the words include place and kind. The words are compared
-- last, and only for rows whose other columns show a change, because fetching them costs more than everything else. The
-- earlier words are all words by which the listing was found, including those of its documents.
CREATE FUNCTION note_changed_properties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alert_events (property_id, is_new, old_is_open, old_end_date, old_price, old_second_round, old_sulh_mahkeme,
    old_today_ratio, old_words)
  SELECT n.id, false, o.is_open, o.end_date, round(o.price * 100),
    CASE WHEN NOT o.round_is_derived THEN o.second_round = '1' END, o.sulh_mahkeme = '1',
    t.today_ratio, CASE WHEN n.words IS DISTINCT FROM o.words THEN o.words || paper_words(n.id) END
  FROM new_rows n JOIN old_rows o USING (id)
    LEFT JOIN LATERAL today_values(o.il, o.movable_day, o.price::float8, o.kasko_value) t ON true
  WHERE n.is_open
    AND (n.changed_at, n.is_open, n.end_date, n.price, n.second_round, n.round_is_derived, n.sulh_mahkeme)
      IS DISTINCT FROM
      (o.changed_at, o.is_open, o.end_date, o.price, o.second_round, o.round_is_derived, o.sulh_mahkeme)
    AND (n.is_open, n.end_date, n.price, n.second_round, n.round_is_derived, n.sulh_mahkeme, n.movable_day,
        n.kasko_value, n.words)
      IS DISTINCT FROM
      (o.is_open, o.end_date, o.price, o.second_round, o.round_is_derived, o.sulh_mahkeme, o.movable_day,
        o.kasko_value, o.words);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_new AFTER INSERT ON properties REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_new_properties();
--> statement-breakpoint
CREATE TRIGGER note_changed AFTER UPDATE ON properties REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_properties();
--> statement-breakpoint
-- Deletes notifications together with their listing. A foreign key would look up the listing for each notification, and
-- hundreds of them reference the same one.
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
-- Returns the names, as in the API, of the changed fields of a listing among all fields that are shown.
-- `change-feed.test.ts` compares the list with the columns.
CREATE FUNCTION changed_fields(o properties, n properties) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN n.auction_id IS DISTINCT FROM o.auction_id THEN 'auctionId' END,
    CASE WHEN n.title IS DISTINCT FROM o.title THEN 'title' END,
    CASE WHEN n.dosya_bilgi IS DISTINCT FROM o.dosya_bilgi THEN 'dosyaBilgi' END,
    CASE WHEN n.price IS DISTINCT FROM o.price THEN 'price' END,
    CASE WHEN n.il IS DISTINCT FROM o.il THEN 'il' END,
    CASE WHEN n.ilce IS DISTINCT FROM o.ilce THEN 'ilce' END,
    CASE WHEN n.mahalle_koy IS DISTINCT FROM o.mahalle_koy THEN 'mahalleKoy' END,
    CASE WHEN n.ada IS DISTINCT FROM o.ada THEN 'ada' END,
    CASE WHEN n.parsel IS DISTINCT FROM o.parsel THEN 'parsel' END,
    CASE WHEN n.location IS DISTINCT FROM o.location THEN 'location' END,
    CASE WHEN n.end_date IS DISTINCT FROM o.end_date THEN 'endDate' END,
    CASE WHEN n.end_date_is_day_only IS DISTINCT FROM o.end_date_is_day_only THEN 'endDateIsDayOnly' END,
    CASE WHEN n.end_date_is_derived IS DISTINCT FROM o.end_date_is_derived THEN 'endDateIsDerived' END,
    CASE WHEN n.category_number IS DISTINCT FROM o.category_number THEN 'categoryNumber' END,
    CASE WHEN n.tur IS DISTINCT FROM o.tur THEN 'tur' END,
    CASE WHEN n.court_name IS DISTINCT FROM o.court_name THEN 'courtName' END,
    CASE WHEN n.second_round IS DISTINCT FROM o.second_round THEN 'secondRound' END,
    CASE WHEN n.round_is_derived IS DISTINCT FROM o.round_is_derived THEN 'roundIsDerived' END,
    CASE WHEN n.sulh_mahkeme IS DISTINCT FROM o.sulh_mahkeme THEN 'sulhMahkeme' END,
    CASE WHEN n.hisse IS DISTINCT FROM o.hisse THEN 'hisse' END,
    CASE WHEN n.image_url IS DISTINCT FROM o.image_url THEN 'imageUrl' END,
    CASE WHEN n.all_images IS DISTINCT FROM o.all_images THEN 'allImages' END,
    CASE WHEN n.document_files IS DISTINCT FROM o.document_files THEN 'documentFiles' END,
    CASE WHEN n.description IS DISTINCT FROM o.description THEN 'description' END,
    CASE WHEN n.uyap_link IS DISTINCT FROM o.uyap_link THEN 'uyapLink' END,
    CASE WHEN n.source_url IS DISTINCT FROM o.source_url THEN 'sourceUrl' END,
    CASE WHEN n.parsel_link IS DISTINCT FROM o.parsel_link THEN 'parselLink' END,
    CASE WHEN n.degerleme IS DISTINCT FROM o.degerleme THEN 'degerleme' END,
    CASE WHEN n.kaydindaki_serhler IS DISTINCT FROM o.kaydindaki_serhler THEN 'kaydindakiSerhler' END,
    CASE WHEN n.car_age IS DISTINCT FROM o.car_age THEN 'carAge' END,
    CASE WHEN n.car_model IS DISTINCT FROM o.car_model THEN 'carModel' END,
    CASE WHEN n.status IS DISTINCT FROM o.status THEN 'status' END,
    CASE WHEN n.sold_price IS DISTINCT FROM o.sold_price THEN 'soldPrice' END,
    CASE WHEN n.notice_values IS DISTINCT FROM o.notice_values THEN 'noticeValues' END,
    CASE WHEN n.office_contact IS DISTINCT FROM o.office_contact THEN 'officeContact' END
  ], NULL)
$$;
--> statement-breakpoint
CREATE FUNCTION note_listings_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (property_id, kind, fields, at)
  SELECT id, 'new', '{}', changed_at FROM new_rows WHERE hidden_at IS NULL ORDER BY id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Compares texts only if there is a sign of a change, because most updates confirm thousands of unchanged listings.
CREATE FUNCTION note_listings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (property_id, kind, fields, at)
  SELECT id, kind, fields, at FROM (
    SELECT n.id, c.fields, CASE WHEN n.changed_at > o.changed_at THEN n.changed_at ELSE now() END AS at, CASE
        WHEN n.hidden_at IS NOT NULL THEN CASE WHEN o.hidden_at IS NULL THEN 'removed' END
        WHEN o.hidden_at IS NOT NULL THEN 'new'
        WHEN n.status <> o.status AND n.status IN ('withdrawn', 'sold', 'unsold') THEN n.status
        WHEN o.is_open AND NOT n.is_open THEN 'ended'
        WHEN cardinality(c.fields) > 0 OR n.is_open <> o.is_open THEN 'changed'
      END AS kind
    FROM new_rows n JOIN old_rows o USING (id) CROSS JOIN LATERAL (SELECT changed_fields(o, n) AS fields) c
    WHERE (n.changed_at, n.status, n.is_open, n.hidden_at, n.fingerprint, n.words_fingerprint)
      IS DISTINCT FROM (o.changed_at, o.status, o.is_open, o.hidden_at, o.fingerprint, o.words_fingerprint)
  ) news WHERE kind IS NOT NULL ORDER BY id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_listings_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (property_id, kind, fields, at)
  SELECT id, 'removed', '{}', now() FROM old_rows WHERE hidden_at IS NULL ORDER BY id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_listings_added AFTER INSERT ON properties REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_listings_added();
--> statement-breakpoint
CREATE TRIGGER note_listings_changed AFTER UPDATE ON properties REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_listings_changed();
--> statement-breakpoint
CREATE TRIGGER note_listings_gone AFTER DELETE ON properties REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_listings_gone();
--> statement-breakpoint
-- A new or removed link to another listing of the same lot counts as a change of the listing.
CREATE FUNCTION note_lots_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (property_id, kind, fields, at)
  SELECT p.id, 'lot', '{}', now() FROM properties p
  WHERE p.hidden_at IS NULL AND p.id IN (
    SELECT property_id FROM changed_rows UNION SELECT other_id FROM changed_rows)
  ORDER BY p.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_lots_linked AFTER INSERT ON lot_links REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_lots_changed();
--> statement-breakpoint
CREATE TRIGGER note_lots_unlinked AFTER DELETE ON lot_links REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_lots_changed();
--> statement-breakpoint
-- The single row that stores how far the feed of changes was numbered.
INSERT INTO change_feed DEFAULT VALUES;
