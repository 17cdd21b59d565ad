import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { callCounts } from '#server/database/tables/limits.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestDeps } from '#tests/support/open-test-deps.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import type { App } from '../app-type.ts';
import { RENDERING_HEADERS } from '../rendering-mark.ts';
import { forgetOldCounts } from './forget-old-counts.ts';
import { SharedCounts } from './shared-counts.ts';

const deps = await openTestDeps({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1', SAMPLE_SIZE: '0' });
/** Two servers on one database that share no memory, like two processes or two machines. */
const [first, second] = await Promise.all([1, 2].map(() => buildApp(deps, { pages: false })));
if (!first || !second) throw new Error('No servers.');
const both = [first, second];
afterAll(async () => {
  for (const app of both) await app.close();
  await deps.close();
});
beforeEach(() => emptyTables(deps, 'call_counts'));

const MESSAGE = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@ornek.com',
  subject: 'Üyelik',
  message: 'Merhaba, üyelik hakkında bir sorum var.',
};

async function call(app: App, from: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await app.inject({ url: '/api/company', headers: { 'x-forwarded-for': from, ...headers } });
  return answer.statusCode;
}

async function write(app: App, from: string): Promise<number> {
  const headers = { 'x-forwarded-for': from };
  const answer = await app.inject({ method: 'POST', url: '/api/contact', headers, payload: MESSAGE });
  return answer.statusCode;
}

/** How many of `count` calls were answered; they are made in groups of ten, alternating between the servers. */
async function answered(count: number, ask: (app: App, at: number) => Promise<number>, good = 200): Promise<number> {
  let answers = 0;
  for (let at = 0; at < count; at += 10) {
    const app = both[(at / 10) % 2] ?? first;
    const statuses = await Promise.all(Array.from({ length: 10 }, (_, index) => ask(app as App, at + index)));
    answers += statuses.filter((status) => status === good).length;
  }
  return answers;
}

describe('a limit applies across all servers of a database', () => {
  it('exactly if it is low, even for concurrent calls', async () => {
    const asked = both.flatMap((app) => Array.from({ length: 8 }, () => write(app, '203.0.113.1')));
    const statuses = await Promise.all(asked);
    expect(statuses.toSorted()).toEqual([...Array(5).fill(201), ...Array(11).fill(429)]);
  });

  it('to within a twentieth per server if it is high', async () => {
    const answers = await answered(900, (app) => call(app, '203.0.113.2'));
    expect(answers).toBeGreaterThanOrEqual(600);
    expect(answers).toBeLessThanOrEqual(660);
  });

  it('even on a server without previous calls of the caller', async () => {
    for (let at = 0; at < 61; at += 1) await Promise.all(Array.from({ length: 10 }, () => call(first, '203.0.113.3')));
    expect(await answered(60, () => call(second, '203.0.113.3'))).toBeLessThanOrEqual(30);
    expect(await call(second, '203.0.113.3')).toBe(429);
    expect(await call(second, '203.0.113.4')).toBe(200);
  });
});

it('the networks of one IPv6 /64 are one caller, those of a /48 share a limit', async () => {
  const statuses: number[] = [];
  for (let at = 1; at <= 7; at += 1) statuses.push(await write(both[at % 2] as App, `2001:db8:7:1::${at}`));
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  const others = await Promise.all(
    Array.from({ length: 120 }, (_, at) => write(both[at % 2] as App, `2001:db8:7:${(at + 16).toString(16)}::1`)),
  );
  expect(others.filter((status) => status === 201)).toHaveLength(95);
  expect(await write(first, '2001:db8:8:1::1')).toBe(201);
});

it('calls of a page that is being rendered count for nobody', async () => {
  expect(await answered(700, (app) => call(app, '203.0.113.5', RENDERING_HEADERS))).toBe(700);
});

it('counts are deleted when their window is over', async () => {
  await write(first, '203.0.113.8');
  deps.setNow(new Date(Date.now() + 30 * 60_000));
  expect(await forgetOldCounts(deps)).toEqual({ counts: 0 });
  deps.setNow(new Date(Date.now() + 61 * 60_000));
  expect((await forgetOldCounts(deps)).counts).toBeGreaterThan(0);
  expect(await forgetOldCounts(deps)).toEqual({ counts: 0 });
  deps.setNow(TEST_NOW);
});

it('a window that ends before it is stored does not affect the next one', async () => {
  const warned: unknown[] = [];
  const log = { ...deps.log, warn: (...said: unknown[]) => void warned.push(said) } as unknown as typeof deps.log;
  const counts = new SharedCounts({ ...deps, log });
  const short = { name: 'short', max: 100, windowMs: 20 };
  await counts.count(short, 'somebody');
  await setTimeout(40);
  for (let calls = 1; calls <= 3; calls += 1)
    expect(await counts.count({ ...short, windowMs: 60_000 }, 'somebody')).toMatchObject({ calls });
  await expect.poll(async () => (await deps.db.select().from(callCounts)).map(({ calls }) => calls)).toEqual([3]);
  expect(warned).toEqual([]);
  counts.close();
});

it('a network address is stored only as a keyed hash', async () => {
  await write(first, '203.0.113.6');
  const { rows } = await deps.db.$client.query<{ key: string }>('select key from call_counts');
  expect(rows.map(({ key }) => key)).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
});

it('while the database is away each server counts separately, and no call fails', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
  const app = await buildApp({ ...deps, db: away, clock: { now: () => TEST_NOW } }, { pages: false });
  try {
    const statuses: number[] = [];
    for (let at = 0; at < 70; at += 1)
      statuses.push(...(await Promise.all(Array.from({ length: 10 }, () => call(app, '203.0.113.7')))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(600);
    expect(statuses.filter((status) => status === 429)).toHaveLength(100);
  } finally {
    await app.close();
    await away.$client.end();
  }
});
