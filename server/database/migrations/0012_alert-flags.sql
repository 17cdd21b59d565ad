ALTER TABLE "property_alerts" ADD COLUMN "note" text;--> statement-breakpoint
-- `false` was an exclusion and is an unchecked box from now on (D51). Alerts that were sent it lose the criterion, and say so; what
-- a query means ("birinci ihale") stays excluded, under the new word. Criteria are text whose keys have an order, so they stay text.
CREATE FUNCTION without_false(criteria text, flag text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT replace(replace(replace(criteria, said || ',', ''), ',' || said, ''), said, '')
  FROM (SELECT '"' || flag || '":false' AS said) flags
$$;
--> statement-breakpoint
UPDATE alert_keys k SET second_round = NULL FROM property_alerts a
WHERE a.id = k.alert_id AND NOT k.second_round AND a.search_criteria LIKE '%"secondRound":false%';
--> statement-breakpoint
UPDATE alert_keys k SET sulh_mahkeme = NULL FROM property_alerts a
WHERE a.id = k.alert_id AND NOT k.sulh_mahkeme AND a.search_criteria LIKE '%"sulhMahkeme":false%';
--> statement-breakpoint
UPDATE property_alerts SET
  search_criteria = without_false(search_criteria, 'secondRound'),
  understood_criteria = without_false(understood_criteria, 'secondRound'),
  note = 'Bu uyarı artık 1. ve 2. ihaleleri birlikte arıyor. Yalnızca 1. ihaleler için uyarıyı düzenleyin.'
WHERE search_criteria LIKE '%"secondRound":false%';
--> statement-breakpoint
UPDATE property_alerts SET
  search_criteria = without_false(search_criteria, 'sulhMahkeme'),
  understood_criteria = without_false(understood_criteria, 'sulhMahkeme'),
  note = concat_ws(' ', note, 'Bu uyarı artık satış memurluklarının ihalelerini de arıyor. Yalnızca icra daireleri için uyarıyı düzenleyin.')
WHERE search_criteria LIKE '%"sulhMahkeme":false%';
--> statement-breakpoint
UPDATE property_alerts SET understood_criteria =
  replace(replace(understood_criteria, '"secondRound":false', '"secondRound":"hayir"'), '"sulhMahkeme":false', '"sulhMahkeme":"hayir"')
WHERE understood_criteria ~ '"(secondRound|sulhMahkeme)":false';
--> statement-breakpoint
DROP FUNCTION without_false(text, text);
