import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '#server/database/tables/subscriptions.ts';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { registerMember } from '#tests/support/accounts/register-member.ts';
import { getApi } from '#tests/support/call-api.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';

/* What the plans promise (shared/promises/plan-promises.ts), tested as a visitor, a member and a paying member. */

const { deps, app } = await openTestApp();
const DOCUMENTS = ['https://dosya.example/gizli-satis-ilani.pdf', 'https://dosya.example/gizli-kiymet-takdir.udf'];
let ids: number[] = [];

beforeAll(async () => {
  const records = Array.from({ length: 8 }, (_, at) =>
    makeListingRecord({ endDate: null, documentFiles: DOCUMENTS.map((address) => `${address}?${at}`) }),
  );
  await recordListings(deps, records);
  const { rows } = await deps.db.$client.query<{ id: string }>(
    'select id from properties order by document_files::text',
  );
  ids = rows.map(({ id }) => Number(id));
});
beforeEach(() => deps.setNow(TEST_NOW));
afterAll(() => deps.close());

type Headers = Record<string, string>;

async function newMember(): Promise<Headers> {
  const { token } = await registerMember(app);
  return { authorization: `Bearer ${token}` };
}

async function payer(): Promise<Headers> {
  const { id, token } = await registerMember(app);
  await deps.db.insert(payments).values({
    userId: id,
    amount: 29.99,
    provider: 'test',
    reference: `test-${id}`,
    paidAt: TEST_NOW,
    validUntil: inDays(31),
  });
  return { authorization: `Bearer ${token}` };
}

const see = async (at: number, headers: Headers = {}) => getApi(app, `/api/properties/${ids[at]}`, headers);

async function open(at: number, place: number | string, headers: Headers = {}) {
  const answer = await app.inject({ method: 'POST', url: `/api/properties/${ids[at]}/documents/${place}`, headers });
  return { status: answer.statusCode, json: answer.json(), cache: answer.headers['cache-control'] };
}

describe('a document of the free plan', () => {
  it('a visitor opens no document, and learns only what documents there are', async () => {
    const { json, body } = await see(0);
    expect(json).toMatchObject({ documentFiles: [], documentsLeftToday: 0 });
    expect(json.lockedDocuments).toEqual([
      { subject: 'Satış ilanı', kind: 'pdf' },
      { subject: 'Kıymet takdir raporu', kind: 'udf' },
    ]);
    expect(body).not.toContain('gizli');
    expect(await open(0, 0)).toMatchObject({ status: 403, json: { code: 'MEMBERS_ONLY' } });
  });

  it('a member of the free plan opens one document a day, as often as wanted', async () => {
    const headers = await newMember();
    expect((await see(0, headers)).json).toMatchObject({ documentFiles: [], documentsLeftToday: 1 });
    const opened = { status: 200, json: { address: `${DOCUMENTS[0]}?0` }, cache: 'private, no-store' };
    expect(await open(0, 0, headers)).toEqual(opened);
    expect(await open(0, 0, headers)).toEqual(opened);
    expect((await see(0, headers)).json).toMatchObject({ documentFiles: [], documentsLeftToday: 0 });
    for (const [at, place] of [
      [0, 1],
      [1, 0],
    ] as const)
      expect(await open(at, place, headers)).toMatchObject({
        status: 403,
        json: {
          code: 'DOCUMENT_LIMIT',
          message: 'Ücretsiz üyelikle günde 1 belge açabilirsiniz; bugünkü hakkınız doldu.',
        },
      });
    // In Istanbul this is already 21 November.
    deps.setNow(new Date('2026-11-20T21:00:00Z'));
    expect((await open(1, 0, headers)).status).toBe(200);
  });

  it('of several documents requested at the same time only one opens', async () => {
    const headers = await newMember();
    const answers = await Promise.all([0, 1, 2, 3].map((at) => open(at, 1, headers)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
  });

  it('the document of a sixth listing stays locked like the listing', async () => {
    const headers = await newMember();
    for (const at of [0, 1, 2, 3, 4]) expect((await see(at, headers)).status).toBe(200);
    expect(await open(5, 0, headers)).toMatchObject({ status: 403, json: { code: 'DAILY_LIMIT' } });
    expect((await open(4, 0, headers)).status).toBe(200);
  });

  it.each(['2', '9999'])(
    'place %s without a document returns 404 and uses nothing of the daily limit',
    async (place) => {
      const headers = await newMember();
      expect((await open(0, place, headers)).status).toBe(404);
      expect((await open(0, 0, headers)).status).toBe(200);
    },
  );

  it.each(['-1', 'x', '99999'])('place %s is refused', async (place) => {
    expect((await open(0, place, await newMember())).status).toBe(400);
  });
});

it('premium opens every listing and every document without a count', async () => {
  const headers = await payer();
  for (const at of ids.keys()) {
    const { json } = await see(at, headers);
    expect(json).toMatchObject({ locked: [], lockedDocuments: [], viewsLeftToday: null, documentsLeftToday: null });
    expect(json.documentFiles).toEqual(DOCUMENTS.map((address) => `${address}?${at}`));
    for (const place of DOCUMENTS.keys())
      expect((await open(at, place, headers)).json).toEqual({ address: json.documentFiles[place] });
  }
});

it('everybody searches with every filter of the specification', async () => {
  const filters =
    'query=daire&category=1&subCategory=Daire&city=Ankara&district=%C3%87ankaya&minPrice=1&maxPrice=9000000&daysRemaining=60&sulhMahkeme=hayir&secondRound=hayir&page=1';
  for (const path of ['search', 'search-ai'])
    expect((await getApi(app, `/api/properties/${path}?${filters}`)).status).toBe(200);
});

it('a member of the free plan saves listings and alerts', async () => {
  const headers = await newMember();
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload, headers });
  expect((await post('/api/user/saved-ads', { propertyId: ids[0] })).statusCode).toBeLessThan(300);
  const alert = { alertName: 'Ankara', searchCriteria: JSON.stringify({ city: ['Ankara'] }) };
  expect((await post('/api/user/property-alerts', alert)).statusCode).toBeLessThan(300);
});

it('pages take scripts, frames and pictures of advertisers from nowhere', async () => {
  const policy = String((await app.inject({ url: '/api/company' })).headers['content-security-policy']);
  const directive = (name: string) => policy.split(';').find((part) => part.trim().startsWith(`${name} `)) ?? '';
  expect(policy).toContain("default-src 'self'");
  for (const name of ['script-src', 'frame-src', 'connect-src']) expect(directive(name)).not.toMatch(/https?:|\*/);
});
