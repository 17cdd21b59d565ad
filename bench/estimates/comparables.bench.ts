import type { Deps } from '#server/deps.ts';
import { findBeside } from '#server/features/market/comparables/find-beside.ts';
import { findComparables } from '#server/features/market/comparables/find-comparables.ts';
import { figure, printTable } from '../report.ts';
import { ENDED } from './ended-market.ts';

const ASKED = 400;
const ROUNDS = 3;

const SUBJECTS = `select id::int as id from properties where is_open and category_number <> '3' order by md5(id::text)
  limit ${ASKED}`;

type Asked = (deps: Deps, id: number) => Promise<unknown>;
const CALLS: Readonly<Record<string, Asked>> = {
  'comparable lots': (deps, id) => findComparables(deps, id, false),
  'open ones beside': (deps, id) => findBeside(deps, id),
};

/** Measures the queries of a listing on 100,000 ended auctions, one call at a time, with Node's CPU time. */
export async function benchComparables(deps: Deps): Promise<void> {
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
