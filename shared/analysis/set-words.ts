import type { Filter } from '../search-filters/filter.ts';
import { FILTERS } from '../search-filters/filters.ts';
import { formatNumber } from '../text/money.ts';
import type { AnalysisSet, AnalysisView } from './analyses.ts';

function labelsOf(set: AnalysisSet & { kind: 'search' }): string[] {
  const search = Object.fromEntries(new URLSearchParams(set.parameters));
  const labels = Object.values<Filter>(FILTERS).flatMap((filter) => filter.chips(search).map(({ label }) => label));
  if (search.includeEnded === '1' || search.includeEnded === 'true') labels.push('Sona erenler de');
  return labels;
}

/** A set in words: the filters of its search, or the number of listings in its list. */
export function setWords(set: AnalysisSet): string {
  if (set.kind === 'list') return `listedeki ${formatNumber(set.ids.length)} ilan`;
  const labels = labelsOf(set);
  return labels.length > 0 ? labels.join(', ') : 'süren bütün ihaleler';
}

/** The short name of a set for tables and plots: its first filters, `Ankara · Daire`. */
function setName(set: AnalysisSet): string {
  if (set.kind === 'list') return `Liste (${formatNumber(set.ids.length)})`;
  const labels = labelsOf(set);
  if (labels.length === 0) return 'Bütün ihaleler';
  return labels.length > MOST_NAMED
    ? `${labels.slice(0, MOST_NAMED).join(' · ')} +${labels.length - MOST_NAMED}`
    : labels.join(' · ');
}

const MOST_NAMED = 2;

/**
 * The names of a view's sets. With a single set, or two sets of the same name, it returns “first” and “second” instead.
 */
export function setNames({
  set,
  beside,
}: Pick<AnalysisView, 'set' | 'beside'>): readonly [set: string, beside: string] {
  if (!beside || setName(set) === setName(beside)) return ['Seçim', 'İkinci seçim'];
  return [setName(set), setName(beside)];
}
