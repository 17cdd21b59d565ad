import type { Pool } from 'pg';
import type { Deps } from '#server/deps.ts';

/** Blocks come with a packing and go when the market is emptied. An old answer costs time, but finds the same. */
const REMEMBERED_MS = 10_000;

type Remembered = { readonly answer: Promise<boolean>; readonly until: number };
const remembered = new WeakMap<Pool, Remembered>();

/** Whether there are blocks of bits at all: a small market has none, and the statements that ask them are long. */
export function hasBlocks({ db: { $client } }: Pick<Deps, 'db'>): Promise<boolean> {
  const known = remembered.get($client);
  if (known && performance.now() < known.until) return known.answer;
  const answer = askForBlocks($client);
  remembered.set($client, { answer, until: performance.now() + REMEMBERED_MS });
  answer.catch(() => remembered.delete($client));
  return answer;
}

/** After packing: the next search asks again. */
export function forgetWhetherBlocks({ db: { $client } }: Pick<Deps, 'db'>): void {
  remembered.delete($client);
}

async function askForBlocks(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>({
    name: 'has-blocks',
    text: "select exists (select from search_bits where lexeme = '@live') as found",
  });
  return rows[0]?.found ?? false;
}
