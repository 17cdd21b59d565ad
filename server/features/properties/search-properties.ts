import type { Deps } from '#server/deps.ts';
import type { PropertySummary } from '#shared/properties.ts';
import type { PropertySearch, SearchResult } from '#shared/property-search.ts';
import { PAGE_SIZE } from '#shared/search-parameters.ts';
import { countFacets } from './count-facets.ts';
import { type BitCount, countByBits, pageByBits } from './find-by-bits.ts';
import { countByRows, pageByRows } from './find-by-rows.ts';
import { looserTexts } from './looser-texts.ts';
import { type PropertyCondition, propertyCondition } from './property-conditions.ts';
import { type ResolvedSearch, resolvePlaces } from './resolve-places.ts';
import { type ResultOrder, resultOrder } from './result-order.ts';
import { readSearchText, type SearchText } from './search-text.ts';

/** What a search was understood as, and how many listings that is. */
type Found = {
  readonly text: SearchText | undefined;
  readonly condition: PropertyCondition;
  readonly order: ResultOrder;
  readonly total: number;
  readonly bits: BitCount | undefined;
};

const NO_FACETS = { category: [], subCategory: [], city: [], district: [], secondRound: [], sulhMahkeme: [] };

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
  const [properties, facets] = await Promise.all([
    findPage(deps, found, search.page),
    search.facets ? countFacets(deps, search, found.text, now) : undefined,
  ]);
  return { properties, total: found.total, ...page, ...(facets && { facets }) };
}

/** The reading of the query that finds something, the strictest first; undefined for a query without any word. */
async function understand(deps: Pick<Deps, 'db'>, search: ResolvedSearch, now: Date): Promise<Found | undefined> {
  const text = search.query === undefined ? undefined : readSearchText(search.query);
  if (text?.length === 0) return undefined;
  const strict = await count(deps, search, text, now);
  if (strict.total > 0 || text === undefined) return strict;
  for await (const looser of looserTexts(deps, text)) {
    const found = await count(deps, search, looser, now);
    if (found.total > 0) return found;
  }
  return strict;
}

async function count(
  deps: Pick<Deps, 'db'>,
  search: ResolvedSearch,
  text: SearchText | undefined,
  now: Date,
): Promise<Found> {
  const condition = propertyCondition(search, text, now);
  const order = resultOrder(search, text);
  const bits = await countByBits(deps, condition, order);
  return { text, condition, order, bits, total: bits?.total ?? (await countByRows(deps, condition)) };
}

async function findPage(
  deps: Pick<Deps, 'db'>,
  { condition, order, total, bits }: Found,
  page: number,
): Promise<PropertySummary[]> {
  const expected = Math.min(PAGE_SIZE, total - (page - 1) * PAGE_SIZE);
  if (expected <= 0) return [];
  const properties = bits ? await pageByBits(deps, condition, order, bits, page) : [];
  // Blocks may have been packed anew, or rows changed, since they were counted.
  return properties.length === expected ? properties : pageByRows(deps, condition, order, page);
}
