import { type Database, openDatabase, POOL_USES, type PoolUse } from './open-database.ts';
import type { ReplicaConnections } from './replica-set.ts';

const WATCH: PoolUse = { maxConnections: 1, statementTimeoutMs: 1000, waiting: { callers: 2, forMs: 1000 } };
/** Detects a server that has stopped without closing its connections; the statement timeout is shorter. */
const ANSWER_WITHIN_MS = POOL_USES.searches.statementTimeoutMs + 500;

/** Opens the connections for a set of replicas; they connect when they are used. */
export function openReplicas(
  primaryUrl: string,
  replicaUrls: readonly string[],
): { readonly primary: Database; readonly replicas: readonly ReplicaConnections[] } {
  const replicas = replicaUrls.map((url) => ({
    name: replicaName(url),
    db: openDatabase(url, { ...POOL_USES.searches, answerWithinMs: ANSWER_WITHIN_MS }),
    watch: openDatabase(url, WATCH),
  }));
  return { primary: openDatabase(primaryUrl, WATCH), replicas };
}

/** Host, port and database, without user or password. */
export function replicaName(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}
