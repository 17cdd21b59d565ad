import type { StoredRecord } from '#server/database/field-facts.ts';
import { totalCost, USUAL_COSTS } from '#shared/law/bid/costs.ts';
import { toKurus, toLira } from '#shared/law/bid/kurus.ts';
import { pricePerM2, soldShare } from '#shared/law/bid/share.ts';
import type { NoticeValues } from '#shared/notice-values.ts';
import type { Annotation, Occupancy } from '#shared/search-filters/search-values.ts';
import { DAY_MS, ISTANBUL_OFFSET_MS, istanbulMidnight } from '#shared/text/dates.ts';
import { quantityLexemes } from './range-lexemes.ts';

/* Lexemes for advanced filters (D27, D44). They begin with @z: only premium members may search by them. */
export const PRICE_PER_M2_MARK = '@zp';
export const ALL_IN_MARK = '@zc';
const KDV_MARK = '@zk';
const OCCUPANCY_MARK = '@zo';
const ANNOTATION_MARKS = { present: '@za+', absent: '@za-' } as const;
const DAY_MARK = '@zd';
const DAYS_MARK = '@zb';
/** The number of days in a wide bin. */
const BIN_DAYS = 32;

/** Whether only premium members may search by a lexeme. */
export function isTermLexeme(lexeme: string): boolean {
  return lexeme.startsWith('@z');
}

type Terms = Pick<StoredRecord, 'categoryNumber' | 'price' | 'hisse'> & Partial<Pick<StoredRecord, 'noticeValues'>>;
type Values = NoticeValues['values'];

/** Returns lexemes of the terms that the notice states, and of the values derived from them. */
export function termLexemes(record: Terms): string[] {
  const values = record.noticeValues?.values ?? {};
  const isEstate = record.categoryNumber === '1';
  return [
    ...(values.kdv ? ratesOf(values.kdv.value).flatMap((rate) => kdvLexeme(rate)) : []),
    ...(values.appraisedOn ? dayLexemes(values.appraisedOn.value) : []),
    ...quantityLexemes(ALL_IN_MARK, allInCost(record)),
    ...(isEstate ? quantityLexemes(PRICE_PER_M2_MARK, squareMetrePrice(record, values)) : []),
    ...(isEstate && values.occupancy ? [occupancyLexeme(values.occupancy.value)] : []),
    ...(isEstate && values.annotations ? annotationsOf(values.annotations.value) : []),
  ];
}

/** An exemption is searched for as a rate of 0. */
function ratesOf(printed: readonly number[]): readonly number[] {
  return printed.length === 0 ? [0] : printed;
}

export function kdvLexeme(rate: number): string {
  return `${KDV_MARK}${rate}`;
}

export function occupancyLexeme(occupancy: Occupancy): string {
  return `${OCCUPANCY_MARK}${occupancy}`;
}

/** The lexeme of an annotation that a notice names (`present`) or denies (`absent`). */
export function annotationLexeme(annotation: Annotation, said: 'present' | 'absent'): string {
  return `${ANNOTATION_MARKS[said]}${annotation}`;
}

function annotationsOf({ present, absent }: NonNullable<Values['annotations']>['value']): string[] {
  return [
    ...present.map((name) => annotationLexeme(name, 'present')),
    ...absent.map((name) => annotationLexeme(name, 'absent')),
  ];
}

/** The price in lira per m² of the sold area: a share counts its part of the area. The gross area is the fallback. */
function squareMetrePrice({ price, hisse }: Terms, { areaM2, grossM2, isShareSale }: Values): number | undefined {
  const share = soldShare({ hisse, isShareSale: isShareSale?.value ?? null });
  const area = areaM2?.value ?? grossM2?.value;
  if (price === null || share === undefined || area === undefined) return undefined;
  const kurus = pricePerM2(toKurus(price), area, share);
  return kurus === null ? undefined : toLira(kurus);
}

/**
 * The total cost in lira: the appraisal as the bid, with the notice's KDV and the costs that the law imposes on every
 * buyer. Unknown if the notice names no rate or several. Raise WORDS_VERSION when a figure of the law changes.
 */
export function allInCost({ categoryNumber, price, noticeValues }: Terms): number | undefined {
  const kdv = noticeValues?.values.kdv;
  const [rate, ...others] = kdv ? ratesOf(kdv.value) : [];
  if (price === null || price <= 0 || rate === undefined || others.length > 0) return undefined;
  const costs = { ...USUAL_COSTS, kdv: { isOn: true, value: Math.round(rate * 100) } };
  return toLira(totalCost(categoryNumber, costs, toKurus(price)));
}

function dayLexemes(day: string): string[] {
  const number = dayNumber(istanbulMidnight(day));
  return [`${DAY_MARK}${number}`, `${DAYS_MARK}${Math.floor(number / BIN_DAYS)}`];
}

/** Returns lexemes of listings that were appraised at most the given number of days before now, today included. */
export function appraisedWithin(days: number, now: Date): string[] {
  const last = dayNumber(now);
  const lexemes: string[] = [];
  for (let day = last - days; day <= last; ) {
    const isWide = day % BIN_DAYS === 0 && day + BIN_DAYS - 1 <= last;
    lexemes.push(isWide ? `${DAYS_MARK}${day / BIN_DAYS}` : `${DAY_MARK}${day}`);
    day += isWide ? BIN_DAYS : 1;
  }
  return lexemes;
}

function dayNumber(date: Date): number {
  return Math.floor((date.getTime() + ISTANBUL_OFFSET_MS) / DAY_MS);
}
