import { expect, it } from 'vitest';
import { startEmbeddedServer } from '#server/database/embedded-server.ts';
import { migrateDatabase, openDatabase } from '#server/database/open-database.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { cleanUpAfterTests, killServer, newDataDir, until } from '#tests/support/embedded/data-dirs.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { currentIndex, readIndex } from './held-index.ts';

cleanUpAfterTests();

const quiet = () => undefined;

it('after a database crash the index matches the database and contains nothing that was lost', async () => {
  const dataDir = await newDataDir();
  // With asynchronous commits, a crash loses some of them, although the index has already read them.
  const server = await startEmbeddedServer({ dataDir, log: quiet, isDisposable: true });
  await migrateDatabase(server.connectionString);
  const deps = { db: openDatabase(server.connectionString), clock: { now: () => new Date() } };
  deps.db.$client.on('error', quiet);
  // A synchronous commit writes all earlier ones, so that the crash can't lose the tables.
  await deps.db.$client.query('begin; set local synchronous_commit = on; create table written (); commit');
  const record = (count: number) =>
    recordListings(
      deps,
      Array.from({ length: count }, () => makeListingRecord({ endDate: null })),
    );
  await record(3);
  await readIndex(deps);
  await record(5);
  expect((await currentIndex(deps))?.size).toBe(8);
  await killServer(dataDir, server.connectionString);
  const revived = await startEmbeddedServer({ dataDir, log: quiet, isDisposable: true });
  await until(async () => (await currentIndex(deps).catch(quiet)) !== undefined);
  // New transactions reuse the ids of those that were lost.
  await record(2);
  await readIndex(deps);
  const { rows } = await deps.db.$client.query<{ open: number }>(
    'select count(*)::int as open from open_property_search',
  );
  expect((await currentIndex(deps))?.size).toBe(rows[0]?.open);
  await deps.db.$client.end();
  await revived.release();
  await server.release();
});
