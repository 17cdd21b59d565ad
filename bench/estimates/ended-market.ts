import type { Deps } from '#server/deps.ts';
import { type BenchDatabase, type BenchServer, openBenchDatabase } from '../bench-database.ts';
import { copyListings, withoutTriggers } from '../copy-listings.ts';
import { fillDatabase } from '../fill-database.ts';
import { figure, tell } from '../report.ts';

export const ENDED = 100_000;
/** The number of recorded listings. The rest are copies of these: recording all of them would take minutes. */
const RECORDED = 10_000;
const OPEN = 2000;
/** Of ten ended auctions six were sold, at prices calculated from their numbers; one has no published result. */
const SELL = `update properties set status = case when id % 10 < 6 then 'sold' when id % 10 < 9 then 'unsold' else status end,
    sold_price = case when id % 10 < 6 then price * (0.6 + (id * 7919 % 1000) / 2000.0) end
  where not is_open and price > 0`;

/** Runs work on a market with a large archive, most of whose results are published. */
export async function withEndedMarket(at: BenchServer, work: (database: BenchDatabase) => Promise<void>) {
  tell(`estimates: filling ${ENDED} ended`);
  const database = await openBenchDatabase(at, 'peyda_bench_ended');
  try {
    const { deps } = database;
    await fillDatabase(deps, { open: OPEN, archive: RECORDED, saysTerms: true });
    const begun = performance.now();
    await withoutTriggers(deps, async () => {
      await copyListings(deps, false, RECORDED, ENDED);
      await runLong(deps, SELL);
    });
    await runLong(deps, 'vacuum analyze properties');
    tell(`estimates: copied in ${figure((performance.now() - begun) / 1000, 0)} s`);
    await work(database);
  } finally {
    await database.close();
  }
}

/** Runs a statement that may take longer than a request may. */
async function runLong(deps: Deps, statement: string): Promise<void> {
  const client = await deps.db.$client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(statement);
  } finally {
    client.release(true);
  }
}
