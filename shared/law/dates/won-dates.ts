import type { ListingSummary } from '../../listings.ts';
import { DAY_MS, istanbulMidnight } from '../../text/dates.ts';
import { dayMonthsAfter, lastDayOf, paymentLastDay } from '../deadlines.ts';
import { LAW, type LawFigure } from '../law-figures.ts';

export const WON_DATE_KINDS = [
  'payment',
  'annulment',
  'annulmentAtMost',
  'leaseNotice',
  'vehicleRegistration',
  'eviction',
] as const;
export type WonDateKind = (typeof WON_DATE_KINDS)[number];

/** A term that begins with an event that the winner knows of; `day` is its last day (`yyyy-mm-dd`, İİK 19). */
export type WonDate = { readonly kind: WonDateKind; readonly day: string; readonly article: string };

/** What a winner knows, each day as `yyyy-mm-dd`; null for events that have not happened yet. */
export type WonFacts = {
  /** The kind of the item: terms for leases apply only to real estate, terms for registration only to vehicles. */
  readonly categoryNumber: ListingSummary['categoryNumber'];
  /** The day on which the auction ended. From then on the buyer owns the item (İİK 115/2). */
  readonly soldOn: string;
  /** The day on which the portal announced the minutes of the result. */
  readonly announcedOn: string | null;
  /** The day on which the eviction order was served on the occupant. */
  readonly evictionServedOn: string | null;
};

/**
 * The terms after a win, sorted by their last day: payment (İİK 118, 130), complaint against the sale (İİK 134), notice
 * to a tenant (TBK 351), registration of a vehicle (KTK 20), the eviction order (İİK 135). A term in a year whose
 * holidays are not known is left out.
 */
export function wonDates(facts: WonFacts): WonDate[] {
  return [...datesOfAll(facts), ...datesOfKind(facts)].toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

function datesOfAll({ soldOn, announcedOn, evictionServedOn }: WonFacts): WonDate[] {
  return [
    ...dateOf('payment', LAW.paymentDays, announcedOn === null ? undefined : paymentLastDay(announcedOn)),
    ...dateOf('annulment', LAW.annulmentDays, lastDayOf(soldOn, LAW.annulmentDays.value)),
    ...dateOf('annulmentAtMost', LAW.annulmentYears, announcedOn === null ? undefined : yearAfter(announcedOn)),
    ...dateOf(
      'eviction',
      LAW.evictionDays,
      evictionServedOn === null ? undefined : lastDayOf(evictionServedOn, LAW.evictionDays.value),
    ),
  ];
}

/** Both terms begin with the acquisition. A holiday does not move the vehicle's term: KTK has no such rule. */
function datesOfKind({ categoryNumber, soldOn }: WonFacts): WonDate[] {
  switch (categoryNumber) {
    case '1': {
      const day = lastDayOf(dayMonthsAfter(soldOn, LAW.leaseNoticeMonths.value), 0);
      return dateOf('leaseNotice', LAW.leaseNoticeMonths, day);
    }
    case '2': {
      const day = dayMonthsAfter(soldOn, LAW.vehicleRegistrationMonths.value);
      return dateOf('vehicleRegistration', LAW.vehicleRegistrationMonths, day);
    }
    case '3':
      return [];
  }
}

function dateOf(kind: WonDateKind, { article }: LawFigure, day: string | undefined): WonDate[] {
  return day === undefined ? [] : [{ kind, day, article }];
}

const yearAfter = (day: string) => lastDayOf(dayMonthsAfter(day, 12 * LAW.annulmentYears.value), 0);

/** The terms in which the winner still has to act: after payment, the payment term is left out. */
export function openWonDates(facts: WonFacts & { readonly paidOn: string | null }): WonDate[] {
  return wonDates(facts).filter(({ kind }) => kind !== 'payment' || facts.paidOn === null);
}

/** The moment at which a term is over: the end of its last day in Istanbul. */
export function wonDateOverAt({ day }: Pick<WonDate, 'day'>): Date {
  return new Date(istanbulMidnight(day).getTime() + DAY_MS - 1000);
}
