import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { collectSource } from '#server/features/intake/collection/index.ts';
import { ilanGovTrSource } from '#server/sources/ilan-gov-tr/ilan-gov-tr-source.ts';
import { TEST_NOW } from '../test-now.ts';
import { testFetch } from './test-fetch.ts';

/*
 * A process that collects from a fake site and kills itself, like a power cut, when a step is done for the given time
 * (1 for the first):
 * node tests/support/fakes/collect-and-die.ts <origin> <step> <time>
 */
const [origin = '', deadlyStep, deadlyTime] = process.argv.slice(2);
let times = 0;
const db = openDatabase(process.env.DATABASE_URL ?? '', { maxConnections: 4 });
const deps = { db, clock: { now: () => TEST_NOW }, config: readConfig({}), log: pino({ level: 'silent' }) };
const fetch = testFetch([new URL(origin).host]);
await collectSource(deps, ilanGovTrSource({ siteUrl: origin, intervalMs: 1000 }), {
  fetch,
  rowsAtOnce: 10,
  onProgress: ({ step }) => {
    if (step !== deadlyStep) return;
    times += 1;
    if (times === Number(deadlyTime)) process.kill(process.pid, 'SIGKILL');
  },
});
await fetch.close();
await db.$client.end();
