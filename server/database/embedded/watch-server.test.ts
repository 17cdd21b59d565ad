import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanUpAfterTests, newDataDir, until } from '#tests/support/embedded/data-dirs.ts';
import { type EmbeddedServer, startEmbeddedServer } from '../embedded-server.ts';
import { findPostmaster } from './postmaster.ts';
import { openServerPlace } from './server-place.ts';

cleanUpAfterTests();

let dataDir: string;
let server: EmbeddedServer;
let pool: pg.Pool;
const lost: unknown[] = [];
beforeAll(async () => {
  dataDir = await newDataDir();
  server = await startEmbeddedServer({ dataDir, log: () => undefined, onLost: (error) => lost.push(error) });
  pool = new pg.Pool({ connectionString: server.connectionString });
  pool.on('error', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await server.release();
});

it.each(['SIGKILL', 'SIGQUIT', 'SIGINT'] as const)(
  'a watched server answers again at its old place after %s',
  async (signal) => {
    const { clusterDir } = await openServerPlace(dataDir);
    const before = await findPostmaster(clusterDir);
    process.kill(before?.pid ?? 0, signal);
    await until(async () => (await findPostmaster(clusterDir))?.pid !== before?.pid);
    await until(() =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    );
    expect(await findPostmaster(clusterDir)).toMatchObject({ port: before?.port });
    expect(lost).toEqual([]);
  },
);
