import { setTimeout as sleep } from 'node:timers/promises';
import { callServer } from '../load/members.ts';
import { childrenOf } from '../process-usage.ts';
import { freePort, type ServerProcess, startServerProcess } from '../server-process.ts';
import type { Place } from './places.ts';

export const VICTIMS = ['web', 'worker', 'database', 'all'] as const;
export type Victim = (typeof VICTIMS)[number];
/** The victims in the database: its first process, one that serves a connection, or every process at once. */
export const DATABASE_DEATHS = ['first', 'one', 'every'] as const;
export type DatabaseDeath = (typeof DATABASE_DEATHS)[number];

/** The processes of the product in one place: a web process, a worker that runs the jobs, the database. */
export type Cast = {
  readonly origin: string;
  kill(victim: Victim, death: DatabaseDeath): Promise<void>;
  /**
   * Restarts dead processes like a supervisor, and waits until the web process and its database are ready. Returns the
   * milliseconds, and the processes that had ended without being killed by the bench.
   */
  revive(): Promise<{ ms: number; endedUnasked: Role[] }>;
  stop(): Promise<void>;
};
type Role = 'web' | 'worker';

const READY_WITHIN_MS = 90_000;
const POLL_MS = 50;

export async function startCast(place: Place, settings: Readonly<Record<string, string>>): Promise<Cast> {
  const own = { ...place.settings, ...settings, LOG_LEVEL: 'fatal' };
  const roles: Record<Role, Record<string, string>> = {
    web: { ...own, JOBS: 'off', PORT: String(await freePort()) },
    worker: { ...own, JOBS: 'on', PORT: String(await freePort()), SOURCES: 'folder' },
  };
  const running: Record<Role, ServerProcess> = {
    // In order, as in an installation: the first one creates the schema.
    web: await startServerProcess(roles.web),
    worker: await startServerProcess(roles.worker),
  };
  const killed = new Set<Role>();
  let deadDatabase: number | undefined;
  const { origin } = running.web;
  const start = async (role: Role) => {
    running[role] = await startServerProcess(roles[role]);
  };
  return {
    origin,
    async kill(victim, death) {
      const deaths: Promise<void>[] = [];
      for (const role of ['web', 'worker'] as const) {
        if (victim !== role && victim !== 'all') continue;
        killed.add(role);
        deaths.push(running[role].kill());
      }
      if (victim === 'database' || victim === 'all') {
        if (death !== 'one') deadDatabase = await place.databasePid();
        deaths.push(killDatabase(place, death));
      }
      await Promise.all(deaths);
    },
    async revive() {
      const begin = performance.now();
      const dead = (['web', 'worker'] as const).filter((role) => running[role].hasEnded());
      const endedUnasked = dead.filter((role) => !killed.has(role));
      killed.clear();
      await place.superviseDatabase();
      await Promise.all(dead.map(start));
      await waitUntilReady(place, origin, deadDatabase);
      return { ms: performance.now() - begin, endedUnasked };
    },
    async stop() {
      await Promise.all([running.web.stop(), running.worker.stop()]);
    },
  };
}

async function killDatabase(place: Place, death: DatabaseDeath): Promise<void> {
  const first = await place.databasePid();
  if (first === undefined) return;
  const children = await childrenOf(first);
  const dying = { first: [first], one: children.slice(-1), every: [first, ...children] }[death];
  for (const pid of dying) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has just ended by itself.
    }
  }
}

/**
 * A process that serves a connection may survive its dead server for a moment, so a response from that one does not
 * count.
 */
async function waitUntilReady(place: Place, origin: string, deadDatabase: number | undefined): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS;
  while (performance.now() < until) {
    const database = await place.databasePid();
    const answer = await callServer(origin, 'GET', '/readyz', { timeoutMs: 5000 }).catch(() => undefined);
    if (answer?.status === 200 && database !== undefined && database !== deadDatabase) return;
    await sleep(POLL_MS);
  }
  throw new Error('The product did not come back without repair.');
}
