import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordProperties } from '#server/features/recording/index.ts';
import { CATEGORY_NUMBERS } from '#shared/kinds/kinds.ts';
import type { NoticeValues } from '#shared/notice-values.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { makePropertyRecord } from '#tests/support/make-property.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

/*
 * Everything that the server sends an anonymous caller is searched for what is locked (D20): words of planted listings
 * that stand nowhere else.
 */

const PHONE = '0312 765 43 21';
/** Each locked value holds a word of its own, so that a finding tells which field leaked. */
const LOCKED_WORDS = [
  'kuzguncuk7',
  'belgelik7',
  'portallik7',
  'parsellik7',
  'degerlik7',
  'kaynaklik7',
  '765 43 21',
  'ifadelik7',
  '87654321',
];

let ids: number[] = [];
let logged = '';
const stream = new Writable({
  write(chunk, _encoding, done) {
    logged += chunk;
    done();
  },
});
const { deps, app } = await openTestApp(
  { PRIORITY_PHONE: PHONE },
  { log: pino({ level: 'trace' }, stream), pages: true },
);

beforeAll(async () => {
  const texts = { '1': 'Daire', '2': 'Otomobil', '3': 'Mobilya' } as const;
  /** Sentences of values that are open and of ones that are not; of these the values, too, are locked. */
  const noticeValues: NoticeValues = {
    values: {
      deposit: { value: { percent: 10, amount: null }, sentence: 'Teminat ifadelik7 %10 alınır.' },
      kdv: { value: [20], sentence: 'KDV ifadelik7 %20 uygulanır.' },
      km: { value: 87_654_321, sentence: 'Araç ifadelik7 durumdadır.' },
    },
    conflicts: [{ name: 'floor', sentences: ['Kat ifadelik7 üç.', 'Kat ifadelik7 dört.'] }],
  };
  const sentences = [
    ...Object.values(noticeValues.values).flatMap((said) => said?.sentence ?? []),
    ...noticeValues.conflicts.flatMap((conflict) => conflict.sentences),
  ].join(' ');
  const planted = (given: object) => ({
    description: `${'Herkesin okuduğu başlangıç cümlesi burada. '.repeat(2)}kuzguncuk7 ${sentences} ${'devamı '.repeat(60)}kuzguncuk7`,
    noticeValues,
    documentFiles: ['https://dosya.example/belgelik7.pdf', '/files/belgelik7.tif'],
    uyapLink: 'https://esatis.example/portallik7',
    parselLink: 'https://parsel.example/parsellik7',
    degerleme: 'https://deger.example/degerlik7',
    sourceUrl: 'http://www.ESATIS.example/portallik7/?kaynak=1',
    imageUrl: '/files/sample/pictures/daire-1.webp',
    ...given,
  });
  const records = CATEGORY_NUMBERS.map((categoryNumber) =>
    makePropertyRecord(planted({ sourceKey: `planted-${categoryNumber}`, categoryNumber, tur: texts[categoryNumber] })),
  );
  await recordProperties(deps, records);
  // The history of a description must not tell it either; nor what the source's own address is when that is a document.
  await recordProperties(
    deps,
    records.map((record) => ({
      ...record,
      price: 900_000,
      description: `Yeni metin. ${record.description}`,
      noticeValues: {
        ...noticeValues,
        values: { ...noticeValues.values, kdv: { value: [10.87654321], sentence: 'KDV ifadelik7 %20 uygulanır.' } },
      },
    })),
  );
  await recordProperties(deps, [
    makePropertyRecord(planted({ sourceUrl: 'https://dosya.example/belgelik7.pdf', status: 'ended', title: 'Bitmiş' })),
    makePropertyRecord(planted({ endDate: new Date(TEST_NOW.getTime() + DAY_MS), secondRound: '1' })),
  ]);
  const { rows } = await deps.db.$client.query<{ id: string }>('select id from properties order by id');
  ids = rows.map(({ id }) => Number(id));
}, 60_000);
afterAll(() => deps.close());

function expectNothingLocked(text: string): void {
  const folded = text.toLowerCase();
  for (const word of LOCKED_WORDS) {
    expect(folded.includes(word), word).toBe(false);
    for (const written of [encodeURIComponent(word), Buffer.from(word).toString('base64').replace(/=+$/, '')])
      expect(folded.includes(written.toLowerCase()), `${word} as ${written}`).toBe(false);
  }
}

async function everything(url: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await app.inject({ url, headers });
  expect(answer.statusCode, url).toBeLessThan(500);
  return `${JSON.stringify(answer.headers)}\n${answer.rawPayload.toString('latin1')}\n${answer.body}`;
}

const CALLS = [
  '/api/properties',
  '/api/properties?limit=100',
  '/api/properties/search',
  '/api/properties/search?includeEnded=1&facets=true',
  '/api/properties/search?query=daire&sort=relevance',
  '/api/properties/search-ai?secondRound=1',
  '/api/properties/suggestions?query=kuz',
  '/api/filters',
  '/api/summary',
  '/api/company',
  '/api/docs/openapi.json',
  '/api/landing',
  '/api/landing?place=ankara',
  '/api/landing?place=ankara/cankaya/gayrimenkul',
  '/akis.xml',
  '/akis/ankara.xml',
  '/akis/ankara/cankaya/araclar.xml',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/sayfalar.xml',
  '/sitemap/yerler.xml',
  '/sitemap/ilanlar-0.xml',
];
const PAGES = [
  '/',
  '/search',
  '/search?includeEnded=1',
  '/search?query=daire',
  '/search?category=2',
  '/404-yok',
  '/icra',
  '/icra/ankara',
  '/icra/ankara/cankaya',
  '/icra/ankara/cankaya/gayrimenkul',
  '/icra/tasinirlar',
];

describe('to an anonymous caller', () => {
  test.each(['/api/landing?place=ankara', '/akis.xml', '/icra/ankara/cankaya', '/sitemap/ilanlar-0.xml'])(
    '%s tells of the listings at all',
    async (url) => {
      const text = await everything(url, { accept: url.startsWith('/icra') ? 'text/html' : '*/*' });
      expect(text).toContain(url.startsWith('/api') ? `"id":${ids[0]}` : `/ilan/${ids[0]}`);
    },
  );

  test.each(CALLS)('%s tells nothing that is locked', async (url) => {
    expectNothingLocked(await everything(url));
  });

  test.each(PAGES)('the page %s tells nothing that is locked', async (url) => {
    expectNothingLocked(await everything(url, { accept: 'text/html' }));
  });

  test('a listing tells nothing that is locked, in any form it is asked for', async () => {
    expect(ids).toHaveLength(5);
    for (const id of ids) {
      const asked = [
        `/api/properties/${id}`,
        `/ilan/${id}`,
        `/ilan/${id}?premium=1&isPremium=true`,
        `/ilan/${id}/og.png`,
        `/ilan/${id}.json`,
      ];
      for (const url of asked) {
        const text = await everything(url);
        expectNothingLocked(text);
        if (url.startsWith('/api')) {
          expect(text).toContain('locked');
          expect(text).toContain('"withheld":["kdv","km"]');
        }
      }
    }
  });

  test.each<Record<string, string>>([
    { cookie: 'peyda_trial=trial-1795165200000' },
    { cookie: 'isPremium=true; user_subscription_state={"isPremium":true}' },
    { authorization: 'Bearer undefined' },
    { 'x-peyda-rendering': 'true', 'x-forwarded-for': '127.0.0.1' },
    { accept: 'application/ld+json' },
    { range: 'bytes=0-100000' },
  ])('%j opens nothing', async (headers) => {
    const [id] = ids;
    expectNothingLocked(await everything(`/api/properties/${id}`, headers));
    expectNothingLocked(await everything(`/ilan/${id}`, headers));
  });
});

test('the search for a locked word shows no more of the listing than any other', async () => {
  const answer = (await app.inject({ url: '/api/properties/search?query=kuzguncuk7' })).body;
  expectNothingLocked(answer);
});

test('what is rendered for one with premium is the same as for anybody (D25)', async () => {
  const trial = await app.inject({ method: 'POST', url: '/api/trial', payload: { deviceId: 'web_abcdef123456' } });
  const cookie = trial.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const [id] = ids;
  const whole = (await app.inject({ url: `/api/properties/${id}`, headers: { cookie } })).body;
  for (const word of ['portallik7', 'ifadelik7', '87654321', '"field":"kdv"']) expect(whole).toContain(word);
  expectNothingLocked(await everything(`/ilan/${id}`, { cookie }));
});

test('logs hold nothing that is locked, whoever asks', async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const trial = await fetch(`${origin}/api/trial`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ deviceId: 'web_zyxwvu654321' }),
  });
  const cookie = trial.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  for (const id of ids) {
    const opened = await fetch(`${origin}/api/properties/${id}`, { headers: { cookie } });
    expect(await opened.text()).toContain('portallik7');
    await (await fetch(`${origin}/ilan/${id}`, { headers: { cookie } })).text();
  }
  expect(logged).toContain(`/api/properties/${ids[0]}`);
  expectNothingLocked(logged);
  expect(logged).not.toContain('zyxwvu654321');
});
