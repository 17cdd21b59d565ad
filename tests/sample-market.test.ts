import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { generateSampleRecords } from '#sample/generate-sample-records.ts';
import { withTitle } from '#server/features/intake/notice-to-record/index.ts';
import { ALL_SUB_CATEGORIES, type SubCategory, UNKNOWN_SUB_CATEGORY } from '#shared/kinds/kinds.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { AD_MEASURES, adShares, isOfficialAd } from './support/sample-market/ad-shares.ts';

// Suite: heavy, because it makes the whole market and reads its titles.

const TABLE = readFileSync(new URL('../docs/sample-market.md', import.meta.url), 'utf8');
const ROW = /^\| (.+?) \| ([\d.]+) \| ([\d.]+) \|/gmu;
/** The maximum difference between the table and the counted shares, in percentage points. */
const TABLE_TOLERANCE = 1;

let market: ListingRecord[];
let ads: ListingRecord[];
beforeAll(() => {
  // safe: every sub-category is a key
  const pictures = Object.fromEntries(
    ALL_SUB_CATEGORIES.map((name) => [name, [`/files/${name}-1.webp`]]),
  ) as unknown as Record<SubCategory, string[]>;
  const files = { pictures, documentUrl: (name: string) => `/files/${name}` };
  market = [...generateSampleRecords({ size: 2000, now: new Date('2026-11-20T09:00:00Z'), files })];
  ads = market.filter(isOfficialAd);
});

describe('the official ads of the generated market', () => {
  it('are about 40 % of the listings', () => {
    expect(ads.length / market.length).toBeGreaterThan(0.35);
    expect(ads.length / market.length).toBeLessThan(0.45);
  });

  it('contain as much data as real ones', () => {
    const shares = adShares(ads);
    for (const { name, least, most } of AD_MEASURES) {
      expect(shares.get(name), name).toBeGreaterThanOrEqual(least);
      expect(shares.get(name), name).toBeLessThanOrEqual(most);
    }
  });

  it('are counted in docs/sample-market.md', () => {
    const rows = new Map([...TABLE.matchAll(ROW)].map(([, name, real, made]) => [name, { real, made }]));
    const shares = adShares(ads);
    for (const { name, real } of AD_MEASURES) {
      expect(rows.get(name)?.real, name).toBe(String(real));
      const told = Number(rows.get(name)?.made);
      expect(Math.abs(told - (shares.get(name) ?? 0)), `${name}: ${shares.get(name)}`).toBeLessThanOrEqual(
        TABLE_TOLERANCE,
      );
    }
  });

  it('contain the fields that can be read from their titles', () => {
    const untold = ads.filter((ad) => ad.categoryNumber === '1' && ad.description === null);
    const wrong = untold.filter((ad) => {
      const source = { ilce: ad.location?.startsWith('MERKEZ') ? null : ad.ilce, tur: UNKNOWN_SUB_CATEGORY['1'] };
      const unread = { ...ad, ...source, mahalleKoy: null, hisse: null, location: null, noticeValues: null };
      const read = withTitle(unread, ['tur', 'il', 'ilce']);
      return (['tur', 'il', 'ilce', 'mahalleKoy', 'hisse'] as const).some((field) => read[field] !== ad[field]);
    });
    expect(untold.length).toBeGreaterThan(200);
    expect(wrong.map(({ title }) => title).length / untold.length).toBeLessThan(0.02);
  });

  it('recognise a share without its size, but not arsa payı', () => {
    const isShareSale = ({ title }: ListingRecord) => {
      const ad = ads.find((candidate) => candidate.title === title);
      return ad && withTitle({ ...ad, noticeValues: null }).noticeValues?.values.isShareSale?.value;
    };
    const unsaid = ads.filter(({ title }) => /(?<!\d )hissesi |\(hisse satışı\)/u.test(title));
    expect(unsaid.length).toBeGreaterThan(10);
    for (const ad of unsaid) expect(isShareSale(ad), ad.title).toBe(true);
    for (const ad of ads.filter(({ title, hisse }) => hisse === null && title.includes('arsa payı')))
      expect(isShareSale(ad) ?? false, ad.title).toBe(/hissesi|satışı\)/u.test(ad.title));
  });
});
