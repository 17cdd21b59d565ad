import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { organisations } from '#server/database/tables/organisations.ts';
import type { AnalysisResult, AnalysisView } from '#shared/analysis/analyses.ts';
import { MAX_VIEWS } from '#shared/analysis/analysis-facts.ts';
import type { NoticeValues } from '#shared/notice-values.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { newColleague, newCompany } from '#tests/support/companies/key-callers.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';

cheapHashes();
const { deps, app } = await openTestApp({ SAMPLE_SIZE: '0' });
afterAll(() => deps.close());
const company = await newCompany({ deps, app });
const path = `/api/organisations/${company.id}/analysis`;

const said = (areaM2: number, appraisedOn: string): NoticeValues =>
  ({
    values: { areaM2: { value: areaM2, sentence: 'a' }, appraisedOn: { value: appraisedOn, sentence: 'b' } },
    conflicts: [],
  }) as unknown as NoticeValues; // Values as a notice says them.
beforeAll(async () => {
  const flats = Array.from({ length: 9 }, (_, at) => ({
    sourceKey: `ankara-${at}`,
    il: 'Ankara',
    ilce: 'Çankaya',
    categoryNumber: '1' as const,
    tur: 'Daire',
    price: 1_000_000 + at * 100_000,
    endDate: inDays(10),
    noticeValues: said(100, '2026-11-10'),
  }));
  const dear = { ...flats[0], sourceKey: 'ankara-pahalı', price: 90_000_000, dosyaBilgi: '2026/777 Esas' };
  const field = {
    ...flats[0],
    sourceKey: 'konya',
    il: 'Konya',
    ilce: 'Selçuklu',
    tur: 'Tarla',
    price: 500_000,
    ada: '4321',
    parsel: '7',
    endDate: inDays(40),
    secondRound: '1' as const,
  };
  await storeListings(deps, ...flats, dear, field);
});

const view = (given: Partial<AnalysisView> = {}): AnalysisView => ({
  set: { kind: 'search', parameters: '' },
  beside: null,
  groupBy: 'province',
  measure: 'appraisal',
  columns: ['place', 'appraisal'],
  sort: { by: 'appraisal', isDescending: true },
  ...given,
});
async function run(given: Partial<AnalysisView> = {}, page = 1): Promise<AnalysisResult> {
  const { status, json } = await company.owner.call('POST', path, { view: view(given), page });
  expect(status, JSON.stringify(json)).toBe(200);
  return json;
}

describe('an analysis', () => {
  it('counts, sums and divides a set by its groups', async () => {
    const { set, rows, pages } = await run();
    expect(set).toMatchObject({ listings: 11, isCut: false, inOtherGroups: 0 });
    expect(set.groups.map(({ key, listings }) => [key, listings])).toEqual([
      ['Ankara', 10],
      ['Konya', 1],
    ]);
    expect(set.groups[0]?.figures).toEqual({
      count: 10,
      sum: 102_600_000,
      lowerQuartile: 1_225_000,
      median: 1_450_000,
      upperQuartile: 1_675_000,
    });
    expect(set.measures.appraisal).toMatchObject({ count: 11, median: 1_400_000 });
    expect(set.measures.pricePerM2.median).toBe(14_000);
    expect(set.measures.appraisalAge).toMatchObject({ count: 11, median: 10 });
    expect(set.measures.daysLeft).toMatchObject({ median: 10, upperQuartile: 10 });
    expect([rows[0]?.appraisal, rows.at(-1)?.appraisal, pages]).toEqual([90_000_000, 500_000, 1]);
    expect(rows[0]).toMatchObject({
      place: 'Çankaya, Ankara',
      round: '1',
      areaM2: 100,
      pricePerM2: 900_000,
      daysLeft: 10,
    });
  });

  it.each([
    ['district', ['Ankara / Çankaya', 'Konya / Selçuklu']],
    ['kind', ['Daire', 'Tarla']],
    ['office', ['Ankara 1. İcra Dairesi']],
    ['round', ['1', '2']],
    ['month', ['2026-11', '2026-12']],
  ] as const)('groups by %s', async (groupBy, keys) => {
    const { set } = await run({ groupBy });
    expect(set.groups.map(({ key }) => key)).toEqual(keys);
    expect(set.groups.reduce((sum, { listings }) => sum + listings, 0)).toBe(11);
  });

  it('lists values far outside their group, with the reason', async () => {
    const { outliers } = await run();
    expect(outliers).toMatchObject([{ value: 90_000_000, group: 'Ankara', lower: 550_000, upper: 2_350_000 }]);
    expect((await run({ measure: 'daysLeft' })).outliers).toEqual([]);
  });

  it('understands a query, accepts a list of listings, and compares two sets', async () => {
    const { set, beside } = await run({
      set: { kind: 'search', parameters: 'query=ankara+2+milyon+altı+daire' },
      beside: { kind: 'search', parameters: 'city=Konya' },
    });
    expect([set.listings, beside?.listings]).toEqual([9, 1]);
    const ids = (await run()).rows.slice(0, 2).map(({ id }) => id);
    expect((await run({ set: { kind: 'list', ids: [...ids, ...ids, 999_999] } })).set.listings).toBe(2);
  });

  it.each([
    [{ set: { kind: 'search', parameters: 'city=Atlantis' } }, 'city'],
    [{ set: { kind: 'search', parameters: 'minPrice=bir' } }, 'set'],
    [{ set: { kind: 'list', ids: [] } }, 'view'],
    [{ groupBy: 'price; drop table users' }, 'view'],
    [{ sort: { by: 'id', isDescending: true } }, 'view'],
  ])('refuses %j', async (given, field) => {
    const body = { view: { ...view(), ...given }, page: 1 };
    expect(await company.owner.call('POST', path, body)).toMatchObject({ status: 400, json: { field } });
  });

  it('is available only to people of an organisation with a running plan', async () => {
    const [reader, stranger] = [
      await newColleague({ deps, app }, company, 'reader'),
      (await newCompany({ deps, app })).owner,
    ];
    const body = { view: view(), page: 1 };
    expect((await reader.call('POST', path, body)).status).toBe(200);
    expect((await stranger.call('POST', path, body)).status).toBe(404);
    expect((await app.inject({ method: 'POST', url: path, payload: body })).statusCode).toBe(401);
    await deps.db.update(organisations).set({ validUntil: TEST_NOW }).where(eq(organisations.id, company.id));
    expect((await company.owner.call('POST', path, body)).json.code).toBe('ORGANISATION_OVER');
    await deps.db
      .update(organisations)
      .set({ validUntil: inDays(30) })
      .where(eq(organisations.id, company.id));
  });
});

it('lines of a list find the listings that they name', async () => {
  const [{ id } = { id: 0 }] = (await run()).rows;
  const lines = [
    '2026/777 Esas',
    'Konya Selçuklu 4321 ada 7 parsel',
    String(id),
    `https://ornek.com/ilan/${id}`,
    'daire',
    '',
    '2019/1 Esas',
  ];
  const { status, json } = await company.owner.call('POST', `${path}/matches`, { lines });
  expect(status).toBe(200);
  expect(json.matches.map(({ listings }: { listings: object[] }) => listings.length)).toEqual([1, 1, 1, 1, 0, 0, 0]);
  expect(json.matches[2].listings[0].id).toBe(id);
  expect((await company.owner.call('POST', `${path}/matches`, { lines: Array(501).fill('1') })).status).toBe(400);
});

describe('views', () => {
  const views = `${path}/views`;
  const kept = { name: 'Ankara daireleri', isShared: true, view: view(), version: 0 };

  it('are stored, changed by version, shared with colleagues, and invisible to others', async () => {
    const [member, reader] = [
      await newColleague({ deps, app }, company, 'member'),
      await newColleague({ deps, app }, company, 'reader'),
    ];
    const other = await newCompany({ deps, app });
    const { json } = await member.call('POST', views, kept);
    const one = `${views}/${json.id}`;
    expect(json.version).toBe(1);
    expect((await reader.call('POST', views, kept)).status).toBe(403);
    expect((await reader.call('GET', views)).json.views).toMatchObject([
      { name: kept.name, isOwn: false, view: view() },
    ]);
    expect((await reader.call('PUT', one, { ...kept, version: 1 })).status).toBe(403);
    expect((await member.call('PUT', one, { ...kept, isShared: false, version: 1 })).json.version).toBe(2);
    expect((await member.call('PUT', one, { ...kept, version: 1 })).json.code).toBe('VIEW_CHANGED');
    expect((await reader.call('GET', views)).json.views).toEqual([]);
    expect((await company.owner.call('PUT', one, { ...kept, version: 2 })).status).toBe(404);
    for (const [method, url] of [
      ['GET', views],
      ['PUT', one],
      ['DELETE', one],
    ] as const)
      expect((await other.owner.call(method, url, method === 'PUT' ? { ...kept, version: 2 } : undefined)).status).toBe(
        404,
      );
    const foreign = one.replace(company.id, other.id);
    expect((await other.owner.call('DELETE', foreign)).status).toBe(404);
    // A member's private views are deleted with the member; shared ones stay.
    const shared = (await member.call('POST', views, { ...kept, name: 'Ortak', isShared: true })).json.id;
    await member.call('DELETE', `/api/organisations/${company.id}/members/${member.id}`);
    expect((await reader.call('GET', views)).json.views).toMatchObject([{ id: shared, owner: 'Ayrılmış üye' }]);
    expect((await deps.db.$client.query('select from analysis_views')).rowCount).toBe(1);
    expect((await company.owner.call('DELETE', `${views}/${shared}`)).status).toBe(200);
  });

  it('have an exact limit, also for concurrent requests', async () => {
    const asked = Array.from({ length: MAX_VIEWS + 4 }, () => company.owner.call('POST', views, kept));
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_VIEWS);
    expect(answers.filter(({ json }) => json.code === 'TOO_MANY_VIEWS')).toHaveLength(4);
  });
});
