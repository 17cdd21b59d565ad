import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { capacityTable, withTable } from './capacity-table.ts';
import { INPUTS } from './model.ts';

/* Prints the capacity of each set-up according to the model and its inputs; --write also updates docs/scaling.md. */
const DOCUMENT = fileURLToPath(new URL('../../docs/scaling.md', import.meta.url));
const table = capacityTable(INPUTS);
process.stdout.write(`${table}\n`);
if (process.argv.includes('--write')) writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, 'utf8'), table));
