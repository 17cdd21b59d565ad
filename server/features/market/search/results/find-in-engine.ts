import type { Deps } from '#server/deps.ts';
import { asksFor, type Facet, type MarkedFacet } from '../conditions/facets.ts';
import { listingCondition } from '../conditions/listing-conditions.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';
import { type Page, pageSpan, type ResultOrder } from '../conditions/result-order.ts';
import { DEEPEST_RESULT, engineMarket, searchEngine } from '../engine/index.ts';
import { KeptCards } from '../memory/index.ts';
import { cardsOf } from './cards-of.ts';
import { unknownConditions } from './count-unknown.ts';
import type { Counts } from './find-in-memory.ts';

type EngineDeps = Pick<Deps, 'db'> & { readonly searchEngine: NonNullable<Deps['searchEngine']> };

/**
 * The same as `findInMemory` for a market that does not fit in memory. Undefined while the engine is being filled or
 * unreachable, for a page that is too deep, and if this database (a replica) lacks listings that the engine has found.
 */
export async function findInEngine(
  deps: EngineDeps,
  search: ResolvedSearch,
  order: ResultOrder,
  facets: readonly (Facet | MarkedFacet)[],
  now: Date,
): Promise<(Page & { readonly counts: Counts }) | undefined> {
  if (pageSpan(search.page).until > DEEPEST_RESULT) return undefined;
  const condition = listingCondition(search, now);
  const conditionOf = (facet: Facet | MarkedFacet) =>
    asksFor(search, facet) ? listingCondition(search, now, facet) : condition;
  const untold = facets.length > 0 ? unknownConditions(search, now) : [];
  const question = {
    search,
    condition,
    order,
    facets: new Map(facets.map((facet) => [facet, conditionOf(facet)])),
    counts: untold.map((one) => one.condition),
  };
  const { searchEngine: engine } = deps;
  const found = await engineMarket(engine).ask((index) => searchEngine(engine, index, question));
  if (!found) return undefined;
  const properties = await cardsOf(deps, found.ids, new KeptCards(), now);
  if (properties.length < found.ids.length) return undefined;
  const unknown = untold.map(({ value }, at) => ({ value, count: found.counts[at] ?? 0 }));
  return {
    total: found.total,
    properties,
    counts: { rows: found.rows, unknown: unknown.filter(({ count }) => count > 0) },
  };
}
