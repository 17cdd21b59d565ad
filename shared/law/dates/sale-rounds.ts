import type { ListingStatus, ListingSummary } from '../../listings.ts';
import type { NoticeTime, NoticeValues } from '../../notice-values.ts';
import { DAY_MS } from '../../text/dates.ts';
import { LAW } from '../law-figures.ts';

/** The properties of a listing that determine its dates; without a notice only its own end. */
export type DatedListing = Pick<
  ListingSummary,
  'endDate' | 'endDateIsDayOnly' | 'endDateIsDerived' | 'secondRound' | 'status'
> & {
  readonly noticeValues?: {
    readonly values: Pick<NoticeValues['values'], 'firstStart' | 'firstEnd' | 'secondStart' | 'secondEnd'>;
  } | null;
};

/**
 * One of the two auctions of a notice (D38). Its start is `byLaw` if only the end is known: bidding lasts a fixed time
 * (İİK 111/b).
 */
export type SaleRound = {
  readonly number: 1 | 2;
  /** Whether the listing is this auction. */
  readonly isOwn: boolean;
  readonly start: (NoticeTime & { readonly isByLaw: boolean }) | undefined;
  /** `isDerived` if the source only gives a day of the sale: nothing calculated from it is certain. */
  readonly end: (NoticeTime & { readonly isDerived: boolean }) | undefined;
  readonly phase: 'before' | 'running' | 'over' | 'unknown';
};

/** Whether no second auction follows a first one with this status. An annulled sale gets a new announcement. */
export function isSettledStatus(status: ListingStatus): boolean {
  return status === 'sold' || status === 'annulled' || status === 'withdrawn';
}

/**
 * Both auctions of a listing, as far as the listing and its notice give their times; the other auction only if it has a
 * time. After a sale in the first auction, or a withdrawal, there is no second.
 */
export function saleRounds(property: DatedListing, now: Date): SaleRound[] {
  const values = property.noticeValues?.values;
  const own = property.secondRound === '1' ? 2 : 1;
  const { endDate, endDateIsDayOnly, endDateIsDerived } = property;
  const ownEnd =
    endDate === null ? undefined : { at: endDate, isDayOnly: endDateIsDayOnly, isDerived: endDateIsDerived };
  const isSettled = isSettledStatus(property.status);
  const rounds = [
    { number: 1, start: values?.firstStart?.value, end: values?.firstEnd?.value },
    { number: 2, start: values?.secondStart?.value, end: values?.secondEnd?.value },
  ] as const;
  return rounds.flatMap(({ number, start: said, end: saidEnd }) => {
    const isOwn = number === own;
    const noticed = saidEnd && { ...saidEnd, isDerived: false };
    // The listing's own end is newer than the end in its notice, unless it is only derived.
    const end = isOwn && !(noticed && ownEnd?.isDerived) ? (ownEnd ?? noticed) : noticed;
    if (!isOwn && !said && !end) return [];
    if (number > own && isSettled) return [];
    const start = said ? { ...said, isByLaw: false } : isOwn ? startByLaw(end) : undefined;
    return [{ number, isOwn, start, end, phase: phaseOf(start, end, now) }];
  });
}

/** A derived end may be the first day as well as the last, so no start follows from it. */
function startByLaw(end: SaleRound['end']): SaleRound['start'] {
  if (!end || end.isDerived) return undefined;
  const at = new Date(new Date(end.at).getTime() - LAW.biddingDays.value * DAY_MS).toISOString();
  return { at, isDayOnly: end.isDayOnly, isByLaw: true };
}

function phaseOf(start: NoticeTime | undefined, end: SaleRound['end'], now: Date): SaleRound['phase'] {
  if (end?.isDerived) return 'unknown';
  if (end && new Date(end.at) <= now) return 'over';
  if (!start) return 'unknown';
  return new Date(start.at) > now ? 'before' : 'running';
}
