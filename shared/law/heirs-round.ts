import type { ListingSummary } from '../listings.ts';
import { istanbulDate } from '../text/dates.ts';
import { lawText } from './figure-texts.ts';
import { addDays } from './holidays.ts';
import { LAW } from './law-figures.ts';
import { confirmNote } from './law-to-confirm.ts';

/** What of a listing tells whether its first auction may be closed to strangers. */
export type HeirsListing = Pick<
  ListingSummary,
  'categoryNumber' | 'sulhMahkeme' | 'secondRound' | 'endDate' | 'endDateIsDerived'
>;

/**
 * Whether the auction may be one among the owner-heirs alone: the first auction of a partition sale (ortaklığın
 * giderilmesi) of inherited real estate whose notice is of 31 July 2026 or later (Law 7589, İİK 114). No source says
 * whether a thing was inherited, so it is never more than possible.
 */
export function mayBeAmongHeirs(listing: HeirsListing): boolean {
  const { categoryNumber, sulhMahkeme, secondRound, endDate, endDateIsDerived } = listing;
  if (categoryNumber !== '1' || sulhMahkeme !== '1' || secondRound === '1') return false;
  return endDate === null || istanbulDate(new Date(endDate)) >= firstPossibleEnd(endDateIsDerived);
}

/**
 * An auction whose notice is of the law's first day starts after the time of the notice; a derived day may be the
 * start.
 */
function firstPossibleEnd(isDerived: boolean): string {
  const start = addDays(LAW.heirsOpeningPercent.validFrom, LAW.noticeDays.value);
  return isDerived ? start : addDays(start, LAW.biddingDays.value);
}

const OPENING = lawText(LAW.heirsOpeningPercent);

/** What it means, for pages; with “doğrulanacak” while nobody has confirmed the figure at the desk. */
export const heirsCaution = (unconfirmed: readonly string[]): string =>
  `Miras kalmış bir gayrimenkulse bu ilk ihaleye yalnızca malik mirasçılar katılır. Artırma muhammen bedelin ${OPENING}’ünden açılır; diğerleri ikinci ihaleyi bekler (İİK 114; 7589 sayılı Kanun${confirmNote('heirsOpeningPercent', unconfirmed)}). Miras olup olmadığını ilandan ya da daireden öğrenin.`;
