import { maskStoredTexts } from '#server/features/desk/listing-desk/index.ts';
import { openBenchDeps } from '../bench-database.ts';

/* Runs the job that masks stored texts again: `node mask-process.ts <database> <data folder> <version>`. */

const [url = '', dataDir = '', version = ''] = process.argv.slice(2);
const deps = openBenchDeps(url, dataDir);
process.send?.('started');
await maskStoredTexts(deps, Number(version));
await deps.db.$client.end();
process.disconnect?.();
