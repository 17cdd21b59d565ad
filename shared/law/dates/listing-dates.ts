import type { NoticeTime } from '../../notice-values.ts';
import { DAY_MS, istanbulDate, istanbulMidnight, startOfIstanbulDay } from '../../text/dates.ts';
import { cashDepositDeadline, dayMonthsAfter, officeDeadline } from '../deadlines.ts';
import { LAW } from '../law-figures.ts';
import { type DatedListing, isSettledStatus, type SaleRound, saleRounds } from './sale-rounds.ts';

export const DATE_KINDS = ['start', 'letter', 'cash', 'end', 'extension', 'secondRound'] as const;
export type DateKind = (typeof DATE_KINDS)[number];

/**
 * The precision of a date: to the `minute`; a `day` of unknown hour; the `closing` of an office, whose hour differs by
 * province; or the closing at 13.00 (`noon`) on the eve of a holiday.
 */
export type DatePrecision = 'minute' | 'day' | 'closing' | 'noon';

/** One date of a listing, by law and by the listing's own data. */
export type ListingDate = {
  readonly kind: DateKind;
  readonly round: 1 | 2;
  /** ISO 8601 UTC. For a day or a closing, the moment at which it is over in every province. */
  readonly at: string;
  /**
   * ISO 8601 UTC, the latest moment; only for `extension` and `secondRound`, which can happen at any time in between.
   */
  readonly until: string | null;
  readonly precision: DatePrecision;
  /**
   * `said` by the listing or its notice, or calculated by `law` from that. `derived`: from a day of the sale that may
   * not be the day on which bidding ends. Such a date is never more exact than a day, and never raises an alarm.
   */
  readonly basis: 'said' | 'law' | 'derived';
  /** `possible` dates may not happen; all dates of a withdrawn listing are `off`. */
  readonly certainty: 'sure' | 'possible' | 'off';
  /** The article of the rule: `İİK 114`. */
  readonly article: string;
};

const MINUTE_MS = 60_000;

/**
 * All dates of a listing that a bidder can miss, sorted by time, including past ones: start, both terms of the deposit,
 * end, possible extension, and the second auction if it is announced or the law sets its latest start (İİK 111/b, 114).
 * Terms that depend on holidays are left out in years whose holidays are not known.
 */
export function listingDates(listing: DatedListing, now: Date): ListingDate[] {
  const rounds = saleRounds(listing, now);
  const own = rounds.find(({ isOwn }) => isOwn);
  const dates = rounds.flatMap((round) => roundDates(round, own, listing));
  return [...dates, ...latestSecondRound(rounds, own, listing)].toSorted((a, b) => orderOf(a, b));
}

/**
 * The dates of a second auction that will not take place, because the first found a buyer or the listing was withdrawn.
 * They are no longer dates of the listing, but members who were notified of them must learn that they are off.
 */
export function droppedDates(listing: DatedListing, now: Date): ListingDate[] {
  if (listing.secondRound === '1' || !isSettledStatus(listing.status)) return [];
  return listingDates({ ...listing, status: 'ended' }, now)
    .filter(({ round }) => round === 2)
    .map((date) => ({ ...date, certainty: 'off' }));
}

/** The moment at which a date is over. */
export function overAt({ at, until }: Pick<ListingDate, 'at' | 'until'>): Date {
  return new Date(until ?? at);
}

/** The deadline of the cash deposit of an auction (İİK 114). */
export function cashDate(end: Date): Pick<ListingDate, 'at' | 'until' | 'precision'> {
  return { at: cashDepositDeadline(end).toISOString(), until: null, precision: 'minute' };
}

/**
 * The last day for letters of guarantee, agents and joint buyers (İİK 114); undefined in years whose holidays are not
 * known.
 */
export function letterDate(end: Date): Pick<ListingDate, 'at' | 'until' | 'precision'> | undefined {
  const deadline = officeDeadline(end);
  return (
    deadline && {
      at: deadline.overAt.toISOString(),
      until: null,
      precision: deadline.endsAtNoon ? 'noon' : 'closing',
    }
  );
}

/** Sorts by time; at the same moment, by the order of the steps of an auction. */
function orderOf(a: ListingDate, b: ListingDate): number {
  return Date.parse(a.at) - Date.parse(b.at) || DATE_KINDS.indexOf(a.kind) - DATE_KINDS.indexOf(b.kind);
}

function roundDates(round: SaleRound, own: SaleRound | undefined, listing: DatedListing): ListingDate[] {
  const { number, start, end } = round;
  // A second auction only takes place if nobody wins the first.
  const isOpenQuestion = own !== undefined && number > own.number && listing.status !== 'unsold';
  const certainty = listing.status === 'withdrawn' ? 'off' : isOpenQuestion ? 'possible' : 'sure';
  const common = { round: number, until: null, certainty } as const;
  const opening: ListingDate[] = start
    ? [
        {
          ...common,
          kind: 'start',
          ...timeOf(start),
          basis: start.isByLaw ? 'law' : 'said',
          article: LAW.biddingDays.article,
        },
      ]
    : [];
  return end ? [...opening, ...endDates(end, common)] : opening;
}

type Common = Pick<ListingDate, 'round' | 'until' | 'certainty'>;

function endDates(end: NonNullable<SaleRound['end']>, common: Common): ListingDate[] {
  const at = new Date(end.at);
  if (end.isDerived) return derivedDates(at, common);
  const letter = letterDate(at);
  const byLaw = { ...common, basis: 'law', article: LAW.cashDepositMinute.article } as const;
  return [
    ...(letter ? [{ ...byLaw, ...letter, kind: 'letter' } as const] : []),
    { ...byLaw, ...cashDate(at), kind: 'cash' },
    { ...common, ...timeOf(end), kind: 'end', basis: 'said', article: LAW.biddingDays.article },
    ...(end.isDayOnly ? [] : [extensionOf(at, common)]),
  ];
}

/** Dates that follow from a day on which bidding may end: days only, so that no hour looks like a fact. */
function derivedDates(end: Date, common: Common): ListingDate[] {
  const derived = { ...common, precision: 'day', basis: 'derived' } as const;
  const { article } = LAW.cashDepositMinute;
  const letter = officeDeadline(end);
  const cash = startOfIstanbulDay(end).getTime() - 1000;
  return [
    ...(letter ? [{ ...derived, kind: 'letter', at: endOfDay(letter.day).toISOString(), article } as const] : []),
    { ...derived, kind: 'cash', at: new Date(cash).toISOString(), article },
    { ...derived, kind: 'end', at: end.toISOString(), article: LAW.biddingDays.article },
  ];
}

/** A bid in the last minutes moves the end, repeatedly, up to a maximum (İİK 111/b-6). */
function extensionOf(end: Date, common: Common): ListingDate {
  const until = new Date(end.getTime() + LAW.extensionCapMinutes.value * MINUTE_MS).toISOString();
  return {
    kind: 'extension',
    round: common.round,
    at: end.toISOString(),
    until,
    precision: 'minute',
    basis: 'law',
    certainty: common.certainty === 'off' ? 'off' : 'possible',
    article: LAW.extensionCapMinutes.article,
  };
}

/** If no second auction is announced: the latest start by law if nobody wins the first (İİK 114). */
function latestSecondRound(
  rounds: readonly SaleRound[],
  own: SaleRound | undefined,
  { status }: DatedListing,
): ListingDate[] {
  const isAnnounced = rounds.some(({ number }) => number === 2);
  if (isAnnounced || !own?.end || own.end.isDerived || isSettledStatus(status)) return [];
  return [
    {
      kind: 'secondRound',
      round: 2,
      at: own.end.at,
      until: endOfDay(dayMonthsAfter(istanbulDate(new Date(own.end.at)), LAW.secondRoundMonths.value)).toISOString(),
      precision: 'day',
      basis: 'law',
      certainty: 'possible',
      article: LAW.secondRoundMonths.article,
    },
  ];
}

/** The last second of a day (`yyyy-mm-dd`) in Istanbul. */
function endOfDay(day: string): Date {
  return new Date(istanbulMidnight(day).getTime() + DAY_MS - 1000);
}

function timeOf({ at, isDayOnly }: NoticeTime): Pick<ListingDate, 'at' | 'precision'> {
  return { at, precision: isDayOnly ? 'day' : 'minute' };
}
