import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { runAnalysis } from '#server/features/company/analysis/index.ts';
import { countFindings, makeFindings } from '#server/features/market/document-findings/index.ts';
import { rightsOfKey } from '#server/features/members/subscriptions/index.ts';
import { START_VIEW } from '#shared/analysis/start-view.ts';
import { papersText } from '#shared/read-documents/axis-texts.ts';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { payForPremium } from '#tests/support/accounts/pay-for-premium.ts';
import { callWith, newCompany, newKey } from '#tests/support/companies/key-callers.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { givePapers } from '#tests/support/papers/give-paper.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';

cheapHashes();
const { deps, app } = await openTestApp({ SAMPLE_SIZE: '0' });
const [ali, oya] = [await newCaller(app), await newCaller(app)];
const db = deps.db.$client;
afterAll(() => deps.close());

let id: number;
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await emptyTables(deps, 'properties', 'document_texts', 'finding_changes', 'outbox');
  await storeListings(deps, { sourceKey: 'ev', title: 'Daire', endDate: inDays(20) });
  id = Number((await db.query('select id from properties')).rows[0].id);
});

const PLEDGE = 'BİLİRKİŞİ RAPORU Taşınmaz üzerinde 1. derece ipotek vardır.';
const EMPTY = 'TUTANAK Taşınmazda kimse oturmamaktadır, boştur.';
const TENANT = 'BİLİRKİŞİ RAPORU Taşınmazda halen kiracı oturmaktadır.';

/** Stores a document that arrived `daysAgo`, with its text read and its findings made. */
async function read(page: string, url: string, daysAgo = 0): Promise<void> {
  deps.setNow(new Date(deps.clock.now().getTime() + 60_000));
  await givePapers(deps, [{ propertyId: id, pages: [page], url: `https://kaynak.example/${url}.pdf` }]);
  await db.query('update mirrored_files set stored_at = $2 where url like $1', [`%${url}.pdf`, inDays(-daysAgo)]);
  await makeFindings(deps);
  await countFindings(deps);
}
const save = (caller = ali) => caller.call('POST', '/api/user/saved-ads', { propertyId: id });
async function told(): Promise<string[]> {
  const { rows } = await db.query('select title, message from notifications order by id');
  return rows.map(({ title, message }) => `${title}: ${message.split(' · ')[0]}`);
}
const PAPER = 'Kaydettiğiniz ilanın okunan belgesinde yeni bilgi';
const DIFFERENT = 'Kaydettiğiniz ilanda yeni çelişki';

describe('members who saved a listing are notified', () => {
  it('of new findings in a recent document, once, with only their number by question', async () => {
    await save();
    await read(PLEDGE, 'rapor');
    expect(await told()).toEqual([`${PAPER}: 1 bilgi (yük 1)`]);
    await db.query('update document_findings set done_pages = 0');
    await makeFindings(deps);
    await countFindings(deps);
    expect(await told()).toHaveLength(1);
    expect((await oya.call('GET', '/api/user/notifications')).json).toEqual([]);
  });

  it('of a contradiction with a new document, once', async () => {
    await save();
    await read(EMPTY, 'tutanak');
    await read(TENANT, 'rapor');
    expect(await told()).toEqual([
      `${PAPER}: 1 bilgi (kullanım 1)`,
      `${DIFFERENT}: 1 çelişki (kullanım 1)`,
      `${PAPER}: 1 bilgi (kullanım 1)`,
    ]);
    await db.query('insert into finding_changes (property_id) values ($1)', [id]);
    expect(await countFindings(deps)).toEqual({ counted: 1, told: 0 });
  });

  it('of a contradiction caused by a correction of the notice', async () => {
    await read(PLEDGE, 'rapor', 30);
    await save();
    await db.query(`update properties set kaydindaki_serhler = 'İpotek yoktur.', changed_at = now() where id = $1`, [
      id,
    ]);
    await countFindings(deps);
    expect(await told()).toEqual([`${DIFFERENT}: 1 çelişki (yük 1)`]);
  });

  it('once, when two processes run at the same time', async () => {
    await save();
    await givePapers(deps, [{ propertyId: id, pages: [PLEDGE] }]);
    await Promise.all([makeFindings(deps), makeFindings(deps), makeFindings(deps)]);
    await Promise.all([countFindings(deps), countFindings(deps)]);
    expect(await told()).toHaveLength(1);
  });
});

describe('nobody is notified', () => {
  it('of old documents that are read only now, or of ended auctions', async () => {
    await save();
    await read(EMPTY, 'tutanak', 30);
    await read(TENANT, 'rapor', 8);
    expect(await told()).toEqual([]);
    await db.query('update properties set is_open = false');
    await read(PLEDGE, 'yeni');
    expect(await told()).toEqual([]);
  });

  it('while a document is still being read; everything is reported when reading is finished', async () => {
    await save();
    await givePapers(deps, [{ propertyId: id, pages: [PLEDGE] }]);
    await db.query(`update document_texts set state = 'reading'`);
    await makeFindings(deps);
    await countFindings(deps);
    expect(await told()).toEqual([]);
    await db.query(`update document_texts set state = 'read'`);
    await countFindings(deps);
    expect(await told()).toEqual([`${PAPER}: 1 bilgi (yük 1)`]);
  });

  it('of findings due only to a new version of the rules', async () => {
    await save();
    await read(PLEDGE, 'rapor', 30);
    await db.query(`update listing_findings set version = '0.0', known_contradictions = '{}'`);
    await db.query(`update properties set kaydindaki_serhler = 'İpotek yoktur.', changed_at = now() where id = $1`, [
      id,
    ]);
    await countFindings(deps);
    expect(await told()).toEqual([]);
  });
});

it('boards show everyone the number of findings and contradictions', async () => {
  await read(EMPTY, 'tutanak');
  await read(TENANT, 'rapor');
  await save();
  const [card] = (await ali.call('GET', '/api/user/board')).json.cards;
  expect(card.papers).toMatchObject({ documents: 2, readDocuments: 2, findingCount: 2, contradictionCount: 1 });
  expect(papersText(card.papers)).toBe('Kullanım: 2 bilgi, 1 çelişki');
});

it('boards show findings with their places only to members who may see them', async () => {
  await read(EMPTY, 'tutanak');
  await read(PLEDGE, 'rapor');
  await read(`${PLEDGE} Ek sayfadır.`, 'ek-rapor');
  const paying = await newCaller(app);
  await payForPremium(deps, paying.id);
  const foundFor = async (caller: typeof ali) => {
    await save(caller);
    return (await caller.call('GET', '/api/user/board')).json.cards[0].found;
  };
  const place = (name: string) => ({ name, member: null, page: 1 });
  expect(await foundFor(paying)).toEqual([
    { field: 'occupancy', value: 'Kimse yok (boş)', places: [place('tutanak.pdf')] },
    { field: 'pledge', value: '1. derece', places: [place('rapor.pdf'), place('ek-rapor.pdf')] },
  ]);
  expect(await foundFor(ali)).toEqual([]);
});

it('a finding stated alike by two documents counts once and is listed with both places', async () => {
  await read(PLEDGE, 'rapor');
  await read(`${PLEDGE} Ek sayfadır.`, 'ek-rapor');
  await save();
  const [card] = (await ali.call('GET', '/api/user/board')).json.cards;
  expect(papersText(card.papers)).toBe('Yük: 1 bilgi');
  const company = await newCompany({ app, deps });
  const { key } = await newKey(company, { scopes: ['listings', 'locked'] });
  const { findingCount, findings } = (await callWith(app, key)(`/properties/${id}/findings`)).json();
  expect(findingCount).toBe(1);
  expect(findings.map(({ place }: { place: { name: string } }) => place.name)).toEqual(['rapor.pdf', 'ek-rapor.pdf']);
  expect(new Set(findings.map(({ id: of }: { id: string }) => of)).size).toBe(2);
});

it('an analysis counts listings by the content of their documents', async () => {
  await storeListings(deps, { sourceKey: 'okunmadı', endDate: inDays(20) });
  await read(PLEDGE, 'ipotek');
  await read(EMPTY, 'tutanak');
  await read(TENANT, 'rapor');
  const { set, rows } = await runAnalysis(deps, { view: START_VIEW, page: 1 });
  expect(set.papers).toMatchObject({
    read: 1,
    contradicted: 1,
    contradictions: 1,
    fields: [
      { field: 'occupancy', listings: 1 },
      { field: 'pledge', listings: 1 },
    ],
  });
  expect(set.papers.axes).toEqual([
    { axis: 'burden', listings: 1 },
    { axis: 'use', listings: 1 },
    { axis: 'planning', listings: 0 },
    { axis: 'time', listings: 0 },
  ]);
  const counts = rows.map(({ findings, contradictions }) => [findings, contradictions]);
  expect(counts).toEqual(
    expect.arrayContaining([
      [3, 1],
      [null, null],
    ]),
  );
});

it('an analysis shows findings with their places if its view includes them and the caller may see them', async () => {
  await read(PLEDGE, 'ipotek');
  const view = { ...START_VIEW, columns: ['found' as const] };
  const ask = async (given: Partial<Parameters<typeof runAnalysis>[1]>) =>
    (await runAnalysis(deps, { view, page: 1, ...given })).rows.map(({ found }) => found);
  const places = [{ name: 'ipotek.pdf', member: null, page: 1 }];
  expect(await ask({ rights: rightsOfKey(true) })).toEqual([[{ field: 'pledge', value: '1. derece', places }]]);
  expect(await ask({ rights: rightsOfKey(false) })).toEqual([[]]);
  expect(await ask({ rights: rightsOfKey(true), view: START_VIEW })).toEqual([[]]);
});

it('programs get findings with their places, or without the scope only their number', async () => {
  await read(PLEDGE, 'rapor');
  const company = await newCompany({ app, deps });
  const ask = async (scopes: ['listings'] | ['listings', 'locked']) => {
    const { key } = await newKey(company, { scopes });
    return callWith(app, key)(`/properties/${id}/findings`).then((answer) => answer.json());
  };
  const all = await ask(['listings', 'locked']);
  expect(all.findings).toMatchObject([
    { field: 'pledge', saidBy: 'report', isSure: true, isThere: true, place: { name: 'rapor.pdf', page: 1, line: 1 } },
  ]);
  expect(all.findings[0].place.address).toMatch(/^https?:\/\/.+\/files\/locked\//);
  expect(await ask(['listings'])).toMatchObject({ isLocked: true, findingCount: 1, findings: [], contradictions: [] });
});
