import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { collectionFaults, collectionRuns } from '#server/database/tables/collection.ts';
import { Collector, collectSource, SourcePausedError } from '#server/features/intake/collection/index.ts';
import { SAMPLE_SOURCE } from '#server/features/intake/sample-market/index.ts';
import type { PoliteFetch } from '#server/platform/polite-fetch/polite-fetch.ts';
import { ilanGovTrSource } from '#server/sources/ilan-gov-tr/ilan-gov-tr-source.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { FakeIlanGovTr, isEnforcementSale, manyAds, realAds } from '#tests/support/fakes/fake-ilan-gov-tr.ts';
import { testFetch } from '#tests/support/fakes/test-fetch.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

cheapHashes();
const { deps, app } = await openTestApp({ SOURCES: 'ilan-gov-tr,folder', COLLECT_CONTACT: 'a@b.example' });
// The collector is a different process from the one that serves the desk: they share only the database.
const elsewhere = { ...deps, db: openDatabase(deps.databaseUrl, { maxConnections: 4 }) };
let token: string;
let fake: FakeIlanGovTr;
let fetch: PoliteFetch;

beforeAll(async () => {
  token = (await enterDesk(app, deps, 'icerik')).token;
});
afterAll(async () => {
  await elsewhere.db.$client.end();
  await deps.close();
});
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  fake = await new FakeIlanGovTr(realAds()).open();
  fetch = testFetch([fake.site.host]);
  await emptyTables(deps, 'source_controls', 'collection_runs', 'collection_rows', 'properties');
});
afterEach(async () => {
  await fetch.close();
  await fake.site.close();
});

const source = () => ilanGovTrSource({ siteUrl: fake.site.origin, intervalMs: 3_600_000 });
const collectorWith = (polite = fetch) =>
  new Collector(elsewhere, [source()], { fetch: polite, onCollected: async () => {} });
const call = (url: string, body?: object) =>
  callApi(app, body ? 'POST' : 'GET', `/api/desk/collection${url}`, { token, ...(body && { body }) });
const act = (name: string, why = 'Deneme') => call(`/sources/ilan-gov-tr/${name}`, { why });
const seen = async (name = 'ilan-gov-tr') =>
  (await call('')).json.sources.find((one: { name: string }) => one.name === name);
const stored = async () => (await deps.db.$client.query('select count(*)::int as n from properties')).rows[0].n;

it('every source is listed, on or off, with its runs and their reasons without local paths', async () => {
  const [run] = await deps.db
    .insert(collectionRuns)
    .values({
      source: 'ilan-gov-tr',
      state: 'failed',
      startedAt: TEST_NOW,
      finishedAt: TEST_NOW,
      error: 'Okunamadı: /srv/peyda/inbox/liste.json: bozuk; https://www.ilan.gov.tr/a/b yanıt vermedi',
      inserted: 4,
      unreadable: 2,
    })
    .returning();
  const fault = (faultHash: string, reason: string) => ({
    runId: run?.id ?? 0,
    faultHash,
    kind: 'unreadable' as const,
    reason,
    sourceKey: faultHash,
    foundAt: TEST_NOW,
    given: { title: 'Ham kayıt' },
  });
  await deps.db
    .insert(collectionFaults)
    .values([fault('a', 'tutar değil'), fault('b', 'tutar değil'), fault('c', 'C:\\veri\\x.csv: boş')]);
  const { json } = await call('');
  expect(json.sources.map(({ name, isOn }: { name: string; isOn: boolean }) => [name, isOn])).toEqual([
    ['ilan-gov-tr', true],
    ['uyap-e-satis', false],
    ['folder', true],
    ['http-feed', false],
  ]);
  expect(json.sources[0]).toMatchObject({
    isBusy: false,
    nextAt: new Date(TEST_NOW.getTime() + 1_800_000).toISOString(),
  });
  expect(json.sources[0].runs).toMatchObject([
    { error: 'Okunamadı: liste.json: bozuk; https://www.ilan.gov.tr/a/b yanıt vermedi', inserted: 4 },
  ]);
  const faults = await call(`/runs/${run?.id}/faults`);
  expect(faults.json.faults).toEqual([
    { kind: 'unreadable', reason: 'tutar değil', count: 2, example: 'a' },
    { kind: 'unreadable', reason: 'x.csv: boş', count: 1, example: 'c' },
  ]);
  expect(JSON.stringify([json, faults.json])).not.toMatch(/srv|veri|Ham kayıt/);
  expect((await call('/runs/999999/faults')).status).toBe(404);
});

it('a run requested at the desk starts once, even if several processes see the request', async () => {
  expect((await act('run')).status).toBe(200);
  expect(await seen()).toMatchObject({ asked: 'run', isBusy: false });
  expect((await act('run')).status).toBe(409);
  const [one, other] = [collectorWith(), collectorWith()];
  await Promise.all([one.startAsked(), other.startAsked()]);
  await Promise.all([one.settled(), other.settled()]);
  const { asked, runs } = await seen();
  expect({ asked, runs }).toMatchObject({ asked: null, runs: [{ state: 'done', inserted: 38 }] });
  expect(runs).toHaveLength(1);
  const { rows } = await deps.db.$client.query(
    `select act, subject_id, reason, before, after from audit_log where subject = 'source' order by id desc limit 1`,
  );
  expect(rows[0]).toMatchObject({ act: 'source.run', subject_id: 'ilan-gov-tr', reason: 'Deneme' });
  expect(rows[0].after).toMatchObject({ asked: 'run' });
});

it('a trial of a source stores nothing and shows what a run would import', async () => {
  expect((await act('try')).status).toBe(200);
  const collector = collectorWith();
  await collector.startAsked();
  await collector.settled();
  const { trial, runs, asked } = await seen();
  expect({ runs, asked }).toEqual({ runs: [], asked: null });
  expect(trial).toMatchObject({ state: 'done', error: null });
  expect(trial.lines.join(' ')).toContain('38 ilan görüldü: 38 eklenecek');
  expect(await stored()).toBe(0);
  expect(fake.detailCalls).toBe(0);
});

it('a run can be stopped from another process and continues where it stopped when requested again', async () => {
  fake.ads = manyAds(150);
  const slow = testFetch([fake.site.host], { pauseMs: 40 });
  const collector = collectorWith(slow);
  await act('run');
  await collector.startAsked();
  await expect.poll(async () => (await seen()).isBusy).toBe(true);
  await expect.poll(() => fake.detailCalls).toBeGreaterThan(5);
  expect((await act('run')).status).toBe(409);
  expect((await act('stop', 'Kaynak yavaşladı')).status).toBe(200);
  await collector.settled();
  const [run] = (await seen()).runs;
  expect(run.state).toBe('stopped');
  expect(run.collected).toBeLessThan(150);
  expect(await stored()).toBe(run.inserted);
  expect((await act('stop')).status).toBe(409);
  // The schedule skips it until its interval has passed.
  expect(await collector.startDue()).toEqual({ started: [] });
  await act('run');
  const again = collectorWith();
  await again.startAsked();
  await again.settled();
  expect((await seen()).runs).toMatchObject([{ id: run.id, state: 'done', resumed: 1 }]);
  expect(await stored()).toBe(fake.ads.filter(isEnforcementSale).length);
  await slow.close();
});

it('a paused source is not read until it is resumed, neither by schedule nor by command nor by request', async () => {
  fake.ads = manyAds(150);
  const slow = testFetch([fake.site.host], { pauseMs: 40 });
  const collector = collectorWith(slow);
  expect(await collector.startDue()).toEqual({ started: ['ilan-gov-tr'] });
  await expect.poll(() => fake.detailCalls).toBeGreaterThan(5);
  expect((await act('pause', 'Kurumla görüşülüyor')).status).toBe(200);
  await collector.settled();
  expect(await seen()).toMatchObject({ pauseReason: 'Kurumla görüşülüyor', runs: [{ state: 'stopped' }] });
  expect(await collector.startDue()).toEqual({ started: [] });
  expect((await act('run')).json.message).toBe('Kaynak duraklatılmış; önce sürdürün.');
  expect((await act('pause')).status).toBe(409);
  const refused = collectSource(elsewhere, source(), { fetch });
  await expect(refused).rejects.toThrow(SourcePausedError);
  await expect(refused).rejects.toThrow('ilan-gov-tr masadan duraklatıldı: Kurumla görüşülüyor');
  expect((await act('resume')).status).toBe(200);
  expect(await collector.startDue()).toEqual({ started: ['ilan-gov-tr'] });
  await collector.close();
  await slow.close();
});

it('an unknown source, a source that is off, and an act without a reason are refused with a message', async () => {
  expect((await call('/sources/yok/run', { why: 'Deneme' })).status).toBe(404);
  const off = await call('/sources/http-feed/run', { why: 'Deneme' });
  expect({ status: off.status, message: off.json.message }).toEqual({
    status: 409,
    message: 'Bu kaynak kapalı; SOURCES ayarıyla açılır.',
  });
  expect((await act('run', '')).json).toMatchObject({ field: 'why', message: 'Gerekçeyi yazın.' });
});

it('a run whose process was killed is marked as cut off, not running', async () => {
  await deps.db.insert(collectionRuns).values({ source: 'ilan-gov-tr', state: 'running', startedAt: TEST_NOW });
  expect(await seen()).toMatchObject({ isBusy: false, runs: [{ state: 'cutOff' }] });
});

it('the first real run needs confirmation that the generated market is deleted', async () => {
  await storeListings(deps, { source: SAMPLE_SOURCE, sourceKey: '1' });
  expect(await act('run')).toMatchObject({
    status: 409,
    json: { code: 'SAMPLE_IN_THE_WAY', message: expect.stringContaining('Örnek pazarın 1 ilanı silinecek.') },
  });
  await expect(collectSource(deps, source(), { fetch })).rejects.toThrow('onay gerekir');
  expect((await call('/sources/ilan-gov-tr/run', { why: 'Gitsin', replacesSample: true })).status).toBe(200);
  expect(await collectSource(deps, source(), { fetch, isAsked: true })).toMatchObject({ state: 'done' });
});
