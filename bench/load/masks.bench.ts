import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type BenchDatabase, type BenchServer, openBenchDatabase } from '../bench-database.ts';
import { fillDatabase } from '../fill-database.ts';
import { figure, printTable, tell } from '../report.ts';

/** One listing in this many contains a name that older masks missed. */
const EVERY = 10;
const NAME = 'Borçlu Ayşe Zurnabaz hissesidir.';
const UNMASK = `update properties set description = coalesce(description, '') || ' ${NAME}' where id % ${EVERY} = 0`;
const LEFT = `select count(*)::int as left from properties where description like '%Zurnabaz%'`;
const RUN = 'select listings, masked, finished_at is not null as "isDone" from mask_runs where version = $1';

type Result = { seconds: number; kills: number; listings: number; masked: number; left: number };

/** Masks stored listings again after the masks have been extended: once without interruption, once with three kills. */
export async function benchMasks(at: BenchServer, size: number): Promise<void> {
  tell(`masks: filling ${size}`);
  const database = await openBenchDatabase(at, 'peyda_bench_masks');
  try {
    await fillDatabase(database.deps, { open: size });
    const undisturbed = await run(database, at.dataDir, { version: 1001, kills: 0, size });
    const killed = await run(database, at.dataDir, { version: 1002, kills: 3, size });
    const row = (name: string, { seconds, kills, listings, masked, left }: Result) => [
      name,
      figure(seconds, 1),
      String(kills),
      listings.toLocaleString('en'),
      masked.toLocaleString('en'),
      String(left),
    ];
    printTable(
      `Stored texts masked again, ${size} listings`,
      `A tenth of them hold a name that older masks left. In processes of their own, their start included.`,
      ['run', 'seconds', 'kill -9', 'looked at', 'masked', 'names left'],
      [row('undisturbed', undisturbed), row('killed on the way', killed)],
    );
  } finally {
    await database.close();
  }
}

type Given = { readonly version: number; readonly kills: number; readonly size: number };

async function run(database: BenchDatabase, dataDir: string, { version, kills, size }: Given): Promise<Result> {
  const db = database.deps.db.$client;
  await db.query(UNMASK);
  const start = performance.now();
  for (let killed = 0; killed < kills; killed += 1) {
    const child = maskIn(database, dataDir, version);
    await reaches(database, version, ((killed + 1) * size) / (kills + 1));
    child.process.kill('SIGKILL');
    await child.ended;
    tell(`masks: killed ${killed + 1}`);
  }
  const [code] = await maskIn(database, dataDir, version).ended;
  if (code !== 0) throw new Error(`The process that masks ended with code ${code}.`);
  const seconds = (performance.now() - start) / 1000;
  const { rows } = await db.query<{ listings: number; masked: number; isDone: boolean }>(RUN, [version]);
  const [done] = rows;
  if (!done?.isDone) throw new Error('The run did not come to its end.');
  const left = (await db.query<{ left: number }>(LEFT)).rows[0]?.left ?? -1;
  return { seconds, kills, listings: done.listings, masked: done.masked, left };
}

function maskIn({ url }: BenchDatabase, dataDir: string, version: number) {
  const args = [url, dataDir, String(version)];
  const child = fork(fileURLToPath(new URL('./mask-process.ts', import.meta.url)), args);
  return { process: child, ended: once(child, 'exit') };
}

/** Waits until a run has processed this many listings. */
async function reaches({ deps }: BenchDatabase, version: number, listings: number): Promise<void> {
  for (;;) {
    const { rows } = await deps.db.$client.query<{ listings: number }>(RUN, [version]);
    if ((rows[0]?.listings ?? 0) >= listings) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}
