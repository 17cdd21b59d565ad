import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiKeys } from '#server/database/tables/companies/api-keys.ts';
import { organisations } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import { type BenchServer, openBenchDatabase } from '../bench-database.ts';
import { fillDatabase } from '../fill-database.ts';
import { figure, printTable, tell } from '../report.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';

type Line = { cursor?: string; property?: { id: number; price: number | null }; end?: boolean };
type Change = { propertyId: number; property: { price: number | null } | null };
type Kept = Map<number, number | null>;

/**
 * Reads every listing through `/api/v1/properties/export` over the network while prices change and listings are
 * removed, disconnects in the middle and resumes, then reads the feed from the first cursor: the copy must equal the
 * database.
 */
export async function benchExport(at: BenchServer, size: number): Promise<void> {
  const database = await openBenchDatabase(at, 'peyda_bench_export');
  const { deps } = database;
  let server: ServerProcess | undefined;
  try {
    tell(`export: recording ${size} listings`);
    await fillDatabase(deps, { open: size });
    const key = await newKey(deps);
    const folder = join(at.dataDir, 'export');
    server = await startServerProcess({ DATABASE_URL: database.url, DATA_DIR: folder, NODE_ENV: 'production' });
    const { origin } = server;
    const memory = async () => (await server?.usage())?.nodeMb ?? 0;
    const call: Call = {
      get: (path) => fetch(`${origin}/api/v1${path}`, { headers: { authorization: `Bearer ${key}` } }),
      memory,
    };
    tell('export: the database alone');
    const alone = await measureDatabase(deps);
    tell('export: reading all at rest, three times');
    const atRest = [];
    for (let time = 0; time < 3; time += 1) atRest.push(await measureExport(call, new Map()));
    tell('export: reading while listings change, with a cut');
    const kept: Kept = new Map();
    const stop = new AbortController();
    const changing = changeListings(deps, stop.signal);
    const { cursor } = await measureExport(call, kept, size / 2);
    const last = Math.max(...kept.keys());
    const rest = await measureExport(call, kept, undefined, last);
    stop.abort();
    const changed = await changing;
    const told = await followFeed(call, cursor, kept);
    const wrong = await differences(deps, kept);
    printTable(
      'Export: every listing as NDJSON, over the network, one reader',
      `While the second one ran, ${changed.toLocaleString('en')} listings were changed or taken away; it was cut off after half and went on; the feed then told ${told.toLocaleString('en')} changes. Listings that the copy has wrong afterwards: ${wrong}.`,
      ['', 'rows', 'rows a second', 'MB a second', 'memory of the server before, MB', 'most meanwhile, MB'],
      [
        [
          'the bare rows, from the database to a program that drops them',
          figure(alone.rows),
          figure(alone.rows / alone.seconds),
          '',
          '',
          '',
        ],
        ...atRest.map((result, time) => rowOf(`at rest, ${time + 1}.`, result)),
        rowOf('while changing, after the cut', rest),
      ],
    );
    if (wrong > 0) throw new Error(`${wrong} listings of the copy are wrong.`);
  } finally {
    await server?.stop();
    await database.close();
  }
}

type Call = { readonly get: (path: string) => Promise<Response>; readonly memory: () => Promise<number> };
type Result = { rows: number; seconds: number; bytes: number; before: number; memory: number; cursor: string };
const rowOf = (name: string, { rows, seconds, bytes, before, memory }: Result) => [
  name,
  rows.toLocaleString('en'),
  figure(rows / seconds),
  figure(bytes / 1e6 / seconds, 1),
  figure(before),
  figure(memory),
];

async function measureExport(call: Call, kept: Kept, most = Number.POSITIVE_INFINITY, after = 0): Promise<Result> {
  const start = performance.now();
  const before = await call.memory();
  const result = { rows: 0, seconds: 0, bytes: 0, before, memory: before, cursor: '' };
  let looked = start;
  const answer = await call.get(`/properties/export?after=${after}`);
  if (!answer.ok || !answer.body) throw new Error(`The export was answered ${answer.status}.`);
  const decoder = new TextDecoder();
  let open = '';
  for await (const part of answer.body) {
    result.bytes += part.length;
    const lines = (open + decoder.decode(part, { stream: true })).split('\n');
    open = lines.pop() ?? '';
    for (const text of lines) {
      const { cursor, property } = JSON.parse(text) as Line;
      if (cursor) result.cursor = cursor;
      if (!property) continue;
      kept.set(property.id, property.price);
      result.rows += 1;
    }
    if (performance.now() - looked > 500) {
      result.memory = Math.max(result.memory, await call.memory());
      looked = performance.now();
    }
    // Leaving the loop closes the connection.
    if (result.rows >= most) break;
  }
  result.seconds = (performance.now() - start) / 1000;
  return result;
}

/** Reads the same data as an export, batch by batch, and discards it. */
async function measureDatabase({ db }: Deps): Promise<{ rows: number; seconds: number }> {
  const start = performance.now();
  let [rows, last] = [0, 0];
  for (;;) {
    const batch = await db.$client.query<{ id: string }>(
      'select * from properties where id > $1 and hidden_at is null order by id limit 200',
      [last],
    );
    rows += batch.rows.length;
    if (batch.rows.length === 0) break;
    last = Number(batch.rows.at(-1)?.id);
  }
  return { rows, seconds: (performance.now() - start) / 1000 };
}

/** Changes prices and removes listings at random until it is aborted. Returns how many. */
async function changeListings({ db }: Deps, signal: AbortSignal): Promise<number> {
  let count = 0;
  while (!signal.aborted) {
    const { rowCount } = await db.$client.query(
      `with chosen as (select id from properties where hidden_at is null order by random() limit 20)
       update properties p set price = coalesce(price, 0) + 1, changed_at = now(),
         hidden_at = case when random() < 0.05 then now() end
       from chosen where p.id = chosen.id`,
    );
    count += rowCount ?? 0;
    await sleep(50);
  }
  return count;
}

async function followFeed({ get }: Call, cursor: string, kept: Kept): Promise<number> {
  let told = 0;
  let after = cursor;
  for (let hasMore = true; hasMore; ) {
    const answer = await get(`/changes?limit=500&after=${after}`);
    const page = (await answer.json()) as { changes: Change[]; next: string; hasMore: boolean };
    for (const { propertyId, property } of page.changes)
      if (property) kept.set(propertyId, property.price);
      else kept.delete(propertyId);
    told += page.changes.length;
    after = page.next;
    hasMore = page.hasMore;
  }
  return told;
}

async function differences({ db }: Deps, kept: Kept): Promise<number> {
  const { rows } = await db.$client.query<{ id: string; price: string | null }>(
    'select id, price from properties where hidden_at is null',
  );
  const isSame = (id: string, price: string | null) =>
    kept.has(Number(id)) && kept.get(Number(id)) === (price === null ? null : Number(price));
  const right = rows.filter(({ id, price }) => isSame(id, price)).length;
  return rows.length - right + (kept.size - right);
}

async function newKey({ db, clock }: Deps): Promise<string> {
  const now = clock.now();
  const validUntil = new Date(now.getTime() + 86_400_000);
  const [organisation] = await db
    .insert(organisations)
    .values({ name: 'Bench', seats: 2, validUntil, foundedAt: now })
    .returning({ id: organisations.id });
  const key = `pyd_${randomBytes(32).toString('base64url')}`;
  await db.insert(apiKeys).values({
    organisationId: organisation?.id ?? '',
    name: 'Bench',
    prefix: key.slice(0, 10),
    keyHash: createHash('sha256').update(key).digest('base64url'),
    scopes: ['listings', 'locked'],
    addresses: [],
    madeAt: now,
  });
  return key;
}
