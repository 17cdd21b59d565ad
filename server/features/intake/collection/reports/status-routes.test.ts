import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectionFaults, collectionRuns } from '#server/database/tables/collection.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { getApi } from '#tests/support/call-api.ts';
import { testFetch } from '#tests/support/fakes/test-fetch.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import type { TestDeps } from '#tests/support/open-test-deps.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { Collector } from '../collector.ts';
import { isDue } from '../due-sources.ts';
import type { PagedSource } from '../source.ts';
import { findUnreadableReasons } from './find-unreadable-reasons.ts';
import { forgetOldRuns } from './forget-old-runs.ts';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(TEST_NOW.getTime() - hours * HOUR_MS);

let deps: TestDeps;
let app: App;
beforeEach(async () => {
  ({ deps, app } = await openTestApp({ SOURCES: 'ilan-gov-tr,folder', COLLECT_CONTACT: 'a@b.example', METRICS: 'on' }));
});
afterEach(() => deps.close());

const run = (state: 'running' | 'done' | 'failed' | 'stopped', startedHoursAgo: number) =>
  deps.db.insert(collectionRuns).values({
    source: 'ilan-gov-tr',
    state,
    startedAt: ago(startedHoursAgo),
    finishedAt: state === 'running' ? null : ago(startedHoursAgo - 0.1),
    inserted: 3,
  });

it('anyone can see the active sources, their last runs and the age of the data', async () => {
  await run('done', 30);
  await run('failed', 2);
  deps.setNow(ago(40));
  await recordListings(deps, [makeListingRecord({ source: 'ilan.gov.tr', sourceKey: '1' })]);
  deps.setNow(TEST_NOW);
  await recordListings(
    deps,
    [2, 3, 4].map((key) => makeListingRecord({ source: 'ilan.gov.tr', sourceKey: String(key) })),
  );
  const { status, json } = await getApi(app, '/api/status');
  expect(status).toBe(200);
  expect(json).toMatchObject({ openAuctions: 4, confirmedShare: 0.75, lastConfirmedAt: TEST_NOW.toISOString() });
  expect(json.sources).toMatchObject([
    {
      name: 'ilan-gov-tr',
      lastRun: { state: 'failed', inserted: 3 },
      lastGoodAt: ago(29.9).toISOString(),
      openAuctions: 4,
      confirmedShare: 0.75,
    },
    { name: 'folder', lastRun: null, lastGoodAt: null, openAuctions: 0, confirmedShare: null },
  ]);
});

it('visitors see that something could not be read, but its reason is only in the log', async () => {
  const [last] = await deps.db
    .insert(collectionRuns)
    .values({
      source: 'ilan-gov-tr',
      state: 'failed',
      startedAt: ago(2),
      finishedAt: ago(1),
      error: 'UYAP_COOKIE ayarlanmamış',
      unreadable: 3,
    })
    .returning();
  const fault = (faultHash: string, reason: string, kind: 'unreadable' | 'rejected' = 'unreadable') => ({
    runId: last?.id ?? 0,
    faultHash,
    kind,
    reason,
    foundAt: ago(1),
  });
  await deps.db
    .insert(collectionFaults)
    .values([
      fault('a', 'price: Muhammen Bedeli bir tutar değil'),
      fault('b', 'malAciklama: alan yok'),
      fault('c', 'malAciklama: alan yok'),
      fault('d', 'title: boş', 'rejected'),
    ]);
  expect(await findUnreadableReasons(deps, last?.id ?? 0)).toEqual([
    'malAciklama: alan yok',
    'price: Muhammen Bedeli bir tutar değil',
  ]);
  const { json } = await getApi(app, '/api/status');
  expect(json.sources[0].lastRun).toMatchObject({ state: 'failed', unreadable: 3 });
  expect(JSON.stringify(json)).not.toMatch(/UYAP_COOKIE|malAciklama/);
});

it('metrics for Prometheus are available only to programs on this machine', async () => {
  expect(await getMetrics({})).toMatch(/peyda_open_auctions 0/);
  expect(await getMetrics({ 'x-forwarded-for': '1.2.3.4' })).not.toMatch(/peyda_open_auctions/);
});

async function getMetrics(headers: Record<string, string>): Promise<string> {
  return (await app.inject({ url: '/metrics', headers })).body;
}

const source: PagedSource = {
  name: 'ilan-gov-tr',
  title: 'x',
  kind: 'pages',
  recordSources: ['x'],
  intervalMs: 6 * HOUR_MS,
  readingVersion: 1,
  isShifting: false,
  async *listPages() {
    yield { rows: [] };
  },
};

it.each<[boolean, string, Parameters<typeof run>[]]>([
  [true, 'was never read', []],
  [false, 'was read a while ago', [['done', 5]]],
  [true, 'was not read in time, because nobody was here', [['done', 100]]],
  [true, 'was cut off', [['running', 1]]],
  [true, 'was stopped', [['stopped', 1]]],
  [false, 'failed just now', [['failed', 0.2]]],
  [true, 'failed some time ago', [['failed', 1]]],
])('it is %s that a source is due if it %s', async (expected, _when, runs) => {
  for (const given of runs) await run(...given);
  expect(await isDue(deps, source)).toBe(expected);
});

it('a due source is read in the background, once', async () => {
  const collector = new Collector(deps, [source], { fetch: testFetch([]), onCollected: async () => undefined });
  expect(await collector.startDue()).toEqual({ started: ['ilan-gov-tr'] });
  expect(await collector.startDue()).toEqual({ started: [] });
  await collector.settled();
  expect(await collector.startDue()).toEqual({ started: [] });
  await collector.close();
  expect(await deps.db.select().from(collectionRuns)).toMatchObject([{ state: 'done' }]);
});

it('old runs are forgotten, but never the last one', async () => {
  await run('done', 24 * 500);
  await run('done', 24 * 400);
  expect(await forgetOldRuns(deps)).toEqual({ forgottenRuns: 1, forgottenFaults: 0 });
  expect(await deps.db.select().from(collectionRuns)).toHaveLength(1);
});
