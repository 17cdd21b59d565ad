import type { NoticeLot } from '#server/features/intake/notices/index.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { recordFieldsOf } from './record-fields.ts';

/**
 * Returns the lot of a notice that a listing sells: the only one, or the only one with its ada and parsel, or with its
 * price. `undefined` if that is not certain, since one file often has several lots.
 */
export function lotOf(lots: readonly NoticeLot[], record: ListingRecord): NoticeLot | undefined {
  if (lots.length < 2) return lots[0];
  const ofParcel = lots.filter(
    ({ ada, parsel }) =>
      record.parsel !== null && parsel?.value === record.parsel && (ada?.value ?? null) === record.ada,
  );
  if (ofParcel.length === 1) return ofParcel[0];
  const candidates = ofParcel.length > 1 ? ofParcel : lots;
  const ofPrice = candidates.filter(
    ({ appraisalKurus }) => record.price !== null && appraisalKurus?.value === Math.round(record.price * 100),
  );
  return ofPrice.length === 1 ? ofPrice[0] : undefined;
}

/** Returns the end that a lot states for a listing of this round; `undefined` if it states none. */
export function lotEnd(lot: NoticeLot, secondRound: ListingRecord['secondRound']): SaidEnd | undefined {
  const end = (secondRound === '1' || lot.round?.value === 2 ? lot.secondEnd : lot.firstEnd)?.value;
  return end && { endDate: end.at, endDateIsDayOnly: end.isDayOnly, endDateIsDerived: false };
}

/**
 * Returns the round of a listing whose source doesn't state it: the round that the notice names, otherwise the one with
 * the listing's end. `undefined` if the notice has neither, and if the source stated the round.
 */
export function roundByNotice(lot: NoticeLot, record: ListingRecord): SaidRound | undefined {
  if (!record.roundIsDerived) return undefined;
  if (lot.round) return told(lot.round.value);
  if (record.endDate === null || record.endDateIsDerived) return lot.firstEnd && told(1);
  const day = istanbulDate(record.endDate);
  const isThen = (end: NoticeLot['firstEnd']) => end !== undefined && istanbulDate(end.value.at) === day;
  if (isThen(lot.firstEnd)) return told(1);
  return isThen(lot.secondEnd) ? told(2) : undefined;
}
type SaidRound = Pick<ListingRecord, 'secondRound' | 'roundIsDerived'>;

const told = (round: 1 | 2): SaidRound => ({ secondRound: round === 2 ? '1' : '0', roundIsDerived: false });

type SaidEnd = Pick<ListingRecord, 'endDate' | 'endDateIsDayOnly' | 'endDateIsDerived'>;

/**
 * Returns the lot's fields for a listing whose round is known: a notice announces both auctions, and each has its own
 * end.
 */
export function lotFields(
  lot: NoticeLot,
  secondRound: ListingRecord['secondRound'],
  now: Date,
): Partial<ListingRecord> {
  const fields = recordFieldsOf(lot, now);
  if (secondRound !== '1') return fields;
  const { endDate: _first, endDateIsDayOnly: _day, ...others } = fields;
  const end = lot.secondEnd?.value;
  return end ? { ...others, endDate: end.at, endDateIsDayOnly: end.isDayOnly } : others;
}
