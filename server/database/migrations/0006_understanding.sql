ALTER TABLE "alert_keys" ADD COLUMN "ends_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alert_keys" ADD COLUMN "ends_until" timestamp with time zone;--> statement-breakpoint
-- Lexemes by which listings of before are found exactly (server/features/properties/identifying-words.ts); what is recorded
-- from now on brings them along.
CREATE FUNCTION identifying_lexemes(p properties) RETURNS text[] LANGUAGE sql STABLE AS $$
  WITH court AS (
    SELECT word[1] AS word, lag(word[1]) OVER (ORDER BY nr) AS before
    FROM regexp_matches(lower(translate(coalesce(p.court_name, ''), 'İIıŞşĞğÇçÖöÜüÂâÎîÛû', 'iiissggccoouuaaiiuu')),
      '[a-z0-9]+', 'g') WITH ORDINALITY AS m(word, nr)
  ), age AS (
    SELECT substring(p.car_age FROM '^\s*(\d{1,4})(?!\d)')::int AS age
  ), parcels AS (
    SELECT mark, regexp_replace(regexp_replace(lower(number), '[^a-z0-9]', '', 'g'), '^0+(.)', '\1') AS number
    FROM (VALUES ('#a', p.ada), ('#p', p.parsel)) v(mark, number)
  )
  SELECT array_agg(DISTINCT lexeme) FROM (
    SELECT '@s1' AS lexeme WHERE p.hisse IS NOT NULL
    UNION ALL SELECT '@a' || least(age, 60) FROM age WHERE age BETWEEN 0 AND 99
    UNION ALL SELECT '@y' || age FROM age WHERE age BETWEEN 1900 AND 2100
    UNION ALL SELECT mark || number FROM parcels WHERE number <> ''
    UNION ALL SELECT '#n' || file[1] || '/' || file[2]
      FROM regexp_matches(coalesce(p.dosya_bilgi, ''), '(?<!\d)(\d{4})\s*/\s*0*(\d{1,7})(?!\d)', 'g') AS file
    UNION ALL SELECT '#c' || word FROM court
    UNION ALL SELECT '#c' || before || ' ' || word FROM court WHERE word ~ '^[0-9]+$' AND before IS NOT NULL
  ) lexemes
$$;
--> statement-breakpoint
UPDATE properties p
SET words = array_to_tsvector(tsvector_to_array(words) || identifying_lexemes(p))
WHERE identifying_lexemes(p) IS NOT NULL;
--> statement-breakpoint
DROP FUNCTION identifying_lexemes(properties);
