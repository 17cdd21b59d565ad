import { LIST_PARAMETERS, SEARCH_CRITERIA, type SearchParameters } from '#shared/search-parameters.ts';

/** Criteria that are lists in an alert (spec §3) and comma-separated text in a search. */
const LISTS: readonly string[] = LIST_PARAMETERS;

function asText(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(asText).filter(Boolean).join(',') || undefined;
  // `false` means an unchecked box (D51).
  if (typeof value === 'boolean') return value ? '1' : undefined;
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : undefined;
}

/** An alert's criteria as a search; empty if the text is invalid. */
export function searchOfAlert(searchCriteria: string): SearchParameters {
  const search: SearchParameters = {};
  let criteria: unknown;
  try {
    criteria = JSON.parse(searchCriteria);
  } catch {
    return search;
  }
  if (typeof criteria !== 'object' || criteria === null) return search;
  const values = new Map<string, unknown>(Object.entries(criteria));
  for (const name of SEARCH_CRITERIA) {
    const text = asText(values.get(name));
    if (text !== undefined) search[name] = text;
  }
  return search;
}

/** A search as the JSON text of an alert (spec §7), without sort and page. */
export function criteriaOf(search: SearchParameters): string {
  const given = SEARCH_CRITERIA.flatMap((name) => {
    const value = search[name];
    if (value === undefined || value === '') return [];
    return [[name, LISTS.includes(name) ? value.split(',').filter((item) => item !== '') : value]];
  });
  return JSON.stringify(Object.fromEntries(given));
}
