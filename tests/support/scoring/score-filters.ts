import { ALL_TEXTS } from '#server/features/market/search/conditions/reach.ts';
import { resolveSearch } from '#server/features/market/search/conditions/resolved-search.ts';
import { unusedMeasures } from '#server/features/market/search/understood/measure-bounds.ts';
import { mergeMeaning } from '#server/features/market/search/understood/merge-meaning.ts';
import { searchParametersOf } from '#server/features/market/search/understood/search-parameters-of.ts';
import { interpretQuery } from '#server/features/market/understanding/index.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { Score } from './score-meaning.ts';

/**
 * A query and the filters that it must activate, as in an address; `unused` is part of a text that must be reported as
 * not used for filtering.
 */
export type JudgedFilters = {
  readonly group: string;
  readonly q: string;
  readonly expect: Readonly<Record<string, string>>;
};

/**
 * Compares the filters that a query activates with the expected ones, key by key; only keys that are expected or given
 * count.
 */
export function scoreFilters({ q, expect }: JudgedFilters, now: Date): Score {
  const { unused, ...expected } = expect;
  const meaning = interpretQuery(q, now);
  const asked = resolveSearch({ query: q, page: 1, includeEnded: false, facets: false }, ALL_TEXTS);
  const search = mergeMeaning(asked, meaning, now);
  const { literal: _, ...given } = searchParametersOf(search) as Record<string, string>;
  const names = [...new Set([...Object.keys(expected), ...Object.keys(given)])];
  const wrong = names
    .filter((name) => sorted(name, expected[name]) !== sorted(name, given[name]))
    .map((name) => ({ key: name, expected: expected[name], given: given[name] }));
  if (unused === undefined) return { keys: names.length, wrong };
  const told = unusedMeasures(meaning, search.category).join(', ');
  const isTold = foldTurkish(told).includes(foldTurkish(unused));
  return {
    keys: names.length + 1,
    wrong: isTold ? wrong : [...wrong, { key: 'unused', expected: unused, given: told }],
  };
}

/** The order of alternatives, and of the remaining words, does not matter. */
function sorted(name: string, value: string | undefined): string {
  return foldTurkish(value ?? '')
    .split(name === 'query' ? ' ' : ',')
    .sort()
    .join(' ');
}
