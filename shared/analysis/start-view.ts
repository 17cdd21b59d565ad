import type { AnalysisView } from './analyses.ts';

/** The initial view of the page: all open auctions, by province. */
export const START_VIEW: AnalysisView = {
  set: { kind: 'search', parameters: '' },
  beside: null,
  groupBy: 'province',
  measure: 'appraisal',
  columns: ['kind', 'place', 'appraisal', 'pricePerM2', 'daysLeft'],
  sort: { by: 'appraisal', isDescending: true },
};

/** The parameters of a search: taken from a copied address, otherwise the text as a query for the search box. */
export function parametersOf(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const [, query] = /^(?:https?:\/\/[^/]+)?\/search\?(.*)$/u.exec(trimmed) ?? [];
  return query === undefined ? new URLSearchParams({ query: trimmed }).toString() : query;
}

/** A search as its field displays it. */
export function textOf(parameters: string): string {
  const all = new URLSearchParams(parameters);
  const query = all.get('query');
  return query !== null && [...all.keys()].length === 1 ? query : parameters === '' ? '' : `/search?${parameters}`;
}
