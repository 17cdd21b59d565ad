import type { Deps } from '#server/deps.ts';
import { listingCondition } from '../conditions/listing-conditions.ts';
import { Parameters, runStatement } from '../conditions/prepared-statement.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';
import { resultOrder } from '../conditions/result-order.ts';
import { rowsClause } from '../conditions/rows-clause.ts';
import { ask, countQuestion, currentIndex } from '../memory/index.ts';
import { findByRows } from './find-by-rows.ts';

/*
 * What alerts ask of the search: they are entered and previewed by the same conditions, in memory and by rows.
 */

/**
 * How many listings a search finds, words taken as they stand; with `seenSince` only those first seen since then, with
 * `endedWithinDays` only those that had at most that many days left when they were first seen.
 */
export async function countMatches(
  deps: Pick<Deps, 'db' | 'clock'>,
  search: ResolvedSearch,
  seenSince?: Date,
  endedWithinDays?: number,
): Promise<number> {
  if (search.text?.length === 0) return 0;
  const condition = listingCondition(search, deps.clock.now());
  if (seenSince === undefined) {
    const index = search.includeEnded ? undefined : await currentIndex(deps);
    if (!index) return (await findByRows(deps, condition, resultOrder(search), 1)).total;
    const count = countQuestion(condition);
    ask(index, [count]);
    return count.answer();
  }
  const parameters = new Parameters();
  const wasNear =
    endedWithinDays === undefined
      ? ''
      : `and end_date <= first_seen_at + ${parameters.add(endedWithinDays)}::int * interval '1 day'`;
  const statement = `select count(*)::int as total from property_search
    where ${rowsClause(condition, parameters)}
      and id in (select id from properties where first_seen_at >= ${parameters.add(seenSince)} ${wasNear})`;
  const [row] = await runStatement<{ total: number }>(deps, statement, parameters);
  return row?.total ?? 0;
}

/** How many open listings have each of some lexemes; nothing is known while the index is being read. */
export async function lexemeCounts(
  deps: Pick<Deps, 'db'>,
  lexemes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const index = await currentIndex(deps);
  return new Map(index ? lexemes.map((lexeme) => [lexeme, index.countOf(lexeme)]) : []);
}
