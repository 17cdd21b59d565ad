import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { startEmbeddedServer } from './embedded-server.ts';

export type DatabaseConnection = {
  readonly connectionString: string;
  /** Releases the embedded server; does nothing for a server from DATABASE_URL. */
  close(): Promise<void>;
};

/** Chooses the PostgreSQL server: the one in DATABASE_URL if it is set, otherwise the embedded server in DATA_DIR. */
export async function connectDatabase(config: Config, log: Logger): Promise<DatabaseConnection> {
  if (config.DATABASE_URL) return { connectionString: config.DATABASE_URL, close: async () => undefined };
  const server = await startEmbeddedServer({
    dataDir: config.DATA_DIR,
    log: (message, details) => log.info(details ?? {}, message),
    onLost: (error) => endProcess(error, log),
  });
  return { connectionString: server.connectionString, close: () => server.release() };
}

/** Ends the process, which can't work without its database; the program that started the process restarts it. */
function endProcess(error: unknown, log: Logger): void {
  log.fatal({ err: error }, 'database lost');
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Veritabanı sunucusu durdu ve yeniden başlatılamadı. ${reason}\n`);
  process.exit(1);
}
