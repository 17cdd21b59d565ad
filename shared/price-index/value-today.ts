import { LAND } from '../kinds/kinds.ts';
import type { ListingDetail } from '../listings.ts';
import type { NoticeValues } from '../notice-values.ts';
import { formatLira } from '../text/money.ts';
import { type IndexSeries, monthText } from './index-months.ts';
import { COUNTRY_INDEX, indexRegionOf } from './index-regions.ts';
import { MOST_STALE_MONTHS, type MoveRefusal, moveAmount } from './move-amount.ts';
import type { ValueToday } from './value-today-schema.ts';

/** Why the appraisal of a listing can't be moved to today. */
export type ValueRefusal =
  | ('vehicle' | 'movable' | 'land' | 'business' | 'otherEstate' | 'severalLots' | 'notOwnership')
  | ('unknownShare' | 'noAppraisal' | 'noDate' | 'unclearDate' | 'noProvince')
  | MoveRefusal;

const DWELLINGS: ReadonlySet<string> = new Set(['Daire', 'Müstakil Ev', 'Villa']);
const BUSINESS: ReadonlySet<string> = new Set(['İşyeri', 'Ofis', 'Depo', 'Fabrika', 'Otel']);

/** Whether the house price index covers items of this kind. */
export function isDwelling({ categoryNumber, tur }: Pick<ListingDetail, 'categoryNumber' | 'tur'>): boolean {
  return categoryNumber === '1' && DWELLINGS.has(tur);
}

const TEXTS: Readonly<Record<ValueRefusal, string>> = {
  vehicle: 'Konut fiyat endeksi araçlar için değildir.',
  movable: 'Konut fiyat endeksi taşınır mallar için değildir.',
  land: 'Konut fiyat endeksi arazi ve arsalar için değildir.',
  business: 'Konut fiyat endeksi iş yerleri için değildir.',
  otherEstate: 'Türü konut olarak bilinmeyen gayrimenkuller için hesaplanmaz.',
  severalLots: 'İlanda birden çok mal satılıyor; tek bir değere uygulanamaz.',
  notOwnership: 'Mülkiyet değil, başka bir hak satılıyor.',
  unknownShare: 'Hisse satılıyor, büyüklüğü bilinmiyor.',
  noAppraisal: 'Muhammen bedel bilinmiyor.',
  noDate: 'Değerlemenin tarihi ilanda okunamadı.',
  unclearDate: 'Değerlemenin tarihi ilandan kesin anlaşılmıyor.',
  noProvince: 'Gayrimenkulün ili bilinmiyor.',
  noIndex: 'Bu bölgenin konut fiyat endeksi henüz yüklenmedi.',
  staleIndex: `Elimizdeki endeksin son ayı ${MOST_STALE_MONTHS} aydan eski.`,
  beforeSeries: 'Değerleme, endeksin ilk ayından eski.',
  recent: 'Değerleme, endeksin son ayı kadar yeni; taşınmasına gerek yok.',
  missingMonth: 'Değerlemenin ayı ve komşu ayları endekste eksik.',
};

function refused(reason: ValueRefusal): ValueToday {
  return { state: 'refused', reason, text: TEXTS[reason] };
}

type Given = Pick<
  ListingDetail,
  'categoryNumber' | 'tur' | 'price' | 'il' | 'isShareSale' | 'hisse' | 'soldRight' | 'isOfficePlace'
> & { readonly noticeValues: Pick<NoticeValues, 'values' | 'conflicts'> | null };

function kindRefusal({ categoryNumber, tur }: Given): ValueRefusal | undefined {
  if (categoryNumber !== '1') return categoryNumber === '2' ? 'vehicle' : 'movable';
  if (DWELLINGS.has(tur)) return undefined;
  if (LAND.has(tur)) return 'land';
  return BUSINESS.has(tur) ? 'business' : 'otherEstate';
}

const unclear = ({ noticeValues }: Given, name: 'appraisedOn' | 'appraisal') =>
  noticeValues?.conflicts.some((conflict) => conflict.name === name) ?? false;

/** The reason against moving the appraisal, independent of the index. */
function refusalOf(given: Given, today: string): ValueRefusal | undefined {
  const { noticeValues, price, isShareSale, hisse, soldRight, il } = given;
  const day = noticeValues?.values.appraisedOn?.value;
  const reasons: readonly (readonly [ValueRefusal, boolean])[] = [
    ['severalLots', noticeValues?.values.isSeveralLots?.value === true],
    ['notOwnership', soldRight !== null && soldRight !== 'ownership'],
    ['unknownShare', isShareSale === true && hisse === null],
    ['noAppraisal', price === null || price <= 0],
    ['unclearDate', unclear(given, 'appraisedOn') || unclear(given, 'appraisal') || (day !== undefined && day > today)],
    ['noDate', day === undefined],
    ['noProvince', il === null || given.isOfficePlace || indexRegionOf(il) === undefined],
  ];
  return kindRefusal(given) ?? reasons.find(([, applies]) => applies)?.[0];
}

const BY_DATE: ReadonlySet<string> = new Set<ValueRefusal>(['beforeSeries', 'recent', 'missingMonth']);

/**
 * The value for callers for whom the date of the appraisal is locked: without the range and anything that follows from
 * the date.
 */
export function lockedValue(value: ValueToday): ValueToday {
  if (value.state === 'known') return { state: 'locked' };
  if (value.state === 'locked' || !BY_DATE.has(value.reason)) return value;
  return { state: 'refused', reason: 'byDate', text: 'Bu muhammen bedel endeksle bugüne taşınamıyor.' };
}

/**
 * The appraisal of a dwelling moved to today, as a range; in a share sale that of the share. Refused with a reason for
 * everything that the index does not cover or that is uncertain. `today` is a day in Istanbul.
 */
export function valueToday(
  given: Given,
  seriesOf: (code: string) => IndexSeries | undefined,
  today: string,
): ValueToday {
  const reason = refusalOf(given, today);
  if (reason !== undefined) return refused(reason);
  const { price, il, noticeValues } = given;
  const appraisedOn = noticeValues?.values.appraisedOn?.value ?? '';
  const region = indexRegionOf(il ?? '');
  const own = region && seriesOf(region.code);
  const moved = moveAmount(price ?? 0, appraisedOn, own ?? seriesOf(COUNTRY_INDEX), today);
  if (typeof moved === 'string') return refused(moved);
  return {
    state: 'known',
    from: moved.from,
    to: moved.to,
    appraisal: price ?? 0,
    appraisedOn,
    region: own ? (region?.name ?? '') : 'Türkiye',
    lastMonth: moved.lastMonth,
    startMonths: [...moved.startMonths],
  };
}

type Known = Extract<ValueToday, { state: 'known' }>;

/** `₺3.210.000 – ₺3.350.000`. */
export function valueRangeText({ from, to }: Pick<Known, 'from' | 'to'>): string {
  return `${formatLira(from)} – ${formatLira(to)}`;
}

/** The index and its last month: `konut fiyat endeksi, Ekim 2026`. */
export function indexText({ lastMonth, isSampleData }: Pick<Known, 'lastMonth' | 'isSampleData'>): string {
  return `${isSampleData ? 'örnek endeks' : 'konut fiyat endeksi'}, ${monthText(lastMonth)}`;
}

/** The same with the publisher, for files, which don't name it elsewhere. */
export function indexSource(value: Pick<Known, 'lastMonth' | 'isSampleData'>): string {
  return `${value.isSampleData ? '' : 'TCMB '}${indexText(value)}`;
}

/** How a value was calculated. */
export function methodText({ region, lastMonth, startMonths, isSampleData }: Known): string {
  const start = startMonths.map(monthText).join(' ya da ');
  const index = isSampleData ? 'Deneme için üretilmiş örnek bir endeksin' : 'TCMB konut fiyat endeksinin';
  return `${index} (${region}) ${start} ile ${monthText(lastMonth)} arasındaki değişimi uygulandı.`;
}

/** The same with the caveat, for files, which don't state it elsewhere. */
export function methodWithCaveat(value: Known): string {
  return `${methodText(value)} Piyasa değeri değildir.`;
}
