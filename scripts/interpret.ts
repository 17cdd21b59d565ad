import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { interpretQuery } from '#server/features/market/understanding/index.ts';

const USAGE =
  'Kullanım: npm run interpret -- [--now 2026-11-20T09:00:00+03:00]   (sorgular standart girdiden, her satırda bir sorgu)';

/** Reads one query per line and writes its meaning as one line of JSON. Relative dates are based on `--now`. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { now: { type: 'string' } } });
  const now = values.now === undefined ? new Date() : new Date(values.now);
  if (Number.isNaN(now.getTime())) {
    process.stderr.write(`${USAGE}\n`);
    return 1;
  }
  for await (const query of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }))
    process.stdout.write(`${JSON.stringify(interpretQuery(query, now))}\n`);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exitCode = 1;
}
