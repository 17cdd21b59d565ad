import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAlert, matchAlerts } from '#server/features/deciding/alerts/index.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { payForPremium } from '#tests/support/accounts/pay-for-premium.ts';
import { registerMember } from '#tests/support/accounts/register-member.ts';
import { getApi } from '#tests/support/call-api.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp, type TestApp } from '#tests/support/open-test-app.ts';
import { attackCalls } from '#tests/support/recovery/attack-calls.ts';
import { findDifference } from '#tests/support/recovery/compare-worlds.ts';
import { COMMON_LISTINGS, plantMarket, SECRETS, TARGET } from '#tests/support/recovery/planted-market.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { tendSearch } from './tend-search.ts';

let planted: TestApp;
let bare: TestApp;
beforeAll(async () => {
  [planted, bare] = [await openTestApp(), await openTestApp()];
  await plantMarket(planted.deps, SECRETS);
  await plantMarket(bare.deps, []);
});
afterAll(async () => {
  await planted.deps.close();
  await bare.deps.close();
});

/** Two markets that differ only in the papers of one listing. */
async function marketsOfPapers(): Promise<readonly [TestApp, TestApp]> {
  const [one, other] = [await openTestApp(), await openTestApp()];
  await plantMarket(one.deps, SECRETS, 'paper');
  await plantMarket(other.deps, [], 'paper');
  return [one, other];
}

async function premiumMember({ app, deps }: TestApp) {
  const member = await registerMember(app);
  await payForPremium(deps, member.id);
  return member;
}

async function totalOf(parameters: Record<string, string>, token?: string): Promise<number> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { json } = await getApi(planted.app, `/api/properties/search?${new URLSearchParams(parameters)}`, headers);
  return json.total;
}

describe('a locked text', () => {
  it('changes no answer to a caller who may not read it, however they ask', async () => {
    const worlds = [
      { app: planted.app, token: (await registerMember(planted.app)).token },
      { app: bare.app, token: (await registerMember(bare.app)).token },
    ] as const;
    expect(await findDifference(worlds, fc.sample(attackCalls, { numRuns: 200, seed: 35 }))).toBeUndefined();
  });

  it('is found by the same calls of a caller who may read it', async () => {
    const worlds = [
      { app: planted.app, token: (await premiumMember(planted)).token },
      { app: bare.app, token: (await premiumMember(bare)).token },
    ] as const;
    expect(await findDifference(worlds, fc.sample(attackCalls, { numRuns: 100, seed: 35 }))).toBeDefined();
    for (const query of SECRETS) expect(await totalOf({ query, literal: '1' }, worlds[0].token)).toBe(1);
  });

  it('is not revealed by an answer cached for a caller who may read it', async () => {
    const { token } = await premiumMember(planted);
    expect(await totalOf({ query: 'mahzenli' }, token)).toBe(1);
    expect(await totalOf({ query: 'mahzenli' })).toBe(0);
    expect(await totalOf({ query: 'mahzenli' }, token)).toBe(1);
  });
});

describe('the text of a document', () => {
  it('changes no answer to a caller who may not read it, however they ask, and is found by one who may', async () => {
    const [planted, bare] = await marketsOfPapers();
    const free = [
      { app: planted.app, token: (await registerMember(planted.app)).token },
      { app: bare.app, token: (await registerMember(bare.app)).token },
    ] as const;
    expect(await findDifference(free, fc.sample(attackCalls, { numRuns: 150, seed: 36 }))).toBeUndefined();
    const { token } = await premiumMember(planted);
    for (const query of SECRETS) {
      const { json } = await getApi(
        planted.app,
        `/api/properties/search?${new URLSearchParams({ query, literal: '1' })}`,
        { authorization: `Bearer ${token}` },
      );
      expect(json.properties).toMatchObject([{ matchedDocument: { name: 'rapor.pdf', place: 0, words: query } }]);
    }
    await planted.deps.close();
    await bare.deps.close();
  });
});

describe('a word in many locked texts', () => {
  it('can be searched for by everyone', async () => {
    expect(await totalOf({ query: 'asansörlü' })).toBe(COMMON_LISTINGS + 1);
  });

  it('cannot be excluded, or looked up within a single listing, without access', async () => {
    expect(await totalOf({ query: 'daire', excludeText: 'asansörlü' })).toBe(COMMON_LISTINGS + 1);
    expect(await totalOf({ query: 'asansörlü', ada: TARGET.ada })).toBe(0);
    expect(await totalOf({ query: 'daire', ada: TARGET.ada })).toBe(1);
    const { token } = await premiumMember(planted);
    expect(await totalOf({ query: 'daire', excludeText: 'asansörlü' }, token)).toBe(0);
    expect(await totalOf({ query: 'asansörlü', ada: TARGET.ada }, token)).toBe(1);
  });
});

it('an alert of a member without access to a text finds the same listings as their search', async () => {
  const { app, deps } = await openTestApp();
  await plantMarket(deps, []);
  const owners = { free: (await registerMember(app)).id, premium: (await premiumMember({ app, deps })).id };
  for (const [name, userId] of Object.entries(owners))
    for (const query of ['mahzenli', 'asansörlü', 'bahçeli'])
      await createAlert(deps, userId, { alertName: `${name} ${query}`, searchCriteria: { query, literal: true } });
  const description = `${'Aşağıda yazılı taşınmaz satılacaktır '.repeat(3)} mahzenli, asansörlü`;
  await recordListings(deps, [makeListingRecord({ title: 'Bahçeli ev', description })]);
  await matchAlerts(deps);
  const { rows } = await deps.db.$client.query<{ name: string }>(
    'select a.alert_name as name from notifications n join property_alerts a on a.id = n.alert_id order by 1',
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'free asansörlü',
    'free bahçeli',
    'premium asansörlü',
    'premium bahçeli',
    'premium mahzenli',
  ]);
  await deps.close();
});

it('a word becomes common at sixty listings and stays so down to fifty, counting lots of one file once', async () => {
  const { deps } = await openTestApp();
  const { $client } = deps.db;
  const description = `${'Aşağıda yazılı taşınmaz satılacaktır '.repeat(3)} kuleli 7318`;
  const listings = Array.from({ length: 60 }, (_, index) => makeListingRecord({ sourceKey: `k${index}`, description }));
  const isCommon = async () => {
    const { rows } = await $client.query("select word from common_words where word like 'kule%' or word = '7318'");
    return rows.length;
  };
  const countAfter = async (hours: number) => {
    deps.setNow(new Date(TEST_NOW.getTime() + hours * 3_600_000));
    await tendSearch(deps);
    return isCommon();
  };
  const lots = listings.map((listing) => ({ ...listing, dosyaBilgi: '2026/1 Esas' }));
  await recordListings(deps, lots);
  expect(await countAfter(0)).toBe(0);
  await recordListings(deps, listings);
  expect(await countAfter(2)).toBe(1);
  const take = (from: number, to: number) =>
    $client.query('delete from properties where source_key = any($1)', [
      Array.from({ length: to - from }, (_, index) => `k${from + index}`),
    ]);
  await take(0, 5);
  expect(await countAfter(4)).toBe(1);
  await take(5, 15);
  expect(await countAfter(6)).toBe(0);
  await deps.close();
});
