import type { Deps } from '#server/deps.ts';
import type { PropertySearch, SearchResult } from '#shared/property-search.ts';
import { PAGE_SIZE } from '#shared/search-parameters.ts';
import { findByBits } from '../bits/index.ts';
import type { Page } from '../conditions/page-clause.ts';

import { propertyCondition } from '../conditions/property-conditions.ts';
import { type ResolvedSearch, resolvePlaces } from '../conditions/resolve-places.ts';
import { resultOrder } from '../conditions/result-order.ts';
import { readSearchText, type SearchText } from '../conditions/search-text.ts';
import { countFacets } from './count-facets.ts';
import { findByRows } from './find-by-rows.ts';
import { looserTexts } from './looser-texts.ts';

const NO_FACETS = { category: [], subCategory: [], city: [], district: [], secondRound: [], sulhMahkeme: [] };

export type SearchOptions = {
  /** Words that need not be there: listings that have them come first. For a search without a query. */
  readonly prefer?: string | undefined;
};

/**
 * The listings a search finds, a page of them, with their exact number (D15) and on request the counts of its filters.
 * Words that are not found together are taken as unfinished or mistyped before the answer is empty.
 * Throws an ExpectedError naming a city or district that there is not.
 */
export async function searchProperties(
  deps: Pick<Deps, 'db' | 'clock'>,
  given: PropertySearch,
  { prefer }: SearchOptions = {},
): Promise<SearchResult> {
  const search = resolvePlaces(given);
  const now = deps.clock.now();
  const preferred = prefer === undefined ? undefined : readSearchText(prefer);
  const found = await understand(deps, search, now, preferred);
  const page = { page: search.page, pageSize: PAGE_SIZE };
  if (!found) return { properties: [], total: 0, ...page, ...(search.facets && { facets: NO_FACETS }) };
  const { properties, total, text } = found;
  const facets = search.facets ? await countFacets(deps, search, text, now) : undefined;
  return { properties, total, ...page, ...(facets && { facets }) };
}

type Found = Page & { readonly text: SearchText | undefined };

/** The reading of the query that finds something, the strictest first; undefined for a query without any word. */
async function understand(
  deps: Pick<Deps, 'db'>,
  search: ResolvedSearch,
  now: Date,
  preferred: SearchText | undefined,
): Promise<Found | undefined> {
  const text = search.query === undefined ? undefined : readSearchText(search.query);
  if (text?.length === 0) return undefined;
  const strict = await find(deps, search, text, now, preferred);
  if (strict.total > 0 || text === undefined) return strict;
  for await (const looser of looserTexts(deps, text)) {
    const found = await find(deps, search, looser, now);
    if (found.total > 0) return found;
  }
  return strict;
}

async function find(
  deps: Pick<Deps, 'db'>,
  search: ResolvedSearch,
  text: SearchText | undefined,
  now: Date,
  preferred?: SearchText,
): Promise<Found> {
  const condition = propertyCondition(search, text, now);
  const order = resultOrder(search, text, preferred);
  const found =
    (await findByBits(deps, condition, order, search.page)) ?? (await findByRows(deps, condition, order, search.page));
  return { ...found, text };
}
