import type { FastifyRequest } from 'fastify';
import { type DataVersion, shareDataVersion } from '#server/database/data-version.ts';
import { isConflictWithRecovery, isDatabaseAway, isUnanswered } from '#server/database/database-away.ts';
import type { Database } from '#server/database/open-database.ts';
import type { Reading, ReplicaSet } from '#server/database/replica-set.ts';
import type { Deps } from '../../deps.ts';
import { readsPrimary } from './writer-mark.ts';

/**
 * Decides where requests read listings: from replicas if there are any, otherwise from the primary. A browser that has
 * just written something reads from the primary. When a replica fails, the work is repeated on the primary.
 */
export class Reads {
  readonly #deps: Pick<Deps, 'db' | 'clock'>;
  readonly #replicas: ReplicaSet | undefined;
  readonly #primary: Reading;

  constructor(deps: Pick<Deps, 'db' | 'clock'>, replicas?: ReplicaSet, version = shareDataVersion(deps)) {
    this.#deps = deps;
    this.#replicas = replicas;
    this.#primary = { db: deps.db, currentVersion: version };
  }

  /** Returns the same with other connections to the primary. */
  withPrimary(db: Database): Reads {
    return new Reads({ ...this.#deps, db }, this.#replicas, this.#primary.currentVersion);
  }

  /** Reads for a request. `work` may be called twice, each time with a different database. */
  async run<T>(request: FastifyRequest, work: (reading: Reading) => Promise<T>): Promise<T> {
    const reading = this.of(request);
    if (reading === this.#primary) return work(reading);
    try {
      return await work(reading);
    } catch (error) {
      if (!isFaultOfReplica(error)) throw error;
      this.#replicas?.leaveOut(reading, error);
      return work(this.#primary);
    }
  }

  /** The same for one item that a replica may not have yet: if `isMissing` on a replica, the primary is queried. */
  async find<T>(
    request: FastifyRequest,
    work: (db: Database) => Promise<T>,
    isMissing: (error: unknown) => boolean,
  ): Promise<T> {
    return this.run(request, async (reading) => {
      if (reading === this.#primary) return work(reading.db);
      return work(reading.db).catch((error: unknown) => {
        if (isMissing(error)) return work(this.#primary.db);
        throw error;
      });
    });
  }

  /** Returns the database from which this request reads. */
  of(request: FastifyRequest): Reading {
    if (!this.#replicas || readsPrimary(request, this.#deps.clock.now())) return this.#primary;
    return this.#replicas.pick() ?? this.#primary;
  }

  /** Returns a version that all databases have reached from which anonymous callers read. */
  readonly settledVersion = async (): Promise<DataVersion> => {
    const slowest = this.#replicas?.slowest();
    if (!slowest) return this.#primary.currentVersion();
    return slowest.currentVersion().catch((error: unknown) => {
      this.#replicas?.leaveOut(slowest, error);
      return this.#primary.currentVersion();
    });
  };
}

function isFaultOfReplica(error: unknown): boolean {
  return isDatabaseAway(error) || isConflictWithRecovery(error) || isUnanswered(error);
}
