import { openReplicas } from '#server/database/open-replicas.ts';
import { ReplicaSet } from '#server/database/replica-set.ts';
import type { TestDeps } from '../open-test-deps.ts';
import { databaseUrl } from '../test-server.ts';

type TestReplicas = { openSet(): ReplicaSet; close(): Promise<void> };

/**
 * The replica of a test's database if tests run on a primary with a replica (TEST_REPLICA_URL, see run-api-tests.ts);
 * otherwise undefined.
 */
export function openTestReplicas(deps: TestDeps): TestReplicas | undefined {
  const url = process.env.TEST_REPLICA_URL;
  if (!url) return undefined;
  const { pathname } = new URL(deps.databaseUrl);
  const { primary, replicas } = openReplicas(deps.databaseUrl, [databaseUrl(url, pathname.slice(1))]);
  const opened = [primary, ...replicas.flatMap(({ db, watch }) => [db, watch])];
  return {
    openSet: () => new ReplicaSet(primary, replicas, deps),
    async close() {
      for (const { $client } of opened) await $client.end();
    },
  };
}
