import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { openDiskFileStore } from '#server/platform/files/file-store.ts';
import { openMailer } from '#server/platform/mailer.ts';
import { TEST_PAPERS } from './test-papers.ts';

/*
 * The API as a separate process that can be killed at any moment: node serve-orders.ts. Settings come from the
 * environment; the first line on standard output is its port.
 */
const config = readConfig(process.env);
const log = pino({ level: 'silent' });
const deps = {
  db: openDatabase(config.DATABASE_URL ?? '', { maxConnections: 4 }),
  clock: { now: () => new Date() },
  config,
  log,
  mailer: openMailer(config, log),
  files: openDiskFileStore(join(config.DATA_DIR, 'files')),
};
const app = await buildApp(deps, { pages: false, papers: TEST_PAPERS });
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.stdout.write(`${typeof address === 'object' && address ? address.port : ''}\n`);
