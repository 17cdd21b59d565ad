import { istanbulDate } from '../text/dates.ts';

export type CalendarEntry = {
  /** Stable: the same date of the same listing always has the same uid, in every calendar. */
  readonly uid: string;
  readonly at: Date;
  /** A whole day, because the hour is unknown or irrelevant: `at` is within it, in Istanbul. */
  readonly isDayOnly: boolean;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** Whether the entry has no alarm because its day is uncertain. */
  readonly isQuiet: boolean;
  /** When the content of the entry last changed: calendars replace an entry only by a newer one. */
  readonly changedAt: Date;
};

type Calendar = { readonly name: string; readonly entries: readonly CalendarEntry[] };

const LINE_BYTES = 75;
/** Sequence numbers have 31 bits: in seconds from this day they last until 2094. */
const FIRST_SEQUENCE = Date.UTC(2026, 0, 1);
const REFRESH = 'PT1H';

/**
 * A calendar (RFC 5545, names and refreshing by RFC 7986), times in UTC. The text depends only on the entries, so an
 * unchanged calendar is identical to the byte.
 */
export function writeCalendar({ name, entries }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Peyda//Ihale tarihleri//TR',
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Europe/Istanbul',
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf(entry: CalendarEntry): string[] {
  const { uid, at, isDayOnly, title, description, url, status, isQuiet, changedAt } = entry;
  const hasAlarm = status !== 'CANCELLED' && !isQuiet;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(changedAt)}`,
    `LAST-MODIFIED:${stamp(changedAt)}`,
    `SEQUENCE:${sequenceOf(changedAt)}`,
    isDayOnly ? `DTSTART;VALUE=DATE:${istanbulDate(at).replaceAll('-', '')}` : `DTSTART:${stamp(at)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    `STATUS:${status}`,
    // The end of an auction doesn't make anybody busy.
    'TRANSP:TRANSPARENT',
    ...(hasAlarm
      ? ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`, 'TRIGGER:-P1D', 'END:VALARM']
      : []),
    'END:VEVENT',
  ];
}

/** Grows with every change without storing a counter. */
function sequenceOf(changedAt: Date): number {
  return Math.max(0, Math.floor((changedAt.getTime() - FIRST_SEQUENCE) / 1000));
}

function stamp(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Control characters are not allowed in a calendar; a line break is escaped. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\s*[\r\n\u0085\u2028\u2029]+\s*/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
    .toWellFormed();
}

/** Folds lines to at most 75 bytes; continuation lines begin with a space. Surrogate pairs stay together. */
function folded(line: string): string {
  const parts: string[] = [];
  let bytes = 0;
  let from = 0;
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at);
    const isPair = code >= 0xd800 && code < 0xdc00;
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : isPair ? 4 : 3;
    if (bytes + size > LINE_BYTES) {
      parts.push(line.slice(from, at));
      from = at;
      bytes = 1;
    }
    bytes += size;
    if (isPair) at += 1;
  }
  return [...parts, line.slice(from)].join('\r\n ');
}
