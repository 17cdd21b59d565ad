import type { Deps } from '#server/deps.ts';
import type { SearchFacets, SearchResult } from '#shared/listing-search.ts';
import { PAGE_SIZE } from '#shared/search-filters/search-values.ts';
import { compareTurkish } from '#shared/text/turkish-text.ts';
import { FACETS, type Facet, type FacetRow, isMarked, MARKED_FACETS, type MarkedFacet } from '../conditions/facets.ts';
import { listingCondition } from '../conditions/listing-conditions.ts';
import { choicesOf, markedFacetsOf, sums } from '../conditions/marked-facets.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';
import { type Page, resultOrder } from '../conditions/result-order.ts';
import { readSearchText, type SearchText } from '../conditions/search-text.ts';
import { countUnknown } from './count-unknown.ts';
import { facetsByRows } from './facets-by-rows.ts';
import { findByRows } from './find-by-rows.ts';
import { findInEngine } from './find-in-engine.ts';
import { type Counts, findInMemory } from './find-in-memory.ts';
import { type Counted, type CountedRow, keptCounts } from './kept-facets.ts';
import { looserTexts } from './looser-texts.ts';
import { markedByRows } from './marked-by-rows.ts';
import { matchedDocuments } from './matched-documents.ts';
import { matchedNumbers } from './matched-number.ts';
import { valuesToday } from './values-today.ts';

type SearchDeps = Pick<Deps, 'db' | 'clock' | 'searchEngine'>;
type Asked = Parameters<typeof findInMemory> extends [unknown, ...infer Rest] ? Rest : never;

export type SearchOptions = {
  /** Optional words: listings with them come first. For a search without a query. */
  readonly prefer?: string | undefined;
};

/** The search that found a page; its words may be looser than those that were searched for. */
type Found = Page & {
  readonly search: ResolvedSearch;
  readonly counts?: Counts;
  /** Undefined if the database must be queried for it. */
  readonly hasPaperWords?: boolean;
};

/**
 * Returns a page of the listings that a search finds, with their exact total (D15) and on request the counts of its
 * filters. If no listing has all words, they are taken as unfinished or mistyped before the result is empty.
 */
export async function searchListings(
  deps: SearchDeps,
  search: ResolvedSearch,
  { prefer }: SearchOptions = {},
): Promise<SearchResult> {
  const now = deps.clock.now();
  const page = { page: search.page, pageSize: PAGE_SIZE };
  if (search.text?.length === 0)
    return { properties: [], total: 0, ...page, ...(search.facets && { facets: { ...tally([], now), unknown: [] } }) };
  const found = await findAny(deps, search, now, prefer === undefined ? undefined : readSearchText(prefer));
  const { total } = found;
  const ids = found.properties.map(({ id }) => id);
  const [documents, values] = await Promise.all([
    matchedDocuments(deps, found.search, found.hasPaperWords === false ? [] : ids),
    valuesToday(deps, found.search, ids),
  ]);
  const numberOf = matchedNumbers(found.search);
  const properties = found.properties.map((property) => {
    const [number, document] = [numberOf(property), documents.get(property.id)];
    const value = values.get(property.id);
    return {
      ...property,
      ...(number && { matchedNumber: number }),
      ...(document && { matchedDocument: document }),
      ...(value && { appraisalToday: value }),
    };
  });
  if (!search.facets) return { properties, total, ...page };
  const { rows, unknown } = found.counts ?? (await countsByRows(deps, found.search, now));
  return { properties, total, ...page, facets: { ...tally(rows, now), unknown: [...unknown] } };
}

/** The result of the strictest reading of the words that finds anything. */
async function findAny(
  deps: SearchDeps,
  search: ResolvedSearch,
  now: Date,
  preferred: SearchText | undefined,
): Promise<Found> {
  const strict = await find(deps, search, now, preferred);
  if (strict.total > 0 || search.text === undefined) return strict;
  for await (const text of looserTexts(deps, search.text, search.reach)) {
    const found = await find(deps, { ...search, text }, now);
    if (found.total > 0) return found;
  }
  return strict;
}

async function find(deps: SearchDeps, search: ResolvedSearch, now: Date, preferred?: SearchText): Promise<Found> {
  const order = resultOrder(search, preferred);
  const facets = search.facets ? [...facetsOf(search), ...markedFacetsOf(search)] : [];
  const found = search.includeEnded ? undefined : await findOpen(deps, search, order, facets, now);
  if (found) return { ...found, search };
  // The rows are counted once for both the total and the filters.
  const total = search.facets ? await totalByRows(deps, search, now) : undefined;
  return { ...(await findByRows(deps, listingCondition(search, now), order, search.page, total)), search };
}

/** The only place that decides whether memory or the engine searches the open listings. */
function findOpen(deps: SearchDeps, ...asked: Asked): Promise<Omit<Found, 'search'> | undefined> {
  const { searchEngine } = deps;
  return searchEngine ? findInEngine({ ...deps, searchEngine }, ...asked) : findInMemory(deps, ...asked);
}

async function countsByRows(deps: Pick<Deps, 'db' | 'clock'>, search: ResolvedSearch, now: Date): Promise<Counts> {
  const [rows, unknown] = await Promise.all([facetRows(deps, search, now), countUnknown(deps, search, now)]);
  return { rows, unknown };
}

async function totalByRows(deps: Pick<Deps, 'db' | 'clock'>, search: ResolvedSearch, now: Date): Promise<number> {
  const wanted = ['total', ...facetsOf(search)] as const;
  const rows = await keptCounts(deps, search, now, wanted, () => facetsByRows(deps, search, now));
  return rows.find(({ facet }) => facet === null)?.count ?? 0;
}

/** Counts of the filters. */
async function facetRows(deps: Pick<Deps, 'db' | 'clock'>, search: ResolvedSearch, now: Date): Promise<FacetRow[]> {
  const wanted = [...facetsOf(search), ...markedFacetsOf(search)];
  const rows = await keptCounts(deps, search, now, wanted, (missing) => countByRows(deps, missing, search, now));
  return rows.filter((row) => row.facet !== null);
}

function conditionsOf<What extends Facet | MarkedFacet>(facets: readonly What[], search: ResolvedSearch, now: Date) {
  return new Map(facets.map((facet) => [facet, listingCondition(search, now, facet)]));
}

async function countByRows(
  deps: Pick<Deps, 'db'>,
  missing: readonly Counted[],
  search: ResolvedSearch,
  now: Date,
): Promise<CountedRow[]> {
  const marked = missing.filter((what) => what !== 'total').filter(isMarked);
  const counts = await Promise.all([
    marked.length < missing.length ? facetsByRows(deps, search, now) : [],
    marked.length > 0 ? markedByRows(deps, conditionsOf(marked, search, now), search) : [],
  ]);
  return counts.flat();
}

/** Districts are only counted once a city is chosen, because their names are ambiguous before that. */
function facetsOf(search: ResolvedSearch): Facet[] {
  return FACETS.filter((facet) => facet !== 'district' || search.places.cities);
}

/** The choices of each filter, most first. */
function tally(rows: readonly FacetRow[], now: Date): Omit<SearchFacets, 'unknown'> {
  const byFacet = Map.groupBy(rows, ({ facet }) => facet);
  const choicesIn = (facet: Facet | MarkedFacet) => {
    const counted = byFacet.get(facet) ?? [];
    const counts = isMarked(facet) ? choicesOf(facet, counted, now) : sums(counted);
    return [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || compareTurkish(a.value, b.value));
  };
  // safe: each facet of the schema is one of these
  return Object.fromEntries([...FACETS, ...MARKED_FACETS].map((facet) => [facet, choicesIn(facet)])) as Omit<
    SearchFacets,
    'unknown'
  >;
}
