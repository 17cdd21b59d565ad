import { isSulhOffice } from '#server/turkish/office-names.ts';
import type { ListingRecord } from '#shared/listings.ts';

type Ad = ListingRecord;
type Measure = {
  /** As in the table of docs/sample-market.md. */
  readonly name: string;
  readonly is: (ad: Ad, index: number, ads: readonly Ad[]) => boolean;
  /** The ads among which the share is measured. */
  readonly among?: (ad: Ad) => boolean;
  /** The share in the real ads, in per cent. */
  readonly real: number;
  /** The bounds of the generated share. Wide if the real ads are few or from one province. */
  readonly least: number;
  readonly most: number;
};

const QUARTER = /Mahallesi'nde|Mahallesi’nde|Köyü'nde|Köyü’nde/u;
const NAMED = /'|’/u;
const isLand = ({ tur }: Ad) => ['Tarla', 'Bağ', 'Bahçe', 'Zeytinlik', 'Arsa'].includes(tur);
const isFlat = ({ tur, title }: Ad) => tur === 'Daire' && NAMED.test(title);
const isCourt = ({ courtName }: Ad) => isSulhOffice(courtName ?? '');
const titled =
  (pattern: RegExp) =>
  ({ title }: Ad) =>
    pattern.test(title);

/**
 * The 38 enforcement ads of ilan.gov.tr that were collected (Malatya, June to September 2026), measured like the
 * generated ones.
 */
export const AD_MEASURES: readonly Measure[] = [
  { name: 'a picture', is: ({ imageUrl }) => imageUrl !== null, real: 0, least: 0, most: 0 },
  { name: 'neighbourhood in the title', is: titled(QUARTER), real: 18.4, least: 12, most: 25 },
  { name: 'locality (mevki) in the title', is: titled(/Mevkii/u), real: 7.9, least: 3, most: 13 },
  {
    name: 'province left out',
    among: titled(/satıl/u),
    is: ({ title, il }) => il !== null && !title.startsWith(il),
    real: 2.6,
    least: 1,
    most: 8,
  },
  { name: 'curly apostrophe', is: titled(/’/u), among: titled(NAMED), real: 13.2, least: 7, most: 20 },
  { name: 'area in the title', is: titled(/m²/u), real: 81.6, least: 68, most: 90 },
  { name: 'area in the title, of land', is: titled(/m²/u), among: isLand, real: 100, least: 88, most: 100 },
  {
    name: 'area with decimals, of areas',
    is: titled(/\d,\d+ m²/u),
    among: titled(/m²/u),
    real: 3.2,
    least: 1,
    most: 8,
  },
  { name: 'rooms in the title, of flats', is: titled(/\d\+\d/u), among: isFlat, real: 84.6, least: 74, most: 92 },
  {
    name: 'area before the rooms, of flats with both',
    is: titled(/m² \d\+\d/u),
    among: titled(/m² \d\+\d|\d\+\d [\d.,]+ m²/u),
    real: 40,
    least: 20,
    most: 55,
  },
  { name: 'only “taşınmaz”', is: titled(/m² taşınmaz/u), real: 5.3, least: 2, most: 8 },
  { name: 'two things in one title', is: titled(/ ve /u), real: 10.5, least: 3, most: 14 },
  { name: 'share, size said', is: ({ title }) => /\d\/\d+ (?:hisse|pay)/u.test(title), real: 5.3, least: 2.5, most: 8 },
  {
    name: 'share, size not said',
    is: titled(/(?<!\d\/\d+ )hissesi|\((?:hisse|pay) satışı/u),
    real: 0,
    least: 1,
    most: 6,
  },
  { name: 'several lots', is: titled(/\([çÇ]oklu satış\)/u), real: 7.9, least: 4, most: 12 },
  { name: 'sold by a court’s office', is: isCourt, real: 18.4, least: 12, most: 25 },
  {
    name: '“mahkeme kararıyla satılacaktır”, of court sales',
    is: titled(/mahkeme kararıyla/u),
    among: isCourt,
    real: 28.6,
    least: 15,
    most: 42,
  },
  {
    name: 'court without its sale office, of court sales',
    is: ({ courtName }) => !/Satış Memurluğu/u.test(courtName ?? ''),
    among: isCourt,
    real: 42.9,
    least: 15,
    most: 50,
  },
  {
    name: 'file by talimat',
    is: ({ dosyaBilgi }) => /Talimat$/u.test(dosyaBilgi ?? ''),
    real: 42.1,
    least: 25,
    most: 50,
  },
  {
    name: 'a second ad of one file',
    is: (ad, index, ads) =>
      index > 0 &&
      !/oklu satış/u.test(ad.title) &&
      ads[index - 1]?.dosyaBilgi === ad.dosyaBilgi &&
      ads[index - 1]?.ilce === ad.ilce,
    real: 2.6,
    least: 1,
    most: 6,
  },
  { name: 'price in whole thousands', is: ({ price }) => (price ?? 0) % 1000 === 0, real: 18.4, least: 8, most: 30 },
  { name: 'only the office in the title', is: ({ title }) => !/satıl/u.test(title), real: 0, least: 2, most: 9 },
  {
    name: 'no day but the derived one',
    is: ({ endDateIsDerived }) => endDateIsDerived,
    real: 100,
    least: 55,
    most: 75,
  },
  { name: 'no district', is: ({ ilce }) => ilce === null, real: 0, least: 0.3, most: 5 },
];

/** Whether an ad is from the portal of official notices, by its number. */
export function isOfficialAd({ auctionId }: Pick<Ad, 'auctionId'>): boolean {
  return auctionId?.startsWith('ILN') ?? false;
}

/** The share of each measure among the real estate ads, in per cent; the real ads were only of real estate. */
export function adShares(all: readonly Ad[]): ReadonlyMap<string, number> {
  const ads = all.filter(({ categoryNumber }) => categoryNumber === '1');
  return new Map(
    AD_MEASURES.map(({ name, is, among }) => {
      const whole = among ? ads.filter(among) : ads;
      const part = whole.filter((ad) => is(ad, ads.indexOf(ad), ads));
      return [name, whole.length === 0 ? 0 : (100 * part.length) / whole.length];
    }),
  );
}
