import type { Filter } from '../search-filters/filter.ts';
import { FILTERS } from '../search-filters/filters.ts';
import { formatNumber } from '../text/money.ts';
import type { AnalysisSet } from './analyses.ts';

/** What a set holds, in words: the filters of its search, or how many listings its list names. */
export function setWords(set: AnalysisSet): string {
  if (set.kind === 'list') return `listedeki ${formatNumber(set.ids.length)} ilan`;
  const search = Object.fromEntries(new URLSearchParams(set.parameters));
  const labels = Object.values<Filter>(FILTERS).flatMap((filter) => filter.chips(search).map(({ label }) => label));
  if (search.includeEnded === '1' || search.includeEnded === 'true') labels.push('Sona erenler de');
  return labels.length > 0 ? labels.join(', ') : 'süren bütün ihaleler';
}
