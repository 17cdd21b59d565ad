import { setTimeout as sleep } from 'node:timers/promises';
import { figure, printTable, tell } from '../report.ts';
import { type ServerProcess, startServerProcess, waitForIndex } from '../server-process.ts';
import { type Arrival, type FixedRequest, isGood, isRefused, keptTo, latency, startArrivals } from './arrivals.ts';
import { FRESH_MARKET, makeDataFolder } from './data-folder.ts';
import { findMaximum, takeNumbers } from './find-maximum.ts';
import { listingIds, registerMember } from './members.ts';
import type { VariedKind } from './varied-requests.ts';

/** The server and its database use one CPU, the load generator the other. */
const SERVER_CORE = 0;
const LOAD_CORE = 1;
const TIMES_MAXIMUM = [3, 10];
const PROBES_PER_SECOND = 10;
/** How long to watch before and after the load. */
const MARGIN_S = 5;
/** The pause between two loads, in which the server recovers. */
const REST_MS = 5000;
/** Recovered means that this many varied requests in a row succeed, none slower than this. */
const RECOVERED = { inARow: 10, slowestMs: 500 };
const WATCH_PER_SECOND = 10;

const KINDS: readonly [VariedKind, string][] = [
  ['pages', 'varied search pages'],
  ['facets', 'varied JSON with facets'],
];

/** Sends several times more than the server can handle, and reports how the successful requests and the others end. */
export async function benchOverload(seconds: number): Promise<void> {
  const folder = await makeDataFolder(FRESH_MARKET);
  try {
    // The usual limits apply: each visitor of the load has its own address.
    const server = await startServerProcess(
      { DATA_DIR: folder.dataDir, JOBS: 'on', RATE_LIMIT: 'on' },
      { within: keptTo(SERVER_CORE) },
    );
    try {
      await waitForIndex(server.origin);
      const probes = await openProbes(server.origin);
      const rows: string[][] = [];
      for (const [kind, name] of KINDS) rows.push(...(await overload(server, probes, kind, name, seconds)));
      printOverload(rows, seconds);
    } finally {
      await server.stop();
    }
  } finally {
    await folder.remove();
  }
}

type Probes = Readonly<Record<'health' | 'kept page' | 'signed-in write', FixedRequest>>;

async function overload(
  server: ServerProcess,
  probes: Probes,
  kind: VariedKind,
  name: string,
  seconds: number,
): Promise<string[][]> {
  tell(`overload: the maximum of ${name}`);
  const maximum = await findMaximum(server.origin, kind, Math.min(seconds, 10), { core: LOAD_CORE });
  const rows: string[][] = [];
  for (const times of TIMES_MAXIMUM) {
    await sleep(REST_MS);
    tell(`overload: ${name} at ${times} times the maximum of ${maximum.toFixed(0)} a second`);
    rows.push([name, `${times} ×`, ...(await measure(server, probes, { kind, maximum, times, seconds }))]);
    tell(rows.at(-1)?.join(' | ') ?? '');
  }
  return rows;
}

type Load = { kind: VariedKind; maximum: number; times: number; seconds: number };

async function measure(
  server: ServerProcess,
  probes: Probes,
  { kind, maximum, times, seconds }: Load,
): Promise<string[]> {
  const { origin } = server;
  const around = { origin, seconds: seconds + 2 * MARGIN_S, core: LOAD_CORE };
  const probing = Object.values(probes).map((fixed) =>
    startArrivals({ ...around, wanted: { fixed: [fixed] }, perSecond: PROBES_PER_SECOND }),
  );
  const watching = startArrivals({
    ...around,
    wanted: { kind, from: takeNumbers(around.seconds * WATCH_PER_SECOND) },
    perSecond: WATCH_PER_SECOND,
  });
  await sleep(MARGIN_S * 1000);
  const perSecond = maximum * times;
  const plan = {
    origin,
    seconds,
    perSecond,
    core: LOAD_CORE,
    wanted: { kind, from: takeNumbers(perSecond * seconds) },
  };
  const startsAt = Date.now();
  const arrivals = await startArrivals(plan).done;
  const endsAt = arrivals.reduce((latest, { dueAt }) => Math.max(latest, dueAt), 0);
  const within = (all: readonly Arrival[]) => all.filter(({ dueAt }) => dueAt >= startsAt && dueAt <= endsAt);
  const [health = [], kept = [], writes = []] = await Promise.all(probing.map(async ({ done }) => within(await done)));
  const good = arrivals.filter(isGood);
  const refused = arrivals.filter(isRefused);
  const other = arrivals.length - good.length - refused.length;
  return [
    figure(maximum),
    figure(perSecond),
    figure(good.length / seconds),
    `${figure((good.length / seconds / maximum) * 100)} %`,
    figure(latency(good, 0.95)),
    figure(refused.length / seconds),
    figure(latency(refused, 0.99)),
    String(other),
    figure(latency(arrivals, 0.99, 'lateMs')),
    probeCell(health),
    probeCell(kept),
    probeCell(writes),
    recovery(await watching.done, endsAt),
  ];
}

/** Requests from other processes during the load: they must succeed even when searches are refused. */
async function openProbes(origin: string): Promise<Probes> {
  const { token } = await registerMember(origin);
  const [propertyId = 0] = await listingIds(origin, 1);
  return {
    health: { path: '/healthz' },
    'kept page': { path: '/' },
    'signed-in write': {
      path: '/api/user/saved-ads',
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ propertyId }),
    },
  };
}

function probeCell(arrivals: readonly Arrival[]): string {
  const bad = arrivals.filter((arrival) => !isGood(arrival)).length;
  return figure(latency(arrivals, 0.99)) + (bad > 0 ? ` (${bad} of ${arrivals.length} failed)` : '');
}

/** Seconds from the end of the load until varied requests succeed quickly again, in a row. */
function recovery(watched: readonly Arrival[], endsAt: number): string {
  const after = watched.filter(({ dueAt }) => dueAt >= endsAt).sort((a, b) => a.dueAt - b.dueAt);
  const isFine = (arrival: Arrival) => isGood(arrival) && arrival.ms <= RECOVERED.slowestMs;
  const first = after.findIndex((_, index) => {
    const row = after.slice(index, index + RECOVERED.inARow);
    return row.length === RECOVERED.inARow && row.every(isFine);
  });
  const recovered = after[first];
  return recovered ? figure((recovered.dueAt + recovered.ms - endsAt) / 1000, 1) : `more than ${MARGIN_S}`;
}

function printOverload(rows: readonly string[][], seconds: number): void {
  printTable(
    'Overload',
    `${seconds} s each at a fixed rate, whether or not anything is answered, ${FRESH_MARKET} listings, every address another, RATE_LIMIT on with a network address for every visitor. The server as \`npm start\` runs it. Latency counts from the moment a request was due. Server and database share one processor, the load has the other. Health, a kept page (/) and a signed-in write (saving a listing) are asked ${PROBES_PER_SECOND} times a second from further processes. Recovered: ${RECOVERED.inARow} varied requests in a row answered well within ${RECOVERED.slowestMs} ms.`,
    [
      'what',
      'load',
      'maximum/s',
      'sent/s',
      'good/s',
      'of the maximum',
      'good p95 ms',
      'refused/s',
      'refused p99 ms',
      'failed otherwise',
      'sent late by, p99 ms',
      'health p99 ms',
      'kept page p99 ms',
      'signed-in write p99 ms',
      'recovered after s',
    ],
    rows,
  );
}
