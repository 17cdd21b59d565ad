import type { Deps } from '#server/deps.ts';
import { asksFor, type Facet, type FacetRow, type MarkedFacet } from '../conditions/facets.ts';
import { listingCondition } from '../conditions/listing-conditions.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';
import type { Page, ResultOrder } from '../conditions/result-order.ts';
import { ask, countQuestion, currentMarket, facetsQuestion, pageQuestion } from '../memory/index.ts';
import { cardsOf } from './cards-of.ts';
import { type Unknown, unknownConditions } from './count-unknown.ts';
import { foundByPapers } from './matched-documents.ts';

/** The counts made together with a page. */
export type Counts = { readonly rows: readonly FacetRow[]; readonly unknown: readonly Unknown[] };

/** The result of the index. */
type FoundInMemory = Page & {
  readonly counts: Counts;
  /** False if no listing was found only through its papers: then papers need not be mentioned. */
  readonly hasPaperWords: boolean;
};

/**
 * One page of a search's open listings, the total, and for each of some filters the number of listings per choice; all
 * from a single state of the index. Undefined while there is no index.
 */
export async function findInMemory(
  deps: Pick<Deps, 'db'>,
  search: ResolvedSearch,
  order: ResultOrder,
  facets: readonly (Facet | MarkedFacet)[],
  now: Date,
): Promise<FoundInMemory | undefined> {
  for (let isAgain = false; ; isAgain = true) {
    const market = await currentMarket(deps);
    if (!market) return undefined;
    const { index, cards } = market;
    const condition = listingCondition(search, now);
    const page = pageQuestion(condition, order, search.page);
    const conditionOf = (facet: Facet | MarkedFacet) =>
      asksFor(search, facet) ? listingCondition(search, now, facet) : condition;
    const counted = facetsQuestion(index, new Map(facets.map((facet) => [facet, conditionOf(facet)])), search);
    const unknown = (facets.length > 0 ? unknownConditions(search, now) : []).map(({ value, condition: untold }) => ({
      value,
      count: countQuestion(untold),
    }));
    const byPapers = foundByPapers(search, condition);
    const papers = byPapers && countQuestion(byPapers);
    ask(index, [page, counted, ...unknown.map(({ count }) => count), ...(papers ? [papers] : [])]);
    const { total, ids } = page.answer();
    const counts = {
      rows: counted.answer(),
      unknown: unknown.map(({ value, count }) => ({ value, count: count.answer() })).filter(({ count }) => count > 0),
    };
    const properties = await cardsOf(deps, ids, cards, now);
    // A listing was deleted in the meantime; by now the index knows that.
    if (properties.length === ids.length || isAgain)
      return { total, properties, counts, hasPaperWords: (papers?.answer() ?? 0) > 0 };
  }
}
