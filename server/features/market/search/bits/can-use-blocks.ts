import type { Pool } from 'pg';
import type { Deps } from '#server/deps.ts';
import { type ListingCondition, type Terms, turnedAway } from '../conditions/condition.ts';
import type { Rank } from '../conditions/result-order.ts';
import { isForBlocks, plainWords } from './bits-clause.ts';

/** Blocks come with a packing and go when the market is emptied. An old answer costs time, but finds the same. */
const REMEMBERED_MS = 10_000;

/**
 * With fewer listings than this, and a smaller share of the market, visiting their rows is faster than combining
 * blocks.
 */
const FEW_LISTINGS = 2000;
const FEW_ONE_IN = 50;

/** The words that blocks hold, with the number of their listings. */
type CommonWords = { readonly listings: ReadonlyMap<string, number>; readonly few: number };
type Remembered = { readonly answer: Promise<CommonWords | undefined>; readonly until: number };
const remembered = new WeakMap<Pool, Remembered>();

/**
 * Whether blocks of bits are the way to answer: a small market has none, they know open auctions only, and rare words
 * are found faster by visiting their few rows. The statements themselves check again whether blocks can answer.
 */
export async function canUseBlocks(
  deps: Pick<Deps, 'db'>,
  conditions: readonly ListingCondition[],
  ranks: readonly Rank[] = [],
): Promise<boolean> {
  if (!conditions.every(isForBlocks)) return false;
  const words = await commonWords(deps);
  const terms = [
    ...conditions.flatMap((condition) => [...condition.terms, ...turnedAway(condition).flat()]),
    ...ranks.flatMap(({ plus }) => plus),
  ];
  if (words === undefined || !plainWords(terms).every((word) => words.listings.has(word))) return false;
  return !conditions.every((condition) => condition.terms.some((term) => isRare(term, words)));
}

/** Filters are left aside: their choices are counted without them. */
function isRare(term: Terms[number], { listings, few }: CommonWords): boolean {
  if (term.some((lexeme) => lexeme.startsWith('@'))) return false;
  return plainWords([term]).reduce((sum, word) => sum + (listings.get(word) ?? 0), 0) < few;
}

/** After packing: the next search asks again. */
export function forgetBlocks({ db: { $client } }: Pick<Deps, 'db'>): void {
  remembered.delete($client);
}

function commonWords({ db: { $client } }: Pick<Deps, 'db'>): Promise<CommonWords | undefined> {
  const known = remembered.get($client);
  if (known && performance.now() < known.until) return known.answer;
  const answer = askForWords($client);
  remembered.set($client, { answer, until: performance.now() + REMEMBERED_MS });
  answer.catch(() => remembered.delete($client));
  return answer;
}

/** Undefined when there are no blocks. */
async function askForWords(pool: Pool): Promise<CommonWords | undefined> {
  const { rows } = await pool.query<{ open: number; lexeme: string; listings: number }>({
    name: 'common-words',
    text: `select open, lexeme, listings from search_common,
      (select sum(bit_count(bits))::int as open from search_bits where lexeme = '@live') live where open is not null`,
  });
  const [first] = rows;
  if (!first) return undefined;
  const listings = new Map(rows.map((row) => [row.lexeme, row.listings]));
  return { listings, few: Math.min(FEW_LISTINGS, first.open / FEW_ONE_IN) };
}
