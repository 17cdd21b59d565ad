import type { Pool } from 'pg';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Admissions } from './admissions.ts';
import type { CacheUse } from './answers/cache-use.ts';
import type { AddMetrics } from './metrics-routes.ts';

type Load = {
  readonly admissions: Admissions;
  readonly pools: Readonly<Record<string, Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>>;
  readonly caches: Readonly<Record<string, CacheUse>>;
};

/** From the milliseconds of a cached response to the patience of a visitor. */
const BUCKETS_SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/**
 * Prometheus metrics: the current load of this process, the work it refused, its database connections and its caches.
 */
export function loadMetrics({ admissions, pools, caches }: Load): AddMetrics {
  return (registry) => {
    addAdmissions(registry, admissions);
    addPools(registry, pools);
    addCaches(registry, caches);
  };
}

function addAdmissions(registry: Registry, admissions: Load['admissions']): void {
  const registers = [registry];
  const labelNames = ['work'];
  const each = (set: (work: string, admission: Admissions[keyof Admissions]) => void) => () => {
    for (const [work, admission] of Object.entries(admissions)) set(work, admission);
  };
  const running = new Gauge({
    name: 'peyda_work_running',
    help: 'Renderings, searches, listings and pictures that are being made',
    labelNames,
    registers,
    collect: each((work, admission) => running.set({ work }, admission.running)),
  });
  const waiting = new Gauge({
    name: 'peyda_work_waiting',
    help: 'Those that wait for their turn',
    labelNames,
    registers,
    collect: each((work, admission) => waiting.set({ work }, admission.waiting)),
  });
  const refused: Counter = new Counter({
    name: 'peyda_work_refused_total',
    help: 'Those that were refused (503) because too many waited or their wait was too long',
    labelNames,
    registers,
    collect() {
      refused.reset();
      each((work, admission) => refused.inc({ work }, admission.refused))();
    },
  });
  const seconds = new Histogram({
    name: 'peyda_work_seconds',
    help: 'How long each took without its wait; work="pages" is the time of rendering',
    labelNames,
    buckets: BUCKETS_SECONDS,
    registers,
  });
  each((work, admission) => admission.watch((took) => seconds.observe({ work }, took)))();
}

function addPools(registry: Registry, pools: Load['pools']): void {
  const connections = new Gauge({
    name: 'peyda_database_connections',
    help: 'Connections of a pool (total, of these idle) and callers that wait for one (waiting)',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        connections.set({ pool, state: 'total' }, totalCount);
        connections.set({ pool, state: 'idle' }, idleCount);
        connections.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
}

function addCaches(registry: Registry, caches: Load['caches']): void {
  const registers = [registry];
  const reads: Counter = new Counter({
    name: 'peyda_cache_reads_total',
    help: 'Reads of a cache, by whether it had what was asked for (hit) or not (miss)',
    labelNames: ['cache', 'outcome'],
    registers,
    collect() {
      reads.reset();
      for (const [cache, { hits, misses }] of Object.entries(caches)) {
        reads.inc({ cache, outcome: 'hit' }, hits);
        reads.inc({ cache, outcome: 'miss' }, misses);
      }
    },
  });
  const bytes = new Gauge({
    name: 'peyda_cache_bytes',
    help: 'What a cache holds, as estimated for its limit',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const [cache, use] of Object.entries(caches)) bytes.set({ cache }, use.bytes);
    },
  });
}
