import type { Deps } from '#server/deps.ts';
import type { PropertySearch } from '#shared/property-search.ts';
import { findByBits } from '../bits/index.ts';
import { Parameters, runStatement } from '../conditions/prepared-statement.ts';
import { propertyCondition } from '../conditions/property-conditions.ts';
import { resolvePlaces } from '../conditions/resolve-places.ts';
import { resultOrder } from '../conditions/result-order.ts';
import { rowsClause } from '../conditions/rows-clause.ts';
import { readSearchText } from '../conditions/search-text.ts';
import { findByRows } from './find-by-rows.ts';

/** How many listings a search finds, words taken as they stand; with `seenSince` only those first seen since then. */
export async function countMatches(
  deps: Pick<Deps, 'db' | 'clock'>,
  given: PropertySearch,
  seenSince?: Date,
): Promise<number> {
  const search = resolvePlaces(given);
  const text = search.query === undefined ? undefined : readSearchText(search.query);
  if (text?.length === 0) return 0;
  const condition = propertyCondition(search, text, deps.clock.now());
  if (seenSince === undefined) {
    const order = resultOrder(search, text);
    return ((await findByBits(deps, condition, order, 1)) ?? (await findByRows(deps, condition, order, 1))).total;
  }
  const parameters = new Parameters();
  const statement = `select count(*)::int as total from property_search
    where ${rowsClause(condition, parameters)}
      and id in (select id from properties where first_seen_at >= ${parameters.add(seenSince)})`;
  const [row] = await runStatement<{ total: number }>(deps, statement, parameters);
  return row?.total ?? 0;
}

/** How many open listings have each of some lexemes, as far as that is known without visiting them: a rare word is missing. */
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

/** The words of a query that no listing, open or ended, has in any form. */
export async function unknownWords(deps: Pick<Deps, 'db'>, query: string): Promise<string[]> {
  const words = readSearchText(query);
  if (words.length === 0) return [];
  const { rows } = await deps.db.$client.query<{ word: string }>(
    `select word from unnest($1::text[], $2::text[]) as asked(word, stem)
      where not exists (select from search_words known where known.word = asked.word or known.word = asked.stem)`,
    [words.map(({ word }) => word), words.map(({ lexemes }) => lexemes[0] ?? '')],
  );
  const codes = new Map(words.map(({ word, lexemes }) => [word, lexemes.length]));
  return rows.map(({ word }) => word).filter((word) => codes.get(word) === 1);
}
