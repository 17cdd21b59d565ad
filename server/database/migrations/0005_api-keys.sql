CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"addresses" text[] NOT NULL,
	"ends_at" timestamp with time zone,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_hash" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_organisation" ON "api_keys" USING btree ("organisation_id","made_at");--> statement-breakpoint
CREATE INDEX "api_keys_maker" ON "api_keys" USING btree ("made_by");
--> statement-breakpoint
-- by hand
-- Counts one call under every key, or under none where one has had its most. Rows are held in the order of their keys, as where
-- calls of networks are counted, so that two processes cannot deadlock. All clocks are the database's.
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
