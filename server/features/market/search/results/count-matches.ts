import type { Deps } from '#server/deps.ts';
import { findByBits } from '../bits/index.ts';
import { listingCondition } from '../conditions/listing-conditions.ts';
import { Parameters, runStatement } from '../conditions/prepared-statement.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';
import { resultOrder } from '../conditions/result-order.ts';
import { rowsClause } from '../conditions/rows-clause.ts';
import { findByRows } from './find-by-rows.ts';

/*
 * What alerts ask of the search: they are entered and previewed by the same conditions, rows and blocks of bits.
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
    const order = resultOrder(search);
    return ((await findByBits(deps, condition, order, 1)) ?? (await findByRows(deps, condition, order, 1))).total;
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

/**
 * How many open listings have each of some lexemes, as far as that is known without visiting them: a rare word is
 * missing.
 */
export async function lexemeCounts(
  deps: Pick<Deps, 'db'>,
  lexemes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await deps.db.$client.query<{ lexeme: string; count: number }>({
    name: 'lexeme-counts',
    text: 'select lexeme, sum(bit_count(bits))::int as count from search_bits where lexeme = any($1) group by lexeme',
    values: [lexemes],
  });
  return new Map(rows.map(({ lexeme, count }) => [lexeme, count]));
}
