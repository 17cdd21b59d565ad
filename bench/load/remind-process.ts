import { remindMembers } from '#server/features/deciding/reminders/index.ts';
import { openBenchDeps } from '../bench-database.ts';

/* Runs the job of reminders once, at a given time: `node remind-process.ts <database> <data folder> <now>`. */

const [url = '', dataDir = '', now = ''] = process.argv.slice(2);
const deps = openBenchDeps(url, dataDir);
process.send?.('started');
const result = await remindMembers({ ...deps, clock: { now: () => new Date(now) } });
await deps.db.$client.end();
process.send?.(result, () => process.disconnect());
