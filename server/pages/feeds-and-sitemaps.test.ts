import { parseXml, type XmlElement } from '@rgrove/parse-xml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordListings } from '#server/features/intake/recording/index.ts';
import { DAY_MS } from '#shared/text/dates.ts';
import { makeListingRecord } from '#tests/support/make-listing.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';

const ORIGIN = 'https://peyda.test';
const { deps, app } = await openTestApp({ PUBLIC_ORIGIN: ORIGIN });
const idOf = new Map<string, number>();

beforeAll(async () => {
  const records = [
    makeListingRecord({ title: 'Birinci', price: null, endDate: null }),
    makeListingRecord({ title: 'Araç & <i>“iki”</i>', categoryNumber: '2', tur: 'Otomobil', secondRound: '1' }),
    makeListingRecord({ title: 'Bursa', il: 'Bursa', ilce: 'Nilüfer' }),
    makeListingRecord({ title: 'Bitmiş', status: 'ended' }),
    makeListingRecord({ title: 'Birazdan biten', endDate: new Date(TEST_NOW.getTime() + DAY_MS) }),
  ];
  // One at a time: each must be newer than the one before.
  for (const record of records) await recordListings(deps, [record]);
  const { rows } = await deps.db.$client.query<{ id: string; title: string }>('select id, title from properties');
  for (const { id, title } of rows) idOf.set(title, Number(id));
});
afterAll(() => deps.close());

const elements = (parent: XmlElement, name: string) =>
  parent.children.filter(
    (child): child is XmlElement => child.type === 'element' && 'name' in child && child.name === name,
  );
const textIn = (parent: XmlElement, name: string) => elements(parent, name)[0]?.text;

async function root(url: string): Promise<XmlElement> {
  const answer = await app.inject(url);
  expect(answer.statusCode, url).toBe(200);
  expect(answer.headers['content-type']).toMatch(/xml; charset=utf-8$/);
  const document = parseXml(answer.body);
  if (!document.root) throw new Error(`${url} is empty.`);
  return document.root;
}

const entries = async (url: string) => elements(await root(url), 'entry').map((entry) => textIn(entry, 'title'));
const addresses = async (url: string) =>
  (await root(url)).children.flatMap((child) => ('name' in child ? [textIn(child as XmlElement, 'loc')] : []));

describe('feeds', () => {
  it('list the latest current auctions of a place first, and escape their titles', async () => {
    expect(await entries('/akis.xml')).toEqual(['Birazdan biten', 'Bursa', 'Araç & <i>“iki”</i>', 'Birinci']);
    expect(await entries('/akis/ankara/araclar.xml')).toEqual(['Araç & <i>“iki”</i>']);
    expect(await entries('/akis/bursa/nilufer.xml')).toEqual(['Bursa']);
    expect(await entries('/akis/hakkari.xml')).toEqual([]);
  });

  it('include what a reader needs: addresses, times and the facts of a card', async () => {
    const feed = await root('/akis/ankara.xml');
    expect(textIn(feed, 'title')).toBe('Ankara: yeni icra ihaleleri | Peyda');
    expect(elements(feed, 'link').map(({ attributes }) => attributes.href)).toEqual([
      `${ORIGIN}/akis/ankara.xml`,
      `${ORIGIN}/icra/ankara`,
    ]);
    const entry = elements(feed, 'entry').find((given) => textIn(given, 'title') === 'Birinci');
    if (!entry) throw new Error('The first listing is missing.');
    expect(textIn(entry, 'id')).toBe(`${ORIGIN}/ilan/${idOf.get('Birinci')}`);
    expect(textIn(entry, 'published')).toMatch(/^2026-11-20T09:00:00\.000Z$/);
    expect(textIn(entry, 'summary')).toBe(
      'Çankaya, Ankara · Daire · muhammen bedel belirtilmemiş · Ankara 1. İcra Dairesi',
    );
  });

  it('are answered with 304 if the caller already has them', async () => {
    const { headers } = await app.inject('/akis.xml');
    const again = await app.inject({ url: '/akis.xml', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('have one address each: other spellings redirect, and unknown places are not found', async () => {
    const other = await app.inject('/akis/Ankara/%C3%87ankaya.xml');
    expect([other.statusCode, other.headers.location]).toEqual([301, '/akis/ankara/cankaya.xml']);
    for (const url of ['/akis/atlantis.xml', '/akis/ankara', '/akis/%00.xml', `/akis/${'a'.repeat(300)}.xml`])
      expect((await app.inject(url)).statusCode, url).toBe(404);
  });
});

describe('the sitemap', () => {
  it('has an index that links to its parts, and robots.txt links to it', async () => {
    expect((await app.inject('/robots.txt')).body).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
    expect(await addresses('/sitemap.xml')).toEqual([
      `${ORIGIN}/sitemap/sayfalar.xml`,
      `${ORIGIN}/sitemap/yerler.xml`,
      `${ORIGIN}/sitemap/ilanlar-0.xml`,
    ]);
  });

  it('lists every written page, with its date of change', async () => {
    const pages = await addresses('/sitemap/sayfalar.xml');
    for (const path of ['/', '/sss', '/kvkk-aydinlatma', '/terms', '/yardim-merkezi/muhammen-bedel'])
      expect(pages).toContain(`${ORIGIN}${path}`);
    expect((await app.inject('/sitemap/sayfalar.xml')).body).toMatch(
      /privacy<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/,
    );
  });

  it('lists only the places that have auctions and the listings that are current', async () => {
    const places = await addresses('/sitemap/yerler.xml');
    expect(places).toHaveLength(new Set(places).size);
    expect(places).toContain(`${ORIGIN}/icra/bursa/nilufer/gayrimenkul`);
    expect(places).not.toContain(`${ORIGIN}/icra/hakkari`);
    expect(places).not.toContain(`${ORIGIN}/icra/bursa/araclar`);
    const listings = await addresses('/sitemap/ilanlar-0.xml');
    expect(listings).toHaveLength(4);
    expect(listings).not.toContain(`${ORIGIN}/ilan/${idOf.get('Bitmiş')}`);
  });

  it.each([
    '/sitemap/ilanlar-7.xml',
    '/sitemap/ilanlar--1.xml',
    '/sitemap/ilanlar-x.xml',
    '/sitemap/ilanlar-99999999999.xml',
  ])('%s does not exist', async (url) => expect((await app.inject(url)).statusCode).toBe(404));
});
