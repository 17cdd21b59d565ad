import type { Deps } from '#server/deps.ts';
import type { PropertySearch, SearchResult } from '#shared/property-search.ts';
import { PAGE_SIZE } from '#shared/search-parameters.ts';
import { countFacets } from './count-facets.ts';
import { countMatches } from './count-matches.ts';
import { findPage } from './find-page.ts';
import { looserTexts } from './looser-texts.ts';
import { propertyCondition } from './property-conditions.ts';
import { type ResolvedSearch, resolvePlaces } from './resolve-places.ts';
import { readSearchText, type SearchText } from './search-text.ts';

/**
 * The listings a search finds, a page of them, with their exact number (D15) and on request the counts of its filters.
 * Words that are not found together are taken as unfinished or mistyped before the answer is empty.
 * Throws an ExpectedError naming a city or district that there is not.
 */
export async function searchProperties(deps: Pick<Deps, 'db' | 'clock'>, given: PropertySearch): Promise<SearchResult> {
  const search = resolvePlaces(given);
  const now = deps.clock.now();
  const found = await understand(deps, search, now);
  const page = { page: search.page, pageSize: PAGE_SIZE };
  if (!found) return { properties: [], total: 0, ...page, ...(search.facets && { facets: NO_FACETS }) };
  const { text, total } = found;
  const isOnPage = (search.page - 1) * PAGE_SIZE < total;
  const [properties, facets] = await Promise.all([
    isOnPage ? findPage(deps, propertyCondition(search, text, now), search, text, now) : [],
    search.facets ? countFacets(deps, search, text, now) : undefined,
  ]);
  return { properties, total, ...page, ...(facets && { facets }) };
}

const NO_FACETS = { category: [], subCategory: [], city: [], district: [], secondRound: [], sulhMahkeme: [] };

/** The reading of the query that finds something, the strictest first; undefined for a query without any word. */
async function understand(
  deps: Pick<Deps, 'db'>,
  search: ResolvedSearch,
  now: Date,
): Promise<{ text: SearchText | undefined; total: number } | undefined> {
  const text = search.query === undefined ? undefined : readSearchText(search.query);
  if (text?.length === 0) return undefined;
  const total = await countMatches(deps, propertyCondition(search, text, now));
  if (total > 0 || text === undefined) return { text, total };
  for await (const looser of looserTexts(deps, text)) {
    const looserTotal = await countMatches(deps, propertyCondition(search, looser, now));
    if (looserTotal > 0) return { text: looser, total: looserTotal };
  }
  return { text, total };
}
