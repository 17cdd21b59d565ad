import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { deliverWebhooks } from '#server/features/company/webhooks/index.ts';

/*
 * A process that runs the job once at a given time, for a test that kills it:
 * node tests/support/companies/deliver-webhooks-once.ts <host:port of the receiver> <time>
 */
const [host = '', time = ''] = process.argv.slice(2);
const db = openDatabase(process.env.DATABASE_URL ?? '', { maxConnections: 8 });
await deliverWebhooks({
  db,
  clock: { now: () => new Date(time) },
  config: readConfig({ SESSION_SECRET: 'g'.repeat(32), WEBHOOK_PRIVATE_HOSTS: host }),
  log: pino({ level: 'silent' }),
  mailer: { isConfigured: false, send: async () => undefined },
});
await db.$client.end();
