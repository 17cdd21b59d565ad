import { beforeAll, describe, expect, it } from 'vitest';
import { medianOf } from '#shared/figures/median.ts';
import { ALL_SUB_CATEGORIES, categoryOfSubCategory, type SubCategory } from '#shared/kinds/kinds.ts';
import { vehicleBrand } from '#shared/kinds/vehicle-brands.ts';
import { type ListingRecord, listingRecordSchema } from '#shared/listings.ts';
import { findDistrictIn, findProvince } from '#shared/places/places.ts';
import { DAY_MS, formatDate, formatDateTime, ISTANBUL_OFFSET_MS, startOfIstanbulDay } from '#shared/text/dates.ts';
import { locative } from '#shared/text/turkish-suffixes.ts';
import { isOfficialAd } from '#tests/support/sample-market/ad-shares.ts';
import { generateSampleRecords } from './generate-sample-records.ts';
import { turkishLira } from './market/printed-figures.ts';
import type { SampleFiles } from './sample-files.ts';

// Suite: heavy, because it makes whole markets of listings.

const NOW = new Date('2026-11-20T09:00:00Z');
const files: SampleFiles = {
  // safe: every sub-category is a key
  pictures: Object.fromEntries(
    ALL_SUB_CATEGORIES.map((name) => [name, [1, 2, 3, 4, 5, 6].map((n) => `/files/sample/${name}-${n}.webp`)]),
  ) as unknown as Record<SubCategory, string[]>,
  documentUrl: (name) => `/files/sample/documents/${name}`,
};

function generate(size: number, options: { now?: Date; seed?: number } = {}): ListingRecord[] {
  return [...generateSampleRecords({ size, now: NOW, files, ...options })];
}

let rows: ListingRecord[];
/** Enough for every variant of the texts to occur. */
let someRows: ListingRecord[];
/** The listings announced by e-Satış, with pictures, documents and the whole notice. */
let full: ListingRecord[];
/** The listings that have only an official ad. */
let ads: ListingRecord[];
beforeAll(() => {
  rows = generate(20_000);
  someRows = rows.slice(0, 5000);
  full = someRows.filter((row) => !isOfficialAd(row));
  ads = someRows.filter(isOfficialAd);
});

const ofKind = (kind: string, among = rows) => among.filter((row) => row.categoryNumber === kind);
const share = (part: readonly unknown[], whole: readonly unknown[] = rows) => part.length / whole.length;
const median = (values: readonly number[]) => medianOf(values) ?? 0;
const textOf = (row: ListingRecord) => row.description ?? '';

describe('repeatable generation', () => {
  it('returns the same rows for the same day and seed, whatever the hour and the size', () => {
    expect(generate(300)).toEqual(rows.slice(0, 300));
    const morning = generate(300, { now: new Date('2026-11-20T00:05:00Z') });
    const evening = generate(300, { now: new Date('2026-11-20T20:00:00Z') });
    const withoutStatus = (row: ListingRecord) => ({ ...row, status: null });
    expect(morning.map(withoutStatus)).toEqual(evening.map(withoutStatus));
  });

  it('returns other rows for another seed, and other dates on another day', () => {
    expect(generate(50, { seed: 1 }).map((row) => row.title)).not.toEqual(rows.slice(0, 50).map((row) => row.title));
    const later = generate(50, { now: new Date('2026-11-25T09:00:00Z') });
    expect(later.map((row) => row.title)).toEqual(rows.slice(0, 50).map((row) => row.title));
    expect(later[0]?.endDate).not.toEqual(rows[0]?.endDate);
  });

  it('generates rows lazily and gives every row its own key', () => {
    const endless = generateSampleRecords({ size: 1_000_000_000, now: NOW, files });
    expect(endless.next().value).toEqual(rows[0]);
    expect(new Set(rows.map((row) => row.sourceKey)).size).toBe(rows.length);
    expect(new Set(rows.map((row) => row.auctionId)).size).toBe(rows.length);
  });
});

describe('similarity to the real market', () => {
  it('generates only records that fit the schema', () => {
    for (const row of someRows) expect(listingRecordSchema.safeParse(row).error).toBeUndefined();
  });

  it('mixes kinds, rounds, court sales and shares in realistic proportions', () => {
    expect(share(ofKind('1'))).toBeCloseTo(0.7, 1);
    expect(share(ofKind('2'))).toBeCloseTo(0.22, 1);
    expect(share(rows.filter((row) => row.secondRound === '1'))).toBeCloseTo(0.2, 1);
    expect(share(rows.filter((row) => row.sulhMahkeme === '1'))).toBeCloseTo(0.12, 1);
    const shares = rows.filter((row) => row.hisse !== null);
    expect(share(shares, ofKind('1'))).toBeGreaterThan(0.05);
    expect(share(shares, ofKind('1'))).toBeLessThan(0.1);
  });

  it('covers every sub-category and nearly every province, with districts of the right province', () => {
    const seen = new Set(rows.map((row) => row.tur));
    expect(ALL_SUB_CATEGORIES.filter((name) => !seen.has(name))).toEqual([]);
    const seenInDefault = new Set(rows.slice(0, 2000).map((row) => row.tur));
    expect(ALL_SUB_CATEGORIES.filter((name) => !seenInDefault.has(name))).toEqual([]);
    expect(new Set(rows.map((row) => row.il)).size).toBeGreaterThanOrEqual(75);
    const isMisplaced = ({ il, ilce, tur, categoryNumber }: ListingRecord) =>
      (il !== null && findProvince(il) !== il) ||
      (ilce !== null && findDistrictIn(il ?? '', ilce) !== ilce) ||
      categoryOfSubCategory(tur) !== categoryNumber;
    expect(rows.filter(isMisplaced)).toEqual([]);
  });

  it('places olive, hazelnut, tea and apricot groves only where they grow', () => {
    const provincesOf = (test: (row: ListingRecord) => boolean) => [...new Set(rows.filter(test).map((row) => row.il))];
    const olives = provincesOf((row) => row.tur === 'Zeytinlik');
    expect(olives).toContain('Balıkesir');
    for (const far of ['Ankara', 'Erzurum', 'Rize', 'Konya', 'Van']) expect(olives).not.toContain(far);
    expect(provincesOf((row) => row.title.includes('çay bahçesi'))).toContain('Rize');
    expect(provincesOf((row) => row.title.includes('kayısı bahçesi'))).toContain('Malatya');
    for (const inland of ['Ankara', 'Konya', 'Malatya'])
      expect(provincesOf((row) => /fındık|çay bahçesi/u.test(row.title))).not.toContain(inland);
  });

  it('sets prices by place: İstanbul Beşiktaş costs more than Ağrı', () => {
    const flats = (where: Partial<ListingRecord>) =>
      rows
        .filter((row) => row.tur === 'Daire' && row.hisse === null)
        .filter((row) => Object.entries(where).every(([field, value]) => row[field as keyof ListingRecord] === value))
        .map((row) => row.price ?? 0);
    const inBand = (values: number[], low: number, high: number) => {
      expect(values.length).toBeGreaterThan(5);
      expect(median(values)).toBeGreaterThan(low);
      expect(median(values)).toBeLessThan(high);
    };
    inBand(flats({ ilce: 'Beşiktaş' }), 15e6, 40e6);
    inBand(flats({ ilce: 'Esenyurt' }), 2e6, 4.5e6);
    inBand(flats({ ilce: 'Çankaya' }), 4e6, 9e6);
    inBand(flats({ il: 'Malatya' }), 1.4e6, 3.5e6);
    inBand(flats({ il: 'Ağrı' }), 0.8e6, 2.6e6);
  });

  it('uses mostly round prices', () => {
    const prices = full.filter((row) => row.hisse === null).map((row) => row.price ?? 0);
    expect(prices.every((price) => price > 0)).toBe(true);
    expect(
      share(
        prices.filter((price) => price % 1000 === 0),
        prices,
      ),
    ).toBeGreaterThan(0.65);
    expect(
      share(
        prices.filter((price) => price % 100 !== 0),
        prices,
      ),
    ).toBeGreaterThan(0.15);
  });

  it('ends auctions on working days, most of them within 30 days', () => {
    const today = startOfIstanbulDay(NOW).getTime();
    for (const row of someRows) {
      const end = row.endDate?.getTime() ?? 0;
      const istanbul = new Date(end + ISTANBUL_OFFSET_MS);
      expect([1, 2, 3, 4, 5]).toContain(istanbul.getUTCDay());
      expect(end).toBeGreaterThanOrEqual(today - 60 * DAY_MS);
      expect(end).toBeLessThan(today + 31 * DAY_MS);
      expect(row.status === 'open').toBe(end > NOW.getTime());
      if (row.endDateIsDayOnly) expect(istanbul.toISOString()).toContain('T23:59:59');
      else expect(istanbul.getUTCHours() * 60 + istanbul.getUTCMinutes()).toBeGreaterThanOrEqual(600);
      if (!row.endDateIsDayOnly)
        expect(istanbul.getUTCHours() * 60 + istanbul.getUTCMinutes()).toBeLessThanOrEqual(1020);
    }
    expect(share(rows.filter((row) => (row.endDate?.getTime() ?? 0) < today))).toBeCloseTo(0.12, 1);
    expect(
      share(
        full.filter((row) => row.endDateIsDayOnly),
        full,
      ),
    ).toBeCloseTo(0.03, 2);
    expect(full.filter((row) => row.endDateIsDerived)).toEqual([]);
    for (const row of ads.filter(({ description }) => description === null)) expect(row.endDateIsDerived).toBe(true);
    expect(new Set(rows.map((row) => row.status)).size).toBe(5);
  });

  it('has pictures that fit the kind, documents, and addresses that cannot be real', () => {
    for (const row of full) {
      const pictures = row.allImages === '' ? [] : row.allImages.split(',');
      expect(row.imageUrl).toBe(pictures[0] ?? null);
      expect(new Set(pictures).size).toBe(pictures.length);
      for (const picture of pictures) expect(picture).toContain(`/${row.tur}-`);
      for (const address of [row.sourceUrl, row.uyapLink, row.parselLink, row.degerleme])
        if (address !== null) expect(new URL(address).hostname).toBe('ornek.example');
      expect(row.parselLink !== null).toBe(row.categoryNumber === '1');
      expect(row.kaydindakiSerhler !== null).toBe(row.categoryNumber === '1');
    }
    expect(
      share(
        full.filter((row) => row.imageUrl === null),
        full,
      ),
    ).toBeCloseTo(0.08, 2);
    expect(
      share(
        full.filter((row) => row.documentFiles.length > 0),
        full,
      ),
    ).toBeCloseTo(0.85, 1);
  });
});

describe('text that agrees with the fields', () => {
  it('states place, seller, file number, price and date', () => {
    for (const row of full) {
      const text = textOf(row);
      expect(row.title).toContain(row.il ?? '-');
      expect(row.title).toContain(row.ilce ?? '-');
      expect(text).toContain(`${row.courtName}, ${row.dosyaBilgi} sayılı dosya`);
      expect(text).toContain(turkishLira(row.price ?? 0));
      expect(text).toContain(turkishLira((row.price ?? 0) / 10));
      const end = row.endDate ?? NOW;
      const round = row.secondRound === '1' ? '2. İHALE' : '1. İHALE';
      const written = row.endDateIsDayOnly ? formatDate(end) : formatDateTime(end);
      expect(text).toMatch(new RegExp(`^${round}: .* - ${written}$`, 'mu'));
    }
  });

  it('states ada, parsel, neighbourhood, annotations and share of real estate', () => {
    for (const row of ofKind('1', full)) {
      const text = textOf(row);
      const block = row.ada === null ? '' : `${row.ada} ada `;
      expect(text).toContain(`${row.il} ili, ${row.ilce} ilçesi, ${row.mahalleKoy}, ${block}${row.parsel} parsel`);
      expect(text).toContain(`KAYDINDAKİ ŞERHLER: ${row.kaydindakiSerhler}.`);
      expect(row.mahalleKoy).toMatch(/^\S.* (?:Mahallesi|Köyü)$/u);
      expect(text.includes('hissenin kıymeti')).toBe(row.hisse !== null);
      if (row.hisse !== null) {
        expect(row.title).toContain(row.hisse);
        expect(text).toContain(`satışa konu ${row.hisse} hissenin kıymeti ${turkishLira(row.price ?? 0)}`);
        const [part = 0, whole = 1] = row.hisse.split('/').map(Number);
        expect(part).toBeLessThan(whole);
      }
      const size = /(?:^| )((?:\d\+\d )?[\d.,]+ m²) /u.exec(row.title)?.[1];
      if (size) expect(text).toContain(/[\d.,]+ m²/u.exec(size)?.[0]);
      const rooms = /\d\+\d/u.exec(row.title)?.[0];
      if (rooms) expect(text).toContain(`${rooms} düzenin`);
    }
  });

  it('states age and brand of vehicles', () => {
    for (const row of ofKind('2', full)) {
      const modelYear = Number(/ (\d{4}) model /u.exec(row.title)?.[1]);
      expect(row.carAge).toBe(String(2026 - modelYear));
      expect(textOf(row)).toContain(`${modelYear} model, `);
      if (row.carModel !== null) expect(vehicleBrand(row.carModel)).not.toBe(row.carModel);
    }
    expect(
      share(
        ofKind('2', full).filter((row) => row.carModel !== null),
        ofKind('2', full),
      ),
    ).toBeGreaterThan(0.85);
  });

  it('assigns court sales to sale offices of courts and all others to execution offices', () => {
    for (const row of full) {
      const isCourtSale = row.sulhMahkeme === '1';
      expect(row.courtName).toMatch(isCourtSale ? /Satış Memurluğu$/u : /(?:İcra|İflas) Dairesi$/u);
      expect(row.dosyaBilgi).toMatch(isCourtSale ? /^\d{4}\/\d+ Satış$/u : /^\d{4}\/\d+ (?:Esas|Talimat|İflas)$/u);
      expect(row.title).toMatch(
        isCourtSale
          ? /(?:mahkemeden satılıktır|mahkeme kararıyla satılacaktır)/u
          : /(?:icradan|iflas dairesinden) satılıktır/u,
      );
    }
  });

  it('sells the lots of one file at the same place, at successive times', () => {
    const multiple = rows.filter((row) => /\([çÇ]oklu satış\)/u.test(row.title));
    expect(share(multiple)).toBeGreaterThan(0.05);
    const byFile = Map.groupBy(multiple, (row) => `${row.dosyaBilgi} ${row.il} ${row.ilce}`);
    const lots = [...byFile.values()].filter((group) => group.length === 3);
    expect(lots.length).toBeGreaterThan(300);
    for (const group of lots) {
      expect(new Set(group.map((row) => row.il)).size).toBe(1);
      expect(new Set(group.map((row) => row.auctionId)).size).toBe(3);
    }
  });

  it('has 60 to 450 words and contains no person, telephone number or full number plate', () => {
    for (const row of full) {
      const words = textOf(row).split(/\s+/u).length;
      expect(words).toBeGreaterThanOrEqual(60);
      expect(words).toBeLessThanOrEqual(450);
      expect(textOf(row)).not.toMatch(/\b0?5\d{2} ?\d{3}|\b\d{2} ?[A-Z]{1,3} ?\d{2,5}\b|undefined|NaN|\bnull\b/u);
    }
    for (const row of ofKind('1', full)) expect(textOf(row)).toMatch(/\[MALİK\] (?:ve diğer paydaşlar )?adına/u);
  });

  it('puts place names into the Turkish locative', () => {
    for (const row of full) {
      const isDistrict = row.title.startsWith(`${row.il} ${locative(row.ilce ?? '')} `);
      const isNeighbourhood = row.title.startsWith(`${row.il} ${row.ilce} ${locative(row.mahalleKoy ?? '')} `);
      expect(isDistrict || isNeighbourhood, row.title).toBe(true);
    }
  });
});
