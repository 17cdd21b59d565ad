import { setTimeout as sleep } from 'node:timers/promises';
import { type HostileFile, hostileFiles as makeFiles } from '../hostile-files.ts';
import { type Instance, METRICS_TOKEN } from '../instance.ts';
import { Gate } from './gate.ts';
import { type Door, openDoors, sendThrough } from './hostile-doors.ts';
import { openSignIns, type SignIns } from './sign-ins.ts';

const FILES = 500;
const SEED = 32;
/** How much slower signing in may be while files are sent. */
const MOST_SLOWER = 1.5;
/**
 * The duration of turns with and without files. They alternate, so that other load on this machine affects both alike.
 */
const TURN_MS = { files: 30_000, quiet: 12_000 };
/** After this time the remaining files are not sent, and that is reported. */
const LONGEST_SENDING_MS = 11 * 60_000;
const IMPORTS_WITHIN_MS = 2 * 60_000;

/** Item 2: 500 hostile files for every endpoint, while people sign in. */
export async function hostileFiles(instance: Instance): Promise<string[]> {
  const files = await makeFiles(FILES, SEED);
  const doors = await openDoors(instance, files);
  const signIns = await openSignIns(instance);
  try {
    return await attackWith(instance, { files, doors, signIns });
  } finally {
    await signIns.close();
  }
}

type Prepared = { readonly files: readonly HostileFile[]; readonly doors: readonly Door[]; readonly signIns: SignIns };

async function attackWith(instance: Instance, { files, doors, signIns }: Prepared): Promise<string[]> {
  const { signIn } = signIns;
  await signIn(1000);
  const gate = new Gate();
  let isOver = false;
  const sending = sendThrough(doors, files, gate).finally(() => {
    isOver = true;
  });
  const [during, quiet] = await inTurns(instance, { gate, signIn, isOver: () => isOver });
  const isAllSent = isOver;
  if (!isAllSent) tell('  not every file was sent in time');
  const answers = isAllSent ? await sending : new Map<string, Map<number, number>>();
  const left = await waitForImports(instance, IMPORTS_WITHIN_MS);
  const faults = left === 0 ? [] : [`${left} files at the desk were never read`];
  if (!isAllSent) faults.push('the files were not all sent within eleven minutes');
  faults.push(...faultsOf(answers));
  if (instance.server.hasEnded()) faults.push('the process of the site is gone');
  for (const line of await decodings(instance)) tell(`  ${line}`);
  tellTurn('without the files', quiet);
  tellTurn('with the files', during);
  const slower = p95(during.signInMs) / p95(quiet.signInMs);
  tell(`  sign-in p95: ${slower.toFixed(2)} times as long`);
  if (slower > MOST_SLOWER) faults.push(`sign-in takes ${slower.toFixed(2)} times as long`);
  return faults;
}

function faultsOf(answers: Map<string, Map<number, number>>): string[] {
  return [...answers].flatMap(([door, counts]) => {
    tell(`  ${door}: ${[...counts].map(([status, count]) => `${status} × ${count}`).join(', ')}`);
    const lost = [...counts].filter(([status]) => status === 0 || (status >= 500 && status !== 503));
    return lost.length > 0
      ? [`${door} answered ${lost.map(([status, count]) => `${status} × ${count}`).join(', ')}`]
      : [];
  });
}

/** The measurements of all turns of one kind; CPU seconds are those of the site's process only. */
type Turns = { readonly signInMs: number[]; wallS: number; cpuS: number; longestLagMs: number };
type Attack = Pick<SignIns, 'signIn'> & { readonly gate: Gate; readonly isOver: () => boolean };

/** Signs members in during alternating turns with and without files, until all files were sent. */
async function inTurns(instance: Instance, { gate, isOver, signIn }: Attack): Promise<readonly [Turns, Turns]> {
  const turns = (): Turns => ({ signInMs: [], wallS: 0, cpuS: 0, longestLagMs: 0 });
  const [during, quiet] = [turns(), turns()];
  const until = performance.now() + LONGEST_SENDING_MS;
  const take = async (into: Turns, forMs: number) => {
    const [before, begin] = [await processFigures(instance), performance.now()];
    into.signInMs.push(...(await signIn(forMs)));
    const after = await processFigures(instance);
    into.wallS += (performance.now() - begin) / 1000;
    into.cpuS += after.cpuS - before.cpuS;
    into.longestLagMs = Math.max(into.longestLagMs, after.lagMs);
  };
  while (!isOver() && performance.now() < until) {
    gate.open();
    await take(during, TURN_MS.files);
    await gate.close();
    await waitForImports(instance, TURN_MS.files);
    await take(quiet, TURN_MS.quiet);
  }
  return [during, quiet];
}

function tellTurn(name: string, { signInMs, wallS, cpuS, longestLagMs }: Turns): void {
  const share = ((cpuS / wallS) * 100).toFixed(0);
  tell(
    `  sign-in ${name}: p95 ${p95(signInMs).toFixed(0)} ms of ${signInMs.length} sign-ins; the process used ${share} % of a processor, its event loop stood still for ${longestLagMs.toFixed(0)} ms at most`,
  );
}

async function waitForImports({ deps }: Instance, withinMs: number): Promise<number> {
  const until = Date.now() + withinMs;
  for (;;) {
    const { rows } = await deps.db.$client.query(
      "select count(*)::int as left from dropped_files where state in ('waiting', 'running')",
    );
    if (rows[0].left === 0 || Date.now() > until) return rows[0].left;
    await sleep(1000);
  }
}

/** Retries, because a busy database may have no connection left for the metrics. */
async function metricsOf({ app }: Instance): Promise<string> {
  for (let tries = 0; tries < 10; tries += 1) {
    const { statusCode, body } = await app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    if (statusCode === 200) return body;
    await sleep(500);
  }
  throw new Error('The figures of the process could not be read.');
}

async function decodings(instance: Instance): Promise<string[]> {
  const lines = (await metricsOf(instance)).split('\n');
  return lines.filter((line) => /^peyda_decodings_total.*(?:time|memory|crash)/.test(line));
}

/** CPU seconds so far, and the longest event loop lag since the last call. */
async function processFigures(instance: Instance): Promise<{ cpuS: number; lagMs: number }> {
  const body = await metricsOf(instance);
  const figureOf = (name: string) => Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(body)?.[1] ?? 0);
  return { cpuS: figureOf('process_cpu_seconds_total'), lagMs: figureOf('nodejs_eventloop_lag_max_seconds') * 1000 };
}

function p95(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? 0;
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
