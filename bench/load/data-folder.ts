import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '#server/database/embedded-server.ts';
import { migrateDatabase } from '#server/database/open-database.ts';
import { openBenchDeps } from '../bench-database.ts';
import { fillDatabase } from '../fill-database.ts';
import { tell } from '../report.ts';

export type DataFolder = { readonly dataDir: string; remove(): Promise<void> };

/** As many auctions as a fresh start shows. */
export const FRESH_MARKET = 2000;

/**
 * Creates a data folder like the server's, with `open` auctions in its embedded PostgreSQL, which is stopped
 * afterwards.
 */
export async function makeDataFolder(open: number): Promise<DataFolder> {
  tell(`a data folder with ${open} auctions`);
  const dataDir = await mkdtemp(join(tmpdir(), 'peyda-bench-'));
  const server = await startEmbeddedServer({ dataDir, log: () => undefined });
  try {
    await migrateDatabase(server.connectionString);
    const deps = openBenchDeps(server.connectionString, dataDir);
    await fillDatabase(deps, { open });
    await deps.db.$client.end();
  } finally {
    await server.release();
  }
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }) };
}
