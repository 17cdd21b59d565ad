import type { Logger } from 'pino';
import type { Deps } from '#server/deps.ts';
import { type DataVersion, shareDataVersion } from './data-version.ts';
import type { Database } from './open-database.ts';
import { VersionHistory } from './version-history.ts';

/**
 * A replica: the connections of readers, and a separate one for its health check. `name` is safe for logs and metrics.
 */
export type ReplicaConnections = { readonly name: string; readonly db: Database; readonly watch: Database };

/** A database that listings are read from, with the version that it has reached. */
export type Reading = { readonly db: Database; currentVersion(): Promise<DataVersion> };

type Replica = ReplicaConnections & { readonly reading: Reading; version: bigint; lagMs: number; isUsed: boolean };

const CHECK_EVERY_MS = 500;
const ANSWER_WITHIN_MS = 1000;
/**
 * A replica that is further behind is not used. Far below the time for which a client that has written reads from the
 * primary.
 */
const MOST_LAG_MS = 2000;

/**
 * The replicas that reads may use. Twice a second each one is queried for its version of the listings. A replica that
 * does not respond, or is more than two seconds behind the primary, is not used until it has caught up.
 */
export class ReplicaSet {
  readonly #primary: Database;
  readonly #replicas: readonly Replica[];
  readonly #log: Logger;
  readonly #history = new VersionHistory();
  #timer: NodeJS.Timeout | undefined;
  #turn = 0;

  /** `primary` is a separate connection, so that the check never waits in the queue of other callers. */
  constructor(primary: Database, replicas: readonly ReplicaConnections[], { clock, log }: Pick<Deps, 'clock' | 'log'>) {
    this.#primary = primary;
    this.#log = log;
    this.#replicas = replicas.map((replica) => ({
      ...replica,
      reading: { db: replica.db, currentVersion: shareDataVersion({ db: replica.db, clock }) },
      version: 0n,
      lagMs: Number.POSITIVE_INFINITY,
      isUsed: false,
    }));
  }

  /** Checks all replicas once, and then twice a second until `close`. */
  async start(): Promise<void> {
    await this.check();
    const next = () => {
      this.#timer = setTimeout(() => void this.check().then(() => this.#timer && next()), CHECK_EVERY_MS).unref();
    };
    next();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** The state of each replica, as of the last check. */
  get states(): readonly { readonly name: string; readonly isUsed: boolean; readonly lagMs: number }[] {
    return this.#replicas.map(({ name, isUsed, lagMs }) => ({ name, isUsed, lagMs }));
  }

  /** Returns the least busy usable replica, in rotation; undefined when none is usable. */
  pick(): Reading | undefined {
    let best: Replica | undefined;
    this.#turn += 1;
    for (let at = 0; at < this.#replicas.length; at += 1) {
      const replica = this.#replicas[(this.#turn + at) % this.#replicas.length];
      if (replica?.isUsed && (!best || busyOf(replica) < busyOf(best))) best = replica;
    }
    return best?.reading;
  }

  /** Returns the usable replica that is furthest behind: its version has reached all the others, too. */
  slowest(): Reading | undefined {
    const used = this.#replicas.filter(({ isUsed }) => isUsed);
    return used.toSorted((a, b) => Number(a.version - b.version))[0]?.reading;
  }

  /** Stops using a replica on which a call has failed, until the next check succeeds. */
  leaveOut(reading: Reading, error: unknown): void {
    const replica = this.#replicas.find((one) => one.reading === reading);
    if (replica) this.#use(replica, false, error);
  }

  /** Reads the version of the primary and of all replicas; never throws. */
  async check(): Promise<void> {
    // While the primary is unavailable nothing is written, so its last known version is the current one.
    const primary = await readVersion(this.#primary).catch(() => undefined);
    if (primary !== undefined) this.#history.note(primary, performance.now());
    await Promise.all(this.#replicas.map((replica) => this.#checkOne(replica)));
  }

  async #checkOne(replica: Replica): Promise<void> {
    try {
      replica.version = await readVersion(replica.watch);
      replica.lagMs = this.#history.lagOf(replica.version, performance.now());
      this.#use(replica, replica.lagMs <= MOST_LAG_MS);
    } catch (error) {
      replica.lagMs = Number.POSITIVE_INFINITY;
      this.#use(replica, false, error);
    }
  }

  #use(replica: Replica, isUsed: boolean, error?: unknown): void {
    if (replica.isUsed === isUsed) return;
    replica.isUsed = isUsed;
    const { name, lagMs } = replica;
    if (isUsed) this.#log.info({ replica: name }, 'a replica is read from');
    else this.#log.warn({ replica: name, lagMs, err: error }, 'a replica is left out');
  }
}

function busyOf({ db: { $client } }: Replica): number {
  return $client.totalCount - $client.idleCount + $client.waitingCount;
}

async function readVersion({ $client }: Database): Promise<bigint> {
  const statement = {
    name: 'read-version',
    text: 'select coalesce(sum(writes), 0)::text as version from property_writes',
    query_timeout: ANSWER_WITHIN_MS,
  };
  const { rows } = await $client.query<{ version: string }>(statement);
  return BigInt(rows[0]?.version ?? 0);
}
