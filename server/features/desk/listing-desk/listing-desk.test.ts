import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordKasko } from '#server/features/intake/market-series/index.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { ALL_TEXTS, resolveSearch, searchListings } from '#server/features/market/search/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { callApi } from '#tests/support/accounts/call-accounts.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

cheapHashes();
const { deps, app } = await openTestApp({ ANSWER_CACHE: 'off', PUBLIC_ORIGIN: 'https://peyda.test' });
const db = deps.db.$client;
let token: string;

beforeAll(async () => {
  token = (await enterDesk(app, deps, 'icerik')).token;
});
afterAll(() => deps.close());

const desk = (url: string, body?: object) =>
  callApi(app, body ? 'POST' : 'GET', `/api/desk/listings${url}`, { token, ...(body && { body }) });
const WHY = { why: 'Başvuru üzerine' };

let listings = 0;
async function record(given: Partial<ListingRecord> = {}): Promise<{ id: number; given: ListingRecord }> {
  listings += 1;
  const made = makeListingRecord({ sourceKey: `masa-${listings}`, ...given });
  await recordListings(deps, [made]);
  const { rows } = await db.query('select id from properties where source_key = $1', [made.sourceKey]);
  return { id: Number(rows[0].id), given: made };
}
const again = (given: ListingRecord, change: Partial<ListingRecord> = {}) =>
  recordListings(deps, [{ ...given, ...change }]);
const show = async (id: number) => callApi(app, 'GET', `/api/properties/${id}`);
const found = async (query: string) =>
  (await callApi(app, 'GET', `/api/properties/search?includeEnded=1&query=${query}`)).json.properties.length;
const acts = async (id: number) =>
  (await desk(`/${id}/audit`)).json.entries.map(({ act }: { act: string }) => act).reverse();

/** The names of our tables in which any row contains a text, ignoring case. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const holding: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.query(`select 1 from "${name}" t where t::text ilike $1 limit 1`, [`%${text}%`]);
    if (rows.length > 0) holding.push(name);
  }
  expect(tables.length).toBeGreaterThan(30);
  return holding;
}

async function storedPictures(id: number): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of deps.files.locked.list(`share/${id}`)) keys.push(key);
  return keys;
}

describe('the desk finds', () => {
  it('listings by file number and words of the title, including ended and hidden ones', async () => {
    const { id } = await record({ title: 'Aranacak tarla', dosyaBilgi: '2026/777 Esas', status: 'ended' });
    const byFile = (await desk('?query=2026%2F777')).json.listings;
    expect(byFile).toMatchObject([{ id, title: 'Aranacak tarla', isOpen: false, hiddenAt: null }]);
    expect((await desk('?query=aranacak&state=open')).json.listings).toEqual([]);
    expect((await desk('?query=aranacak&state=ended')).json.listings).toHaveLength(1);
    expect((await desk(`?query=${id}`)).json.listings).toHaveLength(1);
    expect((await desk('?query=%25')).json.listings).toEqual([]);
  });

  it('nothing for an unknown listing number', async () => {
    expect((await desk('/999999')).status).toBe(404);
    expect((await desk('/999999/hide', WHY)).status).toBe(404);
  });
});

describe('a hidden listing', () => {
  it('is absent from searches, pages, feeds, sitemap and saved lists, and its source does not bring it back', async () => {
    const { id, given } = await record({ title: 'Gizlenecek bağ' });
    expect(await found('gizlenecek')).toBe(1);
    expect((await desk(`/${id}/hide`, WHY)).status).toBe(200);
    await again(given);
    await again(given, { price: 123_456 });
    expect(await found('gizlenecek')).toBe(0);
    expect((await show(id)).status).toBe(404);
    const lists = ['/akis.xml', '/sitemap.xml', '/sitemap-ilanlar-0.xml', '/api/properties?limit=100'];
    for (const url of lists) expect((await app.inject(url)).body).not.toContain(`/ilan/${id}<`);
    const save = await callApi(app, 'POST', '/api/user/saved-ads', { token, body: { propertyId: id } });
    expect(save.status).toBe(404);
    expect((await desk('?query=gizlenecek&state=hidden')).json.listings).toHaveLength(1);
  });

  it('reappears with what its source says meanwhile', async () => {
    const { id, given } = await record({ title: 'Geri gelecek bağ' });
    await desk(`/${id}/hide`, WHY);
    await desk(`/${id}/hide`, WHY);
    await again(given, { price: 5_000_000 });
    await desk(`/${id}/unhide`, { why: 'Yanlışlıkla gizlendi' });
    expect((await show(id)).json).toMatchObject({ price: 5_000_000, status: 'open' });
    expect(await found('gelecek')).toBe(1);
    expect(await acts(id)).toEqual(['listing.hide', 'listing.unhide']);
  });

  it('needs a reason', async () => {
    const { id } = await record();
    expect((await desk(`/${id}/hide`, { why: '  ' })).json).toMatchObject({ code: 'INVALID_PARAMETER', field: 'why' });
    expect((await show(id)).status).toBe(200);
  });
});

describe('a corrected field', () => {
  const correct = (id: number, field: string, value: unknown) => desk(`/${id}/corrections`, { field, value, ...WHY });

  it('is shown and found as corrected, and survives repeated imports of the same value', async () => {
    const { id, given } = await record({ title: 'Yanlış başlıklı yer', price: 100 });
    expect((await correct(id, 'price', 2_500_000)).status).toBe(200);
    expect((await correct(id, 'title', 'Doğru adıyla zeytinlik')).status).toBe(200);
    await again(given);
    await again(given, { hisse: '1/2' });
    const { json } = await show(id);
    expect(json).toMatchObject({ price: 2_500_000, title: 'Doğru adıyla zeytinlik', hisse: '1/2' });
    expect(json.corrections.map(({ field }: { field: string }) => field)).toEqual(['price', 'title']);
    expect(await found('zeytinlik')).toBe(1);
    expect(await found('başlıklı')).toBe(0);
  });

  it('is replaced when its source changes the field, and the log says so', async () => {
    const { id, given } = await record({ price: 100, ada: '7' });
    await correct(id, 'price', 2_500_000);
    await correct(id, 'ada', '71');
    await again(given, { price: 3_000_000 });
    const { json } = await show(id);
    expect(json).toMatchObject({ price: 3_000_000, ada: '71' });
    expect(json.corrections).toMatchObject([{ field: 'ada' }]);
    expect(await acts(id)).toEqual(['listing.correct', 'listing.correct', 'listing.yield']);
  });

  it('returns to its source’s value after two corrections and an undo', async () => {
    const { id } = await record({ price: 100 });
    await correct(id, 'price', 200);
    await correct(id, 'price', 300);
    expect((await desk(`/${id}/corrections/undo`, { field: 'price', ...WHY })).status).toBe(200);
    expect((await show(id)).json).toMatchObject({ price: 100, corrections: [] });
    expect((await desk(`/${id}/corrections/undo`, { field: 'price', ...WHY })).status).toBe(404);
  });

  it('of a vehicle changes its kasko ratio at once, and survives an import of other fields', async () => {
    const values = { '2015': 600_000, '2019': 1_000_000 };
    const types = [{ brandCode: 123, typeCode: 1, brandName: 'RENAULT', typeName: 'CLIO 1.5 DCI TOUCH', values }];
    await recordKasko(deps, { month: '2026-11', headings: 'a', found: [], types }, true);
    const said = <T>(value: T) => ({ value, sentence: null });
    const notice = { values: { modelText: said('Clio 1.5 dCi Touch'), modelYear: said(2019) }, conflicts: [] };
    const vehicle = {
      categoryNumber: '2',
      tur: 'Otomobil',
      carModel: '123',
      hisse: null,
      noticeValues: notice,
    } as const;
    const { id, given } = await record({ ...vehicle, price: 450_000 });
    const under = async (maxTodayRatio: number) => {
      const search = { page: 1, includeEnded: false, facets: false, maxTodayRatio };
      return (await searchListings(deps, resolveSearch(search, ALL_TEXTS))).total;
    };
    expect(await under(50)).toBe(1);
    expect((await correct(id, 'modelYear', 2015)).status).toBe(200);
    expect([await under(50), await under(80)]).toEqual([0, 1]);
    await again(given, { price: 300_000 });
    expect([await under(40), await under(50)]).toEqual([0, 1]);
    expect((await desk(`/${id}/corrections/undo`, { field: 'modelYear', ...WHY })).status).toBe(200);
    expect(await under(40)).toBe(1);
  });

  it('a later end corrected at the desk survives a repeated import', async () => {
    const past = new Date(TEST_NOW.getTime() - 1000);
    const { id, given } = await record({ endDate: past, title: 'Süresi yanlış arsa' });
    expect((await show(id)).json.status).toBe('ended');
    await correct(id, 'endDate', new Date(TEST_NOW.getTime() + 86_400_000).toISOString());
    await again(given);
    expect((await show(id)).json.corrections).toMatchObject([{ field: 'endDate' }]);
  });

  it.each([
    ['price', -5],
    ['price', 'çok'],
    ['title', ''],
    ['title', null],
    ['endDate', 'yarın'],
    ['endDate', '1200-01-01T00:00:00.000Z'],
    ['source', 'başka'],
  ])('refuses %s as %s', async (field, value) => {
    const { id } = await record();
    const { status, json } = await correct(id, field, value);
    expect({ status, code: json.code }).toEqual({ status: 400, code: 'INVALID_PARAMETER' });
  });
});

describe('masked words', () => {
  const NAME = 'Zülfikâr Karabacakoğlu';
  const mask = (id: number, words: string, takesDocuments = false) =>
    desk(`/${id}/masks`, { words, takesDocuments, ...WHY });

  it('are nowhere in the database, whatever the source says later', async () => {
    const texts = {
      title: `Tarla, ${NAME} hissesi`,
      description: `Satılacak yer ZÜLFİKÂR KARABACAKOĞLU’nun tarlasıdır. Karabacakoğlu mevkii.`,
      documentFiles: ['https://kaynak.example/belge.pdf'],
    };
    const { id, given } = await record(texts);
    await again(given, { description: `${texts.description} Eklendi.` });
    const member = await db.query<{ id: string }>('select id from users limit 1');
    await db.query(
      `insert into notifications (user_id, property_id, reason, title, message, created_at)
       values ($1, $2, 'endsIn1Day', $3, $3, now())`,
      [member.rows[0]?.id, id, texts.title],
    );
    const run = await db.query<{ id: string }>(
      `insert into collection_runs (source, state, started_at) values ($1, 'done', now()) returning id`,
      [given.source],
    );
    await db.query(
      `insert into collection_faults (run_id, fault_hash, kind, source_key, reason, given, found_at)
       values ($1, 'x', 'rejected', $2, 'fiyat', $3, now())`,
      [run.rows[0]?.id, given.sourceKey, JSON.stringify({ baslik: texts.title })],
    );
    expect((await app.inject(`/ilan/${id}/og.png`)).statusCode).toBe(200);
    expect((await tablesWith('karabacako')).sort()).toEqual(
      expect.arrayContaining(['notice_versions', 'properties', 'search_words']),
    );
    expect((await mask(id, NAME, true)).status).toBe(200);
    expect((await mask(id, 'Karabacakoğlu')).status).toBe(200);
    expect(await storedPictures(id)).toEqual([]);
    await again(given, { price: 42, description: texts.description });
    for (const word of ['karabacako', 'zülfikâr', 'zulfikar']) expect(await tablesWith(word)).toEqual([]);
    const { json } = await desk(`/${id}`);
    expect(json.fields).toMatchObject({ title: 'Tarla, *** hissesi', price: 42, documentFiles: [] });
    expect(json.fields.description).toBe('Satılacak yer ***’nun tarlasıdır. *** mevkii.');
    expect(await found('karabacakoğlu')).toBe(0);
  });

  it('are masked only in that listing: another listing with the same word keeps it', async () => {
    const [one, other] = [await record({ title: 'Yıldız tarla' }), await record({ title: 'Yıldız apartmanı' })];
    await mask(one.id, 'yıldız');
    expect((await show(one.id)).json.title).toBe('*** tarla');
    expect((await show(other.id)).json.title).toBe('Yıldız apartmanı');
    expect(await found('yıldız')).toBe(1);
  });

  it('and a correction of the same field both survive the next run', async () => {
    const { id, given } = await record({ title: 'Çınar Bey tarlası', ada: '5' });
    await mask(id, 'Çınar Bey');
    await desk(`/${id}/corrections`, { field: 'ada', value: '55', ...WHY });
    await desk(`/${id}/corrections`, { field: 'title', value: 'Tarla', ...WHY });
    await again(given, { price: 77 });
    expect((await show(id)).json).toMatchObject({ title: 'Tarla', ada: '55', price: 77 });
  });

  it('are refused without a word, and if the reason contains them', async () => {
    const { id } = await record({ title: 'Ayla arsası' });
    expect((await mask(id, '…')).json).toMatchObject({ field: 'words' });
    const told = await desk(`/${id}/masks`, { words: 'Ayla', takesDocuments: false, why: 'AYLA istedi' });
    expect(told.json).toMatchObject({ field: 'why' });
    expect((await show(id)).json.title).toBe('Ayla arsası');
  });
});
