import type { MemberCalendar } from '#shared/calendar/calendar.ts';
import { dateExplanation, dateName, shortDateName } from '#shared/calendar/date-names.ts';
import { shortWonDateName, wonDateExplanation, wonDateName } from '#shared/calendar/won-date-names.ts';
import { type DateKind, type ListingDate, overAt } from '#shared/law/dates/listing-dates.ts';
import { type WonDate, type WonDateKind, wonDateOverAt } from '#shared/law/dates/won-dates.ts';
import { addDays } from '#shared/law/holidays.ts';
import { formatDateTime, istanbulDate } from '#shared/text/dates.ts';

/** A date of a saved or won listing, with the day (`yyyy-mm-dd`, Istanbul) on which it is shown. */
export type DayEntry = {
  /** Unique in its calendar. */
  readonly key: string;
  readonly kind: DateKind | WonDateKind;
  readonly day: string;
  readonly propertyId: number;
  /** The path that the entry links to. */
  readonly path: string;
  /** The listing's name. */
  readonly name: string;
  /** The thing that is sold, in a few words. */
  readonly subject: string;
  readonly title: string;
  /** The title in a word or two. */
  readonly shortTitle: string;
  readonly explanation: string;
  /** As precise as known; empty for a whole day. */
  readonly hour: string;
  readonly overAt: Date;
  readonly certainty: ListingDate['certainty'];
};

/* Hardcoded: the first `Intl` formatter of a page is slow on phones. */
const MONTHS = [
  'Ocak',
  'Şubat',
  'Mart',
  'Nisan',
  'Mayıs',
  'Haziran',
  'Temmuz',
  'Ağustos',
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
] as const;
/** Weeks begin on Monday. */
export const WEEKDAYS = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'] as const;
export const WEEKDAYS_SHORT = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'] as const;
const WEEK = 7;

type Listing = MemberCalendar[number];

/** All dates of a calendar in time order; an extension is listed with its end. */
export function entriesOf(calendar: MemberCalendar): DayEntry[] {
  return calendar
    .flatMap((listing) => [
      ...listing.dates.filter(({ kind }) => kind !== 'extension').map((date) => listingEntry(listing, date)),
      ...listing.wonDates.map((date) => wonEntry(listing, date)),
    ])
    .toSorted((a, b) => a.overAt.getTime() - b.overAt.getTime());
}

function listingEntry({ propertyId, name, subject, dates }: Listing, date: ListingDate): DayEntry {
  const over = overAt(date);
  const extension = dates.find(({ kind, round }) => kind === 'extension' && round === date.round);
  return {
    key: `${propertyId} ${date.round} ${date.kind}`,
    kind: date.kind,
    day: istanbulDate(over),
    propertyId,
    path: `/ilan/${propertyId}`,
    name,
    subject,
    title: dateName(date),
    shortTitle: shortDateName(date.kind),
    explanation: dateExplanation(date, extension),
    hour: hourOf(date),
    overAt: over,
    certainty: date.certainty,
  };
}

/** A winner's term; links to the winner's guide. */
function wonEntry({ propertyId, name, subject }: Listing, date: WonDate): DayEntry {
  return {
    key: `${propertyId} won ${date.kind}`,
    kind: date.kind,
    day: date.day,
    propertyId,
    path: `/ilan/${propertyId}/kazandim`,
    name,
    subject,
    title: wonDateName(date.kind),
    shortTitle: shortWonDateName(date.kind),
    explanation: wonDateExplanation(date),
    hour: '',
    overAt: wonDateOverAt(date),
    certainty: 'sure',
  };
}

/** Groups entries by day, in order. */
export function byDay(entries: readonly DayEntry[]): Map<string, DayEntry[]> {
  return Map.groupBy(entries, ({ day }) => day);
}

/** The number of days since Monday. */
function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK;
}

/** The seven days of a day's week, from Monday. */
export function weekOf(day: string): string[] {
  const monday = addDays(day, -weekdayOf(day));
  return Array.from({ length: WEEK }, (_, at) => addDays(monday, at));
}

/** The weeks that overlap a day's month. */
export function weeksOfMonth(day: string): string[][] {
  const month = day.slice(0, 7);
  const weeks: string[][] = [];
  for (
    let week = weekOf(`${month}-01`);
    (week[0] ?? '').slice(0, 7) <= month;
    week = weekOf(addDays(week[0] ?? '', WEEK))
  )
    weeks.push(week);
  return weeks;
}

/** The same day some months later, or the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDay))).toISOString().slice(0, 10);
}

/** `Kasım 2026`. */
export function monthName(day: string): string {
  return `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}

/** `24 Kasım Salı`. */
export function dayName(day: string): string {
  return `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${WEEKDAYS[weekdayOf(day)]}`;
}

/** `23–29 Kasım 2026`, `28 Aralık 2026 – 3 Ocak 2027`. */
export function weekName(day: string): string {
  const week = weekOf(day);
  const [first = day, last = day] = [week[0], week[WEEK - 1]];
  const dateOf = (of: string) => Number(of.slice(8));
  if (first.slice(0, 7) === last.slice(0, 7)) return `${dateOf(first)}–${dateOf(last)} ${monthName(first)}`;
  return `${dateOf(first)} ${monthName(first)} – ${dateOf(last)} ${monthName(last)}`;
}

/** The hour of a date, as precise as known; empty for a whole day. */
function hourOf(date: ListingDate): string {
  if (date.precision === 'minute') return formatDateTime(overAt(date)).slice(11);
  if (date.precision === 'noon') return '13.00’e kadar (arife)';
  if (date.precision === 'closing') return 'mesai bitimine kadar';
  return date.kind === 'secondRound' || date.basis === 'derived' ? '' : 'saati belirtilmemiş';
}
