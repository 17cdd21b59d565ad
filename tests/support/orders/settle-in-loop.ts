import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { reconcilePayments, sendRefunds } from '#server/features/selling/orders/index.ts';

/*
 * Runs the jobs for payments repeatedly until it is killed: node settle-in-loop.ts <start of its clock in ms>.
 * Its clock runs 600 times as fast as real time. Settings come from the environment; a line on standard output reports
 * that it runs.
 */
const FASTER = 600;
const start = Number(process.argv[2]);
const config = readConfig(process.env);
const deps = {
  db: openDatabase(config.DATABASE_URL ?? '', { maxConnections: 2 }),
  clock: { now: () => new Date(start + (Date.now() - start) * FASTER) },
  config,
  log: pino({ level: 'silent' }),
};
process.stdout.write('works\n');
for (;;) {
  const [{ asked }, { sent, failed }] = await Promise.all([reconcilePayments(deps), sendRefunds(deps)]);
  process.stdout.write(`${asked + sent + failed}\n`);
}
