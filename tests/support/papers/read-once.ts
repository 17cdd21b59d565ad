import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { readDocuments } from '#server/features/intake/document-texts/index.ts';
import { pageReaders } from '#server/platform/decoders/decoders.ts';
import { openDiskFileStore } from '#server/platform/files/file-store.ts';

/*
 * A process that runs the job once at a given time, for a test that kills it:
 * node tests/support/papers/read-once.ts <data folder> <time>
 */
const [dataDir = '', time = ''] = process.argv.slice(2);
const db = openDatabase(process.env.DATABASE_URL ?? '', { maxConnections: 2 });
await readDocuments({
  db,
  clock: { now: () => new Date(time) },
  files: openDiskFileStore(join(dataDir, 'files')),
  config: readConfig({ DATA_DIR: dataDir, JOBS: 'off' }),
  log: pino({ level: 'silent' }),
});
pageReaders.end();
await db.$client.end();
