import { readFileSync } from 'node:fs';

type Work = { readonly perVisit: number; readonly nodeMs: number; readonly databaseMs: number; readonly reads: string };
export type Setup = {
  readonly name: string;
  /** Set if one machine does everything; otherwise every stage has its own. */
  readonly cores?: number;
  readonly processes: number;
  readonly primaryCores?: number;
  readonly replicas?: readonly number[];
};
export type Inputs = {
  readonly measured: string;
  readonly traffic: { readonly peakHourShare: number; readonly busiestMinuteOfPeakHour: number };
  readonly work: Readonly<Record<string, Work>>;
  readonly jobs: { readonly cores: number };
  readonly target: { readonly utilisation: number; readonly waitP95Ms: number };
  readonly setups: readonly Setup[];
};

/** Servers that share a queue: `busyMs` of their time for each visit, in `calls` calls. */
type Stage = { readonly name: string; readonly servers: number; readonly busyMs: number; readonly calls: number };
export type Capacity = {
  readonly setup: string;
  readonly visitsPerDay: number;
  readonly callsPerSecond: number;
  /** The sum over the stages of the 95th percentile of the wait. */
  readonly waitP95Ms: number;
  /** The stage that is the bottleneck. */
  readonly wall: string;
};

export const INPUTS: Inputs = JSON.parse(readFileSync(new URL('inputs.json', import.meta.url), 'utf8'));

/** The probability that a call waits in M/M/c (Erlang C), for `load` = arrivals times service time, below `servers`. */
export function erlangC(servers: number, load: number): number {
  let blocked = 1;
  for (let at = 1; at <= servers; at += 1) blocked = (load * blocked) / (at + load * blocked);
  return blocked / (1 - (load / servers) * (1 - blocked));
}

/** The wait in M/M/c that a share of the calls exceeds, milliseconds; infinite when more comes than can be served. */
export function waitExceededBy(share: number, servers: number, callsPerSecond: number, serviceMs: number): number {
  const load = (callsPerSecond * serviceMs) / 1000;
  if (load >= servers) return Number.POSITIVE_INFINITY;
  const waits = erlangC(servers, load);
  return waits <= share ? 0 : (Math.log(waits / share) * serviceMs) / (servers - load);
}

/** The number of visits a day that a set-up handles within the target, at the busiest minute of the day. */
export function capacityOf(setup: Setup, inputs: Inputs): Capacity {
  const stages = stagesOf(setup, inputs);
  const { utilisation, waitP95Ms } = inputs.target;
  const waitAt = (visits: number) => stages.reduce((sum, stage) => sum + waitIn(stage, visits), 0);
  const loadOf = ({ servers, busyMs }: Stage) => busyMs / 1000 / servers;
  const [fullest] = stages.toSorted((a, b) => loadOf(b) - loadOf(a));
  if (!fullest) throw new Error('A set-up without stages.');
  let visits = utilisation / loadOf(fullest);
  while (waitAt(visits) > waitP95Ms) visits *= 0.99;
  const calls = Object.values(inputs.work).reduce((sum, { perVisit }) => sum + perVisit, 0);
  return {
    setup: setup.name,
    visitsPerDay: (visits * 3600) / inputs.traffic.peakHourShare / inputs.traffic.busiestMinuteOfPeakHour,
    callsPerSecond: visits * calls,
    waitP95Ms: waitAt(visits),
    wall: fullest.name,
  };
}

function waitIn({ servers, busyMs, calls }: Stage, visitsPerSecond: number): number {
  return waitExceededBy(0.05, servers, visitsPerSecond * calls, busyMs / calls);
}

function stagesOf({ cores, processes, primaryCores, replicas = [] }: Setup, { work, jobs }: Inputs): Stage[] {
  const all = Object.values(work);
  const sum = (of: readonly Work[], each: (one: Work) => number) => of.reduce((total, one) => total + each(one), 0);
  const calls = (of: readonly Work[]) => sum(of, ({ perVisit }) => perVisit);
  const node = { calls: calls(all), busyMs: sum(all, ({ perVisit, nodeMs }) => perVisit * nodeMs) };
  const database = (of: readonly Work[]) => ({
    calls: calls(of),
    busyMs: sum(of, ({ perVisit, databaseMs }) => perVisit * databaseMs),
  });
  const web = { name: 'Node', servers: processes, ...node };
  if (cores !== undefined) {
    const both = { calls: node.calls, busyMs: node.busyMs + database(all).busyMs };
    return [web, { name: 'processor', servers: Math.max(cores - jobs.cores, 0.5), ...both }].map(whole);
  }
  const onPrimary = replicas.length > 0 ? all.filter(({ reads }) => reads === 'primary') : all;
  const copied = database(all.filter(({ reads }) => reads === 'replica'));
  return [
    web,
    { name: 'primary', servers: (primaryCores ?? 1) - jobs.cores, ...database(onPrimary) },
    ...replicas.map((servers) => ({
      name: 'replicas',
      servers,
      calls: copied.calls / replicas.length,
      busyMs: copied.busyMs / replicas.length,
    })),
  ].map(whole);
}

/**
 * The model needs whole servers: rounds a stage's number of servers, and makes each of them slower or faster to
 * compensate.
 */
function whole(stage: Stage): Stage {
  const servers = Math.max(1, Math.round(stage.servers));
  return { ...stage, servers, busyMs: (stage.busyMs * servers) / stage.servers };
}
