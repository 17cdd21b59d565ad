import type { Deps } from '#server/deps.ts';
import { findBeside } from '#server/features/market/comparables/find-beside.ts';
import { findComparables } from '#server/features/market/comparables/find-comparables.ts';
import { type BenchServer, openBenchDatabase } from '../bench-database.ts';
import { copyListings, withoutTriggers } from '../copy-listings.ts';
import { fillDatabase } from '../fill-database.ts';
import { figure, printTable, tell } from '../report.ts';

const ENDED = 100_000;
/** The rest are copies of these: recording all of them would take minutes. */
const RECORDED = 10_000;
const OPEN = 2000;
const ASKED = 400;
const ROUNDS = 3;

/** Of ten ended auctions six were sold, at prices that follow from their numbers; one has no told result. */
const SELL = `update properties set status = case when id % 10 < 6 then 'sold' when id % 10 < 9 then 'unsold' else status end,
    sold_price = case when id % 10 < 6 then price * (0.6 + (id * 7919 % 1000) / 2000.0) end
  where not is_open and price > 0`;
const SUBJECTS = `select id::int as id from properties where is_open and category_number <> '3' order by md5(id::text)
  limit ${ASKED}`;

type Asked = (deps: Deps, id: number) => Promise<unknown>;
const CALLS: Readonly<Record<string, Asked>> = {
  'comparable lots': (deps, id) => findComparables(deps, id, false),
  'open ones beside': (deps, id) => findBeside(deps, id),
};

/** What a listing asks of 100,000 ended auctions, one call after another, with the processor time of Node beside it. */
export async function benchComparables(at: BenchServer): Promise<void> {
  tell(`comparables: filling ${ENDED} ended`);
  const database = await openBenchDatabase(at, 'peyda_bench_comparables');
  try {
    const { deps } = database;
    await fillDatabase(deps, { open: OPEN, archive: RECORDED, saysTerms: true });
    const begun = performance.now();
    await withoutTriggers(deps, async () => {
      await copyListings(deps, false, RECORDED, ENDED);
      await runLong(deps, SELL);
    });
    await runLong(deps, 'vacuum analyze properties');
    tell(`comparables: copied in ${figure((performance.now() - begun) / 1000, 0)} s`);
    const { rows } = await deps.db.$client.query<{ id: number }>(SUBJECTS);
    const lines: string[][] = [];
    for (let round = 1; round <= ROUNDS; round += 1)
      for (const [name, ask] of Object.entries(CALLS))
        lines.push([name, String(round), ...(await timed(deps, rows, ask))]);
    printTable(
      'Comparable lots',
      `${rows.length} listings asked, of ${ENDED} ended auctions, one after another. Node: processor time of this process.`,
      ['call', 'round', 'p50 ms', 'p95 ms', 'p99 ms', 'Node ms each'],
      lines,
    );
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

async function timed(deps: Deps, rows: readonly { readonly id: number }[], ask: Asked): Promise<string[]> {
  const times: number[] = [];
  const before = process.cpuUsage();
  for (const { id } of rows) {
    const begun = performance.now();
    await ask(deps, id);
    times.push(performance.now() - begun);
  }
  const { user, system } = process.cpuUsage(before);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => figure(sorted[Math.floor(sorted.length * share)] ?? Number.NaN, 1);
  return [at(0.5), at(0.95), at(0.99), figure((user + system) / 1000 / rows.length, 2)];
}
