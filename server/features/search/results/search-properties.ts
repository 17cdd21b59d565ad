import type { Deps } from '#server/deps.ts';
import type { SearchFacets, SearchResult } from '#shared/property-search.ts';
import { PAGE_SIZE } from '#shared/search-parameters.ts';
import { compareTurkish } from '#shared/text/turkish-text.ts';
import { facetsByBits, findByBits } from '../bits/index.ts';
import { FACETS, type Facet, type FacetRow, propertyCondition } from '../conditions/property-conditions.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';
import { type Page, resultOrder } from '../conditions/result-order.ts';
import { readSearchText, type SearchText } from '../conditions/search-text.ts';
import { facetsByRows } from './facets-by-rows.ts';
import { findByRows } from './find-by-rows.ts';
import { looserTexts } from './looser-texts.ts';

export type SearchOptions = {
  /** Words that need not be there: listings that have them come first. For a search without a query. */
  readonly prefer?: string | undefined;
};

type Found = Page & {
  /** The search that found it; its words may be looser than those that were asked for. */
  readonly search: ResolvedSearch;
  /** Counts of the filters, where they came with the total. */
  readonly facetRows?: readonly FacetRow[];
};

/**
 * The listings a search finds, a page of them, with their exact number (D15) and on request the counts of its filters.
 * Words that are not found together are taken as unfinished or mistyped before the answer is empty.
 */
export async function searchProperties(
  deps: Pick<Deps, 'db' | 'clock'>,
  search: ResolvedSearch,
  { prefer }: SearchOptions = {},
): Promise<SearchResult> {
  const now = deps.clock.now();
  const page = { page: search.page, pageSize: PAGE_SIZE };
  if (search.text?.length === 0)
    return { properties: [], total: 0, ...page, ...(search.facets && { facets: tally([]) }) };
  const found = await findAny(deps, search, now, prefer === undefined ? undefined : readSearchText(prefer));
  const { properties, total } = found;
  if (!search.facets) return { properties, total, ...page };
  return { properties, total, ...page, facets: tally(found.facetRows ?? (await facetRows(deps, found.search, now))) };
}

/** What the strictest reading of the words finds that finds anything. */
async function findAny(
  deps: Pick<Deps, 'db'>,
  search: ResolvedSearch,
  now: Date,
  preferred: SearchText | undefined,
): Promise<Found> {
  const strict = await find(deps, search, now, preferred);
  if (strict.total > 0 || search.text === undefined) return strict;
  for await (const text of looserTexts(deps, search.text)) {
    const found = await find(deps, { ...search, text }, now);
    if (found.total > 0) return found;
  }
  return strict;
}

async function find(deps: Pick<Deps, 'db'>, search: ResolvedSearch, now: Date, preferred?: SearchText): Promise<Found> {
  const condition = propertyCondition(search, now);
  const order = resultOrder(search, preferred);
  const byBits = await findByBits(deps, condition, order, search.page);
  if (byBits) return { ...byBits, search };
  // Blocks that only lack the preferred words can still count the filters.
  if (!search.facets || preferred) return { ...(await findByRows(deps, condition, order, search.page)), search };
  const { total, rows } = await facetsByRows(deps, search, now);
  return { ...(await findByRows(deps, condition, order, search.page, total)), search, facetRows: rows };
}

/** Counts of the filters. Districts are counted once a city is chosen: before, their names are ambiguous. */
async function facetRows(deps: Pick<Deps, 'db'>, search: ResolvedSearch, now: Date): Promise<readonly FacetRow[]> {
  const wanted = FACETS.filter((facet) => facet !== 'district' || search.places.cities);
  const conditions = new Map(wanted.map((facet) => [facet, propertyCondition(search, now, facet)]));
  const byBits = await facetsByBits(deps, conditions, search.places.cities ?? []);
  return byBits ?? (await facetsByRows(deps, search, now)).rows;
}

/** The choices of each filter, most first. */
function tally(rows: readonly FacetRow[]): SearchFacets {
  const counts = new Map(FACETS.map((facet) => [facet, new Map<string, number>()]));
  for (const { facet, value, count } of rows) {
    const choices = counts.get(facet);
    if (value !== null) choices?.set(value, (choices.get(value) ?? 0) + count);
  }
  const choicesOf = (facet: Facet) =>
    [...(counts.get(facet) ?? [])]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || compareTurkish(a.value, b.value));
  return {
    category: choicesOf('category'),
    subCategory: choicesOf('subCategory'),
    city: choicesOf('city'),
    district: choicesOf('district'),
    secondRound: choicesOf('secondRound'),
    sulhMahkeme: choicesOf('sulhMahkeme'),
  };
}
