import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectionRows, collectionRuns } from '#server/database/tables/collection.ts';
import { properties } from '#server/database/tables/properties.ts';
import { ilanGovTrSource } from '#server/sources/ilan-gov-tr/ilan-gov-tr-source.ts';
import { FakeIlanGovTr, isEnforcementSale, realAds } from '#tests/support/fakes/fake-ilan-gov-tr.ts';
import { testFetch } from '#tests/support/fakes/test-fetch.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { collectSource } from './collect-source.ts';
import type { CollectionStep } from './collection-progress.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

let deps: TestDeps;
let fake: FakeIlanGovTr;
beforeEach(async () => {
  deps = await openTestDeps();
  fake = await new FakeIlanGovTr(realAds()).open();
});
afterEach(async () => {
  await fake.site.close();
  await deps.close();
});

/** Collects in a separate process that is killed at a step; returns how the process ended. */
async function collectAndDie(step: CollectionStep, time: number): Promise<string | null> {
  const child = spawn(
    process.execPath,
    ['tests/support/fakes/collect-and-die.ts', fake.site.origin, step, String(time)],
    { cwd: ROOT, env: { ...process.env, DATABASE_URL: deps.databaseUrl }, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const [, signal] = await once(child, 'exit');
  return signal;
}

async function collectOn() {
  const fetch = testFetch([fake.site.host]);
  try {
    const source = ilanGovTrSource({ siteUrl: fake.site.origin, intervalMs: 1000 });
    // The database notices a lost connection only a moment later.
    return await vi.waitFor(() => collectSource(deps, source, { fetch }), { timeout: 10_000, interval: 200 });
  } finally {
    await fetch.close();
  }
}

it.each<[CollectionStep, number]>([
  ['opened', 1],
  ['listed', 1],
  ['listed', 3],
  ['detailed', 1],
  ['detailed', 27],
  ['recorded', 1],
  ['recorded', 3],
  ['saved', 1],
  ['saved', 3],
  ['passed', 1],
  ['finished', 1],
])(
  'a run killed when “%s” was done for the %d. time is resumed without losing or repeating a listing',
  async (step, time) => {
    expect(await collectAndDie(step, time)).toBe('SIGKILL');
    const askedBefore = fake.detailCalls;
    const [before] = await deps.db.select().from(collectionRuns);
    const result = await collectOn();
    expect(result).toMatchObject({ state: 'done', isResumed: step !== 'finished' });
    const rows = await deps.db.select().from(properties).orderBy(asc(properties.sourceKey));
    const wanted = fake.ads.filter(isEnforcementSale).map(({ id }) => String(id));
    expect(rows.map(({ sourceKey }) => sourceKey)).toEqual(wanted.sort());
    expect(rows.every(({ description }) => description?.startsWith('İlan metni'))).toBe(true);
    expect(await deps.db.select().from(collectionRows)).toHaveLength(43);
    expect(result.counts).toMatchObject({ collected: 38, leftOut: 5, rejected: 0, unreadable: 0 });
    expect(result.counts.inserted + result.counts.unchanged).toBe(38);
    const runs = await deps.db.select().from(collectionRuns);
    expect(runs).toHaveLength(step === 'finished' ? 2 : 1);
    expect(runs[0]?.id).toBe(before?.id);
    // Only details that were not stored yet are requested again.
    expect(fake.detailCalls).toBeLessThanOrEqual(38 + 11);
    if (step === 'passed' || step === 'finished') expect(fake.detailCalls).toBe(askedBefore);
  },
  120_000,
);
