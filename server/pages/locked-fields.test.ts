import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockedWordsIn, PLANTED_PHONE, plantListings } from '#tests/support/access/planted-listings.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';

/**
 * Everything that the server sends to an anonymous caller is searched for locked values (D20): the test listings
 * contain words that occur nowhere else.
 */

let ids: number[] = [];
let logged = '';
const stream = new Writable({
  write(chunk, _encoding, done) {
    logged += chunk;
    done();
  },
});
const { deps, app } = await openTestApp(
  { PRIORITY_PHONE: PLANTED_PHONE },
  { log: pino({ level: 'trace' }, stream), pages: true },
);

beforeAll(async () => {
  ids = (await plantListings(deps)).map(({ id }) => id);
});
afterAll(() => deps.close());

const expectNothingLocked = (text: string) => expect(lockedWordsIn(text)).toEqual([]);

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
  it.each(['/api/landing?place=ankara', '/akis.xml', '/icra/ankara/cankaya', '/sitemap/ilanlar-0.xml'])(
    '%s includes the listings',
    async (url) => {
      const text = await everything(url, { accept: url.startsWith('/icra') ? 'text/html' : '*/*' });
      expect(text).toContain(url.startsWith('/api') ? `"id":${ids[0]}` : `/ilan/${ids[0]}`);
    },
  );

  it.each(CALLS)('%s contains nothing locked', async (url) => {
    expectNothingLocked(await everything(url));
  });

  it.each(PAGES)('the page %s contains nothing locked', async (url) => {
    expectNothingLocked(await everything(url, { accept: 'text/html' }));
  });

  it('a listing contains nothing locked, in any format', async () => {
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

  it.each<Record<string, string>>([
    { cookie: 'peyda_trial=trial-1795165200000' },
    { cookie: 'isPremium=true; user_subscription_state={"isPremium":true}' },
    { authorization: 'Bearer undefined' },
    { 'x-peyda-rendering': 'true', 'x-forwarded-for': '127.0.0.1' },
    { accept: 'application/ld+json' },
    { range: 'bytes=0-100000' },
  ])('%j unlocks nothing', async (headers) => {
    const [id] = ids;
    expectNothingLocked(await everything(`/api/properties/${id}`, headers));
    expectNothingLocked(await everything(`/ilan/${id}`, headers));
  });
});

it('a search for a locked word shows only public fields of the listing', async () => {
  const answer = (await app.inject({ url: '/api/properties/search?query=kuzguncuk7' })).body;
  expectNothingLocked(answer);
});

it('the page rendered for premium is the same as for everyone (D25)', async () => {
  const trial = await app.inject({ method: 'POST', url: '/api/trial', payload: { deviceId: 'web_abcdef123456' } });
  const cookie = trial.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const [id] = ids;
  const whole = (await app.inject({ url: `/api/properties/${id}`, headers: { cookie } })).body;
  for (const word of ['portallik7', 'ifadelik7', '87654321', '"field":"kdv"']) expect(whole).toContain(word);
  expectNothingLocked(await everything(`/ilan/${id}`, { cookie }));
});

it('logs contain nothing locked, even for callers with premium', async () => {
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
