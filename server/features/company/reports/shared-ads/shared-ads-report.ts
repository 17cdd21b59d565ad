import { medianOf } from '#shared/figures/median.ts';
import { toKurus, toLira } from '#shared/law/bid/kurus.ts';
import { pricePerM2, soldShare } from '#shared/law/bid/share.ts';
import { phaseLabel } from '#shared/listing-texts/listing-phase.ts';
import { roundOf } from '#shared/listing-texts/round-text.ts';
import type { ListingSummary } from '#shared/listings.ts';
import type { SharedAd } from '#shared/organisations/organisations.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';
import { exactLira } from '#shared/text/notice-value-texts.ts';
import { compareTurkish } from '#shared/text/turkish-text.ts';
import type { ReportCell, ReportColumn, ReportContent, ReportSection, ReportTable } from '../report-content.ts';
import { sum } from '../totals.ts';

/** The maximum number of rows on paper: 100 of them take as long as all 1,000 of a spreadsheet. */
const MOST_PRINTED = 100;
const MOST_BARS = 12;
const NO_PROVINCE = 'İli belirtilmemiş';

type Made = {
  readonly name: string;
  readonly now: Date;
  readonly origin: string;
  readonly logo?: ReportContent['logo'];
};
type Column = ReportColumn & { readonly cell: (ad: SharedAd, file: Pick<Made, 'origin' | 'now'>) => ReportCell };

const COLUMNS: readonly Column[] = [
  { head: 'Dosya', kind: 'text', width: 20, cell: ({ property }) => property.dosyaBilgi ?? String(property.id) },
  { head: 'İlan', kind: 'text', width: 50, cell: ({ property }) => property.title },
  { head: 'Tür', kind: 'text', width: 18, isSpare: true, cell: ({ property }) => property.tur },
  { head: 'İl', kind: 'text', width: 14, isSpare: true, cell: ({ property }) => property.il },
  { head: 'İlçe', kind: 'text', width: 16, isSpare: true, cell: ({ property }) => property.ilce },
  { head: 'Muhammen bedel', kind: 'lira', totals: 'sumAndMedian', cell: ({ property }) => property.price },
  { head: 'Teminat', kind: 'lira', isSpare: true, totals: 'sumAndMedian', cell: ({ property }) => property.deposit },
  { head: 'Yüzölçümü', kind: 'areaM2', isSpare: true, cell: ({ property }) => property.areaM2 },
  { head: 'm² bedeli', kind: 'lira', totals: 'median', cell: ({ property }) => perM2(property) },
  { head: 'İhale', kind: 'number', isSpare: true, cell: ({ property }) => roundOf(property) },
  {
    head: 'Bitiş',
    kind: 'day',
    cell: ({ property }) => (property.endDate === null ? null : new Date(property.endDate)),
  },
  { head: 'Saat', kind: 'text', width: 8, isSpare: true, cell: ({ property }) => hourOf(property) },
  { head: 'Durum', kind: 'text', width: 14, cell: ({ property }, { now }) => phaseLabel(property, now) },
  { head: 'Satışı yapan', kind: 'text', width: 34, isSpare: true, cell: ({ property }) => property.courtName },
  { head: 'Paylaşan', kind: 'text', isSpare: true, cell: ({ sharedBy }) => sharedBy },
  { head: 'Paylaşıldığı gün', kind: 'day', isSpare: true, cell: ({ savedAt }) => new Date(savedAt) },
  { head: 'Not sayısı', kind: 'number', isSpare: true, cell: ({ notes }) => notes.length },
  {
    head: 'Kaynak',
    kind: 'text',
    width: 40,
    isSpare: true,
    cell: ({ propertyId }, { origin }) => `${origin}/ilan/${propertyId}`,
  },
];

/** The price per square metre of the share for sale; null if the area or the share is unknown. */
function perM2({ price, areaM2, hisse, isShareSale }: ListingSummary): number | null {
  const share = soldShare({ hisse, isShareSale });
  if (price === null || !share) return null;
  const kurus = pricePerM2(toKurus(price), areaM2, share);
  return kurus === null ? null : toLira(kurus);
}

function hourOf({ endDate, endDateIsDayOnly, endDateIsDerived }: ListingSummary): string | null {
  if (endDateIsDerived) return 'ilanda';
  return endDate === null || endDateIsDayOnly ? null : formatDateTime(new Date(endDate)).slice(-5);
}

/** The table of all listings that an organisation shares, the most recently shared first. */
export function sharedAdsTable(ads: readonly SharedAd[], file: Pick<Made, 'origin' | 'now'>): ReportTable {
  return {
    kind: 'table',
    name: 'İlanlar',
    // Only data, without functions: another thread writes the file.
    columns: COLUMNS.map(({ cell: _cell, ...column }) => column),
    rows: ads.map((ad) => COLUMNS.map(({ cell }) => cell(ad, file))),
    mostPrinted: MOST_PRINTED,
  };
}

/**
 * A report of an organisation's shared listings: figures, provinces, all listings; every figure with its source and
 * date.
 */
export function sharedAdsReport(ads: readonly SharedAd[], { name, now, origin, logo }: Made): ReportContent {
  const source = `Kaynak: Peyda’daki satış ilanları, ${formatDateTime(now)} itibarıyla`;
  const sections: ReportSection[] = [
    { title: 'Özet', source, parts: [summaryOf(ads)] },
    ...(ads.length > 0
      ? [
          { title: 'İllere göre', source, parts: provinceParts(ads) },
          { title: 'İlanlar', source, parts: [sharedAdsTable(ads, { origin, now })] },
        ]
      : []),
  ];
  return {
    title: `${name}: paylaşılan ilanlar`,
    subtitle: `Kurumda paylaşılan ${formatNumber(ads.length)} ilan. Bağlayıcı olan, satışı yapan dairenin ilanıdır.`,
    foot: `Peyda · ${name} · ${formatDateTime(now)}`,
    madeAt: now,
    logo,
    sections,
  };
}

const pricesOf = (ads: readonly SharedAd[]) =>
  ads.map(({ property }) => property.price).filter((price) => price !== null);
const liraOf = (amount: number | null) => (amount === null ? null : exactLira(amount));

function summaryOf(ads: readonly SharedAd[]): ReportTable {
  const prices = pricesOf(ads);
  const areas = ads.map(({ property }) => perM2(property)).filter((price) => price !== null);
  return {
    kind: 'table',
    name: 'Özet',
    columns: [
      { head: 'Bilgi', kind: 'text', width: 40 },
      { head: 'Değer', kind: 'text', width: 30 },
    ],
    rows: [
      ['Paylaşılan ilan', formatNumber(ads.length)],
      ['Süren ihale', formatNumber(ads.filter(({ hasEnded }) => !hasEnded).length)],
      ['Muhammen bedellerin toplamı', liraOf(sum(prices))],
      ['Muhammen bedellerin ortancası', liraOf(medianOf(prices))],
      ['m² bedellerinin ortancası', liraOf(medianOf(areas))],
    ],
  };
}

function provinceParts(ads: readonly SharedAd[]): ReportSection['parts'] {
  const groups = [...Map.groupBy(ads, ({ property }) => property.il ?? NO_PROVINCE)]
    .map(([province, own]) => ({ province, count: own.length, prices: pricesOf(own) }))
    .toSorted((one, other) => other.count - one.count || compareTurkish(one.province, other.province));
  return [
    {
      kind: 'bars',
      title: 'Muhammen bedellerin ortancası, en çok ilanı olan iller',
      bars: groups.slice(0, MOST_BARS).flatMap(({ province, prices }) => {
        const value = medianOf(prices);
        return value === null ? [] : [{ label: province, value, text: exactLira(value) }];
      }),
    },
    {
      kind: 'table',
      name: 'İller',
      columns: [
        { head: 'İl', kind: 'text', width: 24 },
        { head: 'İlan', kind: 'number' },
        { head: 'Toplam bedel', kind: 'lira' },
        { head: 'Ortanca bedel', kind: 'lira' },
      ],
      rows: groups.map(({ province, count, prices }) => [province, count, sum(prices), medianOf(prices)]),
    },
  ];
}
