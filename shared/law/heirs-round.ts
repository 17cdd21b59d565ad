import type { ListingSummary } from '../listings.ts';
import { istanbulDate } from '../text/dates.ts';
import { addDays } from './holidays.ts';
import { LAW } from './law-figures.ts';

/** The properties of a listing that decide whether its first auction may be restricted to heirs. */
export type HeirsListing = Pick<
  ListingSummary,
  'categoryNumber' | 'sulhMahkeme' | 'secondRound' | 'endDate' | 'endDateIsDerived'
>;

/**
 * Whether the auction may be restricted to the owner-heirs: the first auction of a partition sale (ortaklığın
 * giderilmesi) of inherited real estate whose notice is of 31 July 2026 or later (Law 7589, İİK 114). No source says
 * whether a property was inherited, so it is never more than possible.
 */
export function mayBeAmongHeirs(listing: HeirsListing): boolean {
  const { categoryNumber, sulhMahkeme, secondRound, endDate, endDateIsDerived } = listing;
  if (categoryNumber !== '1' || sulhMahkeme !== '1' || secondRound === '1') return false;
  return endDate === null || istanbulDate(new Date(endDate)) >= firstPossibleEnd(endDateIsDerived);
}

/**
 * An auction whose notice was published on the first day of the law starts after the notice period; a derived day may
 * be the start.
 */
function firstPossibleEnd(isDerived: boolean): string {
  const start = addDays(LAW.heirsOpeningPercent.validFrom, LAW.noticeDays.value);
  return isDerived ? start : addDays(start, LAW.biddingDays.value);
}
