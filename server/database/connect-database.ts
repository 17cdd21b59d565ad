import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { startEmbeddedServer } from './embedded-server.ts';

export type DatabaseConnection = {
  readonly connectionString: string;
  /** Gives the embedded server back; nothing to do for a server of one's own. */
  close(): Promise<void>;
};

/** The PostgreSQL to use: the one of DATABASE_URL, else the embedded server on DATA_DIR. */
export async function connectDatabase(config: Config, log: Logger): Promise<DatabaseConnection> {
  if (config.DATABASE_URL) return { connectionString: config.DATABASE_URL, close: async () => undefined };
  const server = await startEmbeddedServer({
    dataDir: config.DATA_DIR,
    log: (message, details) => log.info(details ?? {}, message),
    onLost: (error) => endProcess(error, log),
  });
  return { connectionString: server.connectionString, close: () => server.release() };
}

/** Without its database the process can do nothing; whoever started it sees that it has ended, and starts it again. */
function endProcess(error: unknown, log: Logger): void {
  log.fatal({ err: error }, 'database lost');
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Veritabanı sunucusu durdu ve yeniden başlatılamadı. ${reason}\n`);
  process.exit(1);
}
