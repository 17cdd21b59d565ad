import { spawnSync } from 'node:child_process';
import { startReplicatedServer } from './replicated-server.ts';

/*
 * Runs the tests of the server (or those given as arguments) on a primary with a streaming replica of PostgreSQL 15:
 * every app that a test opens consists of two, which answer in turn and read from the replica. Commits wait until they
 * are visible on the replica, because tests write directly to the database, where no caller gets a writer mark.
 */
const server = await startReplicatedServer({ isSynchronous: true });
try {
  const given = process.argv.slice(2);
  const { status } = spawnSync('vitest', ['run', ...(given.length > 0 ? given : ['server'])], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: server.primaryUrl, TEST_REPLICA_URL: server.replicaUrl },
  });
  process.exitCode = status ?? 1;
} finally {
  await server.close();
}
