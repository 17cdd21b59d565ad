import { cashDepositDeadline, officeDeadline } from '#shared/law/deadlines.ts';
import { istanbulDate, istanbulMidnight } from '#shared/text/dates.ts';
import { listingName } from '#shared/text/listing-name.ts';
import { type RoundedProperty, saleRounds } from './sale-rounds.ts';

type Entry = { readonly key: string; readonly at: Date; readonly isDayOnly: boolean; readonly title: string };

/**
 * A calendar (RFC 5545) with what a bidder must not miss: when bidding starts and ends, and both terms of the deposit
 * (İİK 114), each with a reminder a day before. Only what is still to come.
 */
export function calendarFile(property: RoundedProperty, { now, url }: { now: Date; url: string }): string {
  const lines = entriesOf(property, now)
    .filter(({ at }) => at > now)
    .flatMap(({ key, at, isDayOnly, title }) => [
      'BEGIN:VEVENT',
      `UID:${property.id}-${key}@peyda`,
      `DTSTAMP:${stamp(now)}`,
      isDayOnly ? `DTSTART;VALUE=DATE:${istanbulDay(at)}` : `DTSTART:${stamp(at)}`,
      `SUMMARY:${escaped(`${title}: ${listingName(property)}`)}`,
      `DESCRIPTION:${escaped('Bağlayıcı olan portaldaki saattir; ihale uzayabilir ya da ertelenebilir.')}`,
      `URL:${url}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
    ]);
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Peyda//Katilim ozeti//TR', ...lines, 'END:VCALENDAR'];
  return all.map((line) => `${folded(line)}\r\n`).join('');
}

function entriesOf(property: RoundedProperty, now: Date): Entry[] {
  const own = saleRounds(property, now).find(({ isOwn }) => isOwn);
  if (!own?.end) return [];
  const end = new Date(own.end.at);
  const letter = officeDeadline(end);
  const { isDayOnly } = own.end;
  return [
    ...(own.start && !own.start.isByLaw
      ? [{ key: 'basla', at: new Date(own.start.at), isDayOnly: own.start.isDayOnly, title: 'Teklif verme başlıyor' }]
      : []),
    ...(letter
      ? [{ key: 'mektup', at: dayOf(letter.day), isDayOnly: true, title: 'Teminat mektubu için son gün' }]
      : []),
    { key: 'nakit', at: cashDepositDeadline(end), isDayOnly: false, title: 'Nakit teminat için son an' },
    { key: 'bitis', at: end, isDayOnly, title: 'İhale bitiyor' },
  ];
}

/** The last second of a day, so that the day counts as still to come while it lasts. */
function dayOf(day: string): Date {
  return new Date(istanbulMidnight(day).getTime() + 86_399_000);
}

function stamp(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function istanbulDay(date: Date): string {
  return istanbulDate(date).replaceAll('-', '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\s*[\r\n]+\s*/g, '\\n');
}

/** No line is longer than 75 bytes; the rest follows on lines that begin with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let folds = '';
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > 75) {
      folds += '\r\n ';
      bytes = 1;
    }
    folds += letter;
    bytes += size;
  }
  return folds;
}
