import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { jsonLines, listing } from '#tests/support/prepare-importing.ts';
import { endSites, type SiteProcess, startSite } from '#tests/support/processes/site-process.ts';

// Suite: heavy, because it starts and kills processes of the product.

vi.setConfig({ testTimeout: 180_000 });

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
const CITIES = ['Ankara', 'İzmir', 'Bursa', 'Muğla'];
const LISTINGS = 4000;

let deps: TestDeps;
beforeAll(async () => {
  deps = await openTestDeps();
});
afterAll(async () => {
  await endSites();
  await deps.close();
});

const start = () =>
  startSite({
    DATABASE_URL: deps.databaseUrl,
    DATA_DIR: deps.config.DATA_DIR,
    METRICS: 'on',
    ANSWER_CACHE: 'off',
    RATE_LIMIT: 'off',
  });

/** Imports all listings again with this price, so that each is written. */
async function startImport(price: number): Promise<ChildProcess> {
  const listings = Array.from({ length: LISTINGS }, (_, at) =>
    listing(at, { price: `${price},00 ₺`, il: CITIES[(at + price) % CITIES.length], ilce: undefined }),
  );
  const path = join(deps.config.DATA_DIR, 'ilanlar.ndjson');
  await writeFile(path, jsonLines(...listings));
  const { databaseUrl, config } = deps;
  return spawn(process.execPath, ['scripts/import.ts', path], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: config.DATA_DIR },
    stdio: 'ignore',
  });
}

async function untilWritten(before: number): Promise<void> {
  await vi.waitUntil(async () => (await writes()) > before, { timeout: 60_000, interval: 20 });
}

async function writes(): Promise<number> {
  const { rows } = await deps.db.$client.query<{ writes: number }>(
    'select coalesce(sum(writes), 0)::int as writes from property_writes',
  );
  return rows[0]?.writes ?? 0;
}

/** The number of listings that a site's index finds in each city, and at each price. */
async function foundBy({ origin }: SiteProcess): Promise<unknown> {
  const search = `${origin}/api/properties/search?facets=1`;
  await vi.waitUntil(
    async () => {
      // What could not be loaded in time, as on a busy machine, is loaded by the next search.
      await (await fetch(search)).body?.cancel();
      return /^peyda_search_index_listings [1-9]/m.test(await (await fetch(`${origin}/metrics`)).text());
    },
    { timeout: 60_000, interval: 500 },
  );
  const answer = await fetch(search);
  const { total, facets }: { total: number; facets: { city: { value: string; count: number }[] } } = Object(
    await answer.json(),
  );
  return { total, ...Object.fromEntries(facets.city.map(({ value, count }) => [value, count])) };
}

async function stored(): Promise<unknown> {
  const { rows } = await deps.db.$client.query<{ il: string; count: number }>(
    'select il, count(*)::int as count from open_property_search group by il',
  );
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return { total, ...Object.fromEntries(rows.map(({ il, count }) => [il, count])) };
}

it('every process finds committed listings, despite kill -9 of an import and of a loading site', async () => {
  const first = await startImport(1);
  await once(first, 'exit');
  const survivor = await start();
  let other = await start();
  for (const price of [2, 3, 4]) {
    const before = await writes();
    const importing = await startImport(price);
    await untilWritten(before);
    // Each search brings the index of its site up to date.
    const asking = Array.from({ length: 20 }, (_, at) =>
      fetch(`${(at % 2 ? survivor : other).origin}/api/properties/search?minPrice=${at}`).then(
        (answer) => answer.body?.cancel(),
        () => undefined,
      ),
    );
    await sleep(price * 100);
    other.signal('SIGKILL');
    if (price < 4) importing.kill('SIGKILL');
    await Promise.all([...asking, once(importing, 'exit'), other.ended]);
    other = await start();
    const expected = await stored();
    expect([await foundBy(survivor), await foundBy(other)]).toEqual([expected, expected]);
  }
  expect(await stored()).toMatchObject({ total: LISTINGS });
});
