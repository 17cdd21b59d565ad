import type { Deps } from '#server/deps.ts';
import type { SearchEngine } from '#server/platform/search-engine.ts';
import type { ListingCondition } from '../conditions/condition.ts';
import { listingCondition } from '../conditions/listing-conditions.ts';
import { Parameters, runStatement } from '../conditions/prepared-statement.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';
import { resultOrder } from '../conditions/result-order.ts';
import { rowsClause } from '../conditions/rows-clause.ts';
import { allOf, countInEngine, engineMarket, has, type Query, queriesOf } from '../engine/index.ts';
import { ask, countQuestion, currentIndex } from '../memory/index.ts';
import { findByRows } from './find-by-rows.ts';

/** Counts for alerts, which are stored and previewed with the conditions of the search, in memory and by rows. */

/**
 * The number of listings that a search finds, taking words literally; with `seenSince` only those first seen since
 * then, with `endedWithinDays` only those that had at most that many days left when they were first seen.
 */
export async function countMatches(
  deps: Pick<Deps, 'db' | 'clock' | 'searchEngine'>,
  search: ResolvedSearch,
  seenSince?: Date,
  endedWithinDays?: number,
): Promise<number> {
  if (search.text?.length === 0) return 0;
  const condition = listingCondition(search, deps.clock.now());
  if (seenSince === undefined) {
    const count = search.includeEnded ? undefined : await countOpen(deps, condition);
    return count ?? (await findByRows(deps, condition, resultOrder(search), 1)).total;
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

/** The number of open listings of a search with findings in read documents, and with contradictions. */
export async function countSaidMatches(
  deps: Pick<Deps, 'db' | 'clock' | 'searchEngine'>,
  search: ResolvedSearch,
): Promise<{ withFindings: number; withContradictions: number }> {
  const nothing = { withFindings: 0, withContradictions: 0 };
  if (search.text?.length === 0) return nothing;
  const parameters = new Parameters();
  const clause = rowsClause(listingCondition(search, deps.clock.now()), parameters);
  const having = (condition: string) => `id in (select property_id from listing_findings where ${condition})`;
  const statement = `select (count(*) filter (where ${having('finding_count > 0')}))::int as "withFindings",
      (count(*) filter (where ${having('contradiction_count > 0')}))::int as "withContradictions"
    from property_search where ${clause} and ${having('finding_count > 0 or contradiction_count > 0')}`;
  const [row] = await runStatement<typeof nothing>(deps, statement, parameters);
  return row ?? nothing;
}

/** Undefined while neither the index nor the engine has been loaded. */
async function countOpen(
  deps: Pick<Deps, 'db' | 'searchEngine'>,
  condition: ListingCondition,
): Promise<number | undefined> {
  const { searchEngine } = deps;
  if (searchEngine) return (await countEach(searchEngine, [allOf(queriesOf(condition))]))?.[0];
  const index = await currentIndex(deps);
  if (!index) return undefined;
  const count = countQuestion(condition);
  ask(index, [count]);
  return count.answer();
}

/** The number of open listings with each lexeme; empty while they are being loaded. */
export async function lexemeCounts(
  deps: Pick<Deps, 'db' | 'searchEngine'>,
  lexemes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { searchEngine } = deps;
  if (searchEngine) {
    const queries = lexemes.map((lexeme) => has([lexeme]));
    const counts = await countEach(searchEngine, queries);
    return new Map(counts?.map((count, at) => [lexemes[at] ?? '', count]));
  }
  const index = await currentIndex(deps);
  return new Map(index ? lexemes.map((lexeme) => [lexeme, index.countOf(lexeme)]) : []);
}

function countEach(engine: SearchEngine, queries: readonly Query[]) {
  return engineMarket(engine).ask((index) => countInEngine(engine, index, queries));
}
