-- `whole` alone meant that no share is named, and means that something says so from D55 on. Alerts that were saved before ask for
-- both, as the words they look for always did. The new form is a list.
UPDATE property_alerts SET
  search_criteria = replace(search_criteria, '"share":"whole"', '"share":["whole","unknown"]'),
  understood_criteria = replace(understood_criteria, '"share":"whole"', '"share":["whole","unknown"]')
WHERE search_criteria LIKE '%"share":"whole"%' OR understood_criteria LIKE '%"share":"whole"%';
