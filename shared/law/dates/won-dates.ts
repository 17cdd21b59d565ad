import { DAY_MS, istanbulMidnight } from '../../text/dates.ts';
import { lastDayOf, paymentLastDay } from '../deadlines.ts';
import { LAW } from '../law-figures.ts';

export const WON_DATE_KINDS = ['payment', 'annulment', 'annulmentAtMost', 'eviction'] as const;
export type WonDateKind = (typeof WON_DATE_KINDS)[number];

/** A term that begins with what a winner was told; `day` is its last day (`yyyy-mm-dd`, İİK 19). */
export type WonDate = { readonly kind: WonDateKind; readonly day: string; readonly article: string };

/** What a winner knows, each as `yyyy-mm-dd`; null for what has not happened yet. */
export type WonFacts = {
  /** The day on which the auction ended. */
  readonly soldOn: string;
  /** The day on which the portal announced the minutes of the result. */
  readonly announcedOn: string | null;
  /** The day on which the eviction order was served on who lives there. */
  readonly evictionServedOn: string | null;
};

/**
 * The terms after a win, sorted by their last day: payment (İİK 118, 130), complaint against the sale (İİK 134), the
 * eviction order (İİK 135). A term in a year whose holidays are not known is left out.
 */
export function wonDates({ soldOn, announcedOn, evictionServedOn }: WonFacts): WonDate[] {
  const dates: [WonDateKind, string | undefined, string][] = [
    ['payment', announcedOn === null ? undefined : paymentLastDay(announcedOn), LAW.paymentDays.article],
    ['annulment', lastDayOf(soldOn, LAW.annulmentDays.value), LAW.annulmentDays.article],
    ['annulmentAtMost', lastDayOf(yearsAfter(soldOn, LAW.annulmentYears.value), 0), LAW.annulmentYears.article],
    [
      'eviction',
      evictionServedOn === null ? undefined : lastDayOf(evictionServedOn, LAW.evictionDays.value),
      LAW.evictionDays.article,
    ],
  ];
  return dates
    .flatMap(([kind, day, article]) => (day === undefined ? [] : [{ kind, day, article }]))
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

/** The terms that still ask something of a winner: once all is paid, none for paying. */
export function openWonDates(facts: WonFacts & { readonly paidOn: string | null }): WonDate[] {
  return wonDates(facts).filter(({ kind }) => kind !== 'payment' || facts.paidOn === null);
}

/** When a term is over: the end of its last day, in Istanbul. */
export function wonDateOverAt({ day }: Pick<WonDate, 'day'>): Date {
  return new Date(istanbulMidnight(day).getTime() + DAY_MS - 1000);
}

/** A term of years ends on the day of the same number and month; 29 February on the 28th (İİK 19). */
function yearsAfter(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + years, month - 1, Math.min(date, lastDay))).toISOString().slice(0, 10);
}
