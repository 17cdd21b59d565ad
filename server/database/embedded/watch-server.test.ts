import pg from 'pg';
import { expect, it } from 'vitest';
import { cleanUpAfterTests, preparedDataDir, until } from '#tests/support/embedded/data-dirs.ts';
import { startEmbeddedServer } from '../embedded-server.ts';
import { findPostmaster } from './postmaster.ts';
import { openServerPlace } from './server-place.ts';

cleanUpAfterTests();

it.each(['SIGKILL', 'SIGQUIT', 'SIGINT'] as const)(
  'a watched server answers again on the same port after %s',
  async (signal) => {
    const dataDir = await preparedDataDir();
    const lost: unknown[] = [];
    const server = await startEmbeddedServer({ dataDir, log: () => undefined, onLost: (error) => lost.push(error) });
    const pool = new pg.Pool({ connectionString: server.connectionString });
    pool.on('error', () => undefined);
    const answers = () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      );
    try {
      const { clusterDir } = await openServerPlace(dataDir);
      expect(await answers()).toBe(true);
      const before = await findPostmaster(clusterDir);
      process.kill(before?.pid ?? 0, signal);
      await until(async () => {
        const now = await findPostmaster(clusterDir);
        return now !== undefined && now.pid !== before?.pid;
      });
      await until(answers);
      expect(await findPostmaster(clusterDir)).toMatchObject({ port: before?.port });
      expect(lost).toEqual([]);
    } finally {
      await pool.end();
      await server.release();
    }
  },
);
