import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { countFindings, makeFindings } from '#server/features/market/document-findings/index.ts';
import { type Caller, newCaller } from '#tests/support/accounts/call-as.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { payForPremium } from '#tests/support/accounts/pay-for-premium.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { givePapers } from '#tests/support/papers/give-paper.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';
import { matchAlerts } from './match-alerts.ts';

cheapHashes();
const { deps, app } = await openTestApp({ SAMPLE_SIZE: '0' });
const [premium, free] = [await newCaller(app), await newCaller(app)];
await payForPremium(deps, premium.id);
const db = deps.db.$client;
afterAll(() => deps.close());

const PATH = '/api/user/property-alerts';
const EMPTY = 'TUTANAK Taşınmazda kimse oturmamaktadır, boştur.';
const TENANT = 'BİLİRKİŞİ RAPORU Taşınmazda halen kiracı oturmaktadır.';
const BOTH = ['contradiction', 'paperFindings'];
const FOUND = 'Okunan belgede yeni bilgi: “Evler”: 1 bilgi (kullanım 1)';
const DIFFERENT = 'Yeni çelişki: “Evler”: 1 çelişki (kullanım 1)';

let id: number;
beforeEach(async () => {
  deps.setNow(TEST_NOW);
  await emptyTables(
    deps,
    'properties',
    'property_alerts',
    'notifications',
    'document_texts',
    'finding_changes',
    'outbox',
  );
  await storeListings(deps, { sourceKey: 'ev', title: 'Daire', il: 'Ankara', endDate: inDays(20) });
  id = Number((await db.query('select id from properties')).rows[0].id);
});

const bodyOf = (paperNews: readonly string[] | undefined, criteria: object = { city: ['Ankara'] }) => ({
  alertName: 'Evler',
  searchCriteria: JSON.stringify(criteria),
  ...(paperNews && { paperNews }),
});
const watch = async (caller: Caller, paperNews?: readonly string[], criteria?: object) =>
  (await caller.call('POST', PATH, bodyOf(paperNews, criteria))).json.alert;

/** Simulates a new document, its reading and analysis, and the matching of alerts. */
async function read(page: string, url: string): Promise<void> {
  deps.setNow(new Date(deps.clock.now().getTime() + 60_000));
  await givePapers(deps, [{ propertyId: id, pages: [page], url: `https://kaynak.example/${url}.pdf` }]);
  await db.query('update mirrored_files set stored_at = $1', [TEST_NOW]);
  await makeFindings(deps);
  await countFindings(deps);
  await matchAlerts(deps);
}
async function told({ id: userId }: Caller): Promise<string[]> {
  const { rows } = await db.query('select title, message from notifications where user_id = $1 order by id', [userId]);
  return rows.map(({ title, message }) => `${title}: ${message.split(' · ')[0]}`);
}

describe('an alert that asks for news of read documents', () => {
  it('reports findings and contradictions with their source to a premium member', async () => {
    await watch(premium, BOTH);
    await read(EMPTY, 'tutanak');
    await read(TENANT, 'rapor');
    expect(await told(premium)).toEqual([FOUND, DIFFERENT, FOUND]);
    const { rows } = await db.query(
      'select distinct property_id::int as id, alert_id is not null as "isOfAlert" from notifications',
    );
    expect(rows).toEqual([{ id, isOfAlert: true }]);
    expect((await db.query('select from alert_paper_news')).rowCount).toBe(0);
  });

  it('reports each change once, even if documents are read again', async () => {
    await watch(premium, BOTH);
    await read(EMPTY, 'tutanak');
    await read(TENANT, 'rapor');
    await db.query('update document_findings set done_pages = 0');
    await makeFindings(deps);
    await countFindings(deps);
    expect(await matchAlerts(deps)).toMatchObject({ notified: 0 });
    expect(await told(premium)).toHaveLength(3);
  });

  it('reports only the chosen kinds of news, and only for matching listings', async () => {
    await watch(premium, ['contradiction']);
    await watch(premium, BOTH, { city: ['İzmir'] });
    await watch(premium);
    await read(EMPTY, 'tutanak');
    await read(TENANT, 'rapor');
    expect(await told(premium)).toEqual([DIFFERENT]);
  });

  it('reports nothing known before the alert, and nothing while it is paused', async () => {
    await read(EMPTY, 'tutanak');
    const alert = await watch(premium, BOTH);
    await matchAlerts(deps);
    expect(await told(premium)).toEqual([]);
    await premium.call('PUT', `${PATH}/${alert.id}`, { ...bodyOf(undefined), isActive: false });
    await read(TENANT, 'rapor');
    expect(await told(premium)).toEqual([]);
  });

  it('can be saved by free members but reports nothing to them (D20)', async () => {
    const alert = await watch(free, BOTH);
    expect(alert.paperNews).toEqual(BOTH);
    await read(EMPTY, 'tutanak');
    expect(await told(free)).toEqual([]);
  });

  it('does not report the same news twice to a member who saved the listing', async () => {
    await watch(premium, BOTH);
    await premium.call('POST', '/api/user/saved-ads', { propertyId: id });
    await read(EMPTY, 'tutanak');
    expect(await told(premium)).toEqual(['Kaydettiğiniz ilanın okunan belgesinde yeni bilgi: 1 bilgi (kullanım 1)']);
  });
});

it('its chosen news stay if an update does not name them, and an unknown name is refused', async () => {
  const alert = await watch(premium, ['paperFindings', 'contradiction', 'contradiction']);
  expect(alert.paperNews).toEqual(BOTH);
  const changed = await premium.call('PUT', `${PATH}/${alert.id}`, bodyOf(undefined));
  expect(changed.json.alert.paperNews).toEqual(BOTH);
  expect((await premium.call('PUT', `${PATH}/${alert.id}`, bodyOf([]))).json.alert.paperNews).toEqual([]);
  expect(await premium.call('POST', PATH, bodyOf(['yeni']))).toMatchObject({
    status: 400,
    json: { message: 'Belge haberleri (paperNews) şunlardan oluşan bir listedir: contradiction, paperFindings.' },
  });
});

it('the preview counts matching listings with findings and with contradictions', async () => {
  await read(EMPTY, 'tutanak');
  await read(TENANT, 'rapor');
  const { json } = await premium.call('POST', `${PATH}/preview`, bodyOf(undefined));
  expect(json).toMatchObject({ matchingNow: 1, withFindings: 1, withContradictions: 1 });
  const elsewhere = await premium.call('POST', `${PATH}/preview`, bodyOf(undefined, { city: ['İzmir'] }));
  expect(elsewhere.json).toMatchObject({ withFindings: 0, withContradictions: 0 });
});
