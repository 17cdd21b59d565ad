import type { Config } from './config.ts';
import { connectDatabase } from './database/connect-database.ts';
import { migrateDatabase, openDatabase } from './database/open-database.ts';
import type { Deps } from './deps.ts';
import { systemClock } from './platform/clock.ts';
import { openFileStore } from './platform/files/open-file-store.ts';
import { openMailer } from './platform/mailer.ts';
import { openLog } from './platform/open-log.ts';

export type OpenDeps = Deps & { readonly connectionString: string; close(): Promise<void> };

/**
 * Opens the dependencies of the process and updates the database schema, unless another process has done so
 * (`migrates: false`). `close` closes them in reverse order.
 */
export async function openDeps(config: Config, { migrates = true } = {}): Promise<OpenDeps> {
  const log = openLog(config);
  const connection = await connectDatabase(config, log);
  try {
    if (migrates) await migrateDatabase(connection.connectionString);
  } catch (error) {
    await connection.close();
    throw error;
  }
  const db = openDatabase(connection.connectionString);
  db.$client.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  return {
    db,
    clock: systemClock,
    files: await openFileStore(config),
    mailer: openMailer(config, log),
    log,
    config,
    connectionString: connection.connectionString,
    async close() {
      await db.$client.end();
      await connection.close();
    },
  };
}
