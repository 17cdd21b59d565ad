import { lawText } from '#shared/law/figure-texts.ts';
import { LAW } from '#shared/law/law-figures.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { dayText } from '#shared/text/day-text.ts';
import type { DocumentFinding } from './document-findings.ts';
import type { PaperField } from './finding-fields.ts';

type Said = Pick<DocumentFinding, 'field' | 'value'>;

const MONTHS_OF_YEAR = 12;
/** Ages below two years are given in months. */
const TOLD_IN_MONTHS = 2 * MONTHS_OF_YEAR;

/**
 * What read documents say about time, a sentence each: the age of the appraisal and the register extract, when a lease
 * and the auction end, and until when permits and deadlines run. Nothing is said about what the documents don't
 * mention.
 */
export function timeTexts(findings: readonly Said[], now: Date): string[] {
  const today = istanbulDate(now);
  const latest = (field: PaperField) =>
    findings
      .flatMap((one) => (one.field === field ? dayIn(one.value) : []))
      .toSorted()
      .at(-1);
  const texts: readonly (readonly [string | undefined, (day: string) => string])[] = [
    [latest('appraisedOn'), (day) => `Kıymet takdiri ${ageText(day, today)} (${dayText(day)}).${renewal(day, today)}`],
    [latest('extractOn'), (day) => `Tapu kaydı ${ageText(day, today)} alınmış (${dayText(day)}).`],
    [latest('leaseEnd'), (day) => leaseText(day, today)],
    [latest('auctionEnd'), (day) => `Belgede yazan son ihale bitişi ${dayText(day)}.`],
  ];
  const ends = new Set(findings.flatMap((one) => endText(one, today)));
  return [...texts.flatMap(([day, text]) => (day === undefined ? [] : [text(day)])), ...ends];
}

/** `yapı ruhsatı, 12.03.2027`: a length of time without a day has no known end. */
function endText({ field, value }: Said, today: string): string[] {
  const [day] = dayIn(value);
  const [name = ''] = value.split(', ');
  if (day === undefined) return [];
  if (field === 'deadline') return [`Belgede verilen süre (${name}): ${dayText(day)}.`];
  if (field !== 'validity') return [];
  return [`Geçerlilik (${name}): ${dayText(day)}${day < today ? ', süresi dolmuş' : ''}.`];
}

/** Days in values are written as `12.03.2026`. */
function dayIn(value: string): string[] {
  const { day, month, year } = /(?<day>\d\d)\.(?<month>\d\d)\.(?<year>\d{4})/.exec(value)?.groups ?? {};
  return day && month && year ? [`${year}-${month}-${day}`] : [];
}

/** The number of whole months from one day to another. */
function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - year) * MONTHS_OF_YEAR + toMonth - month - (toDay < day ? 1 : 0);
}

function ageText(day: string, today: string): string {
  const months = monthsBetween(day, today);
  if (months < 1) return 'son bir ay içinde';
  return months < TOLD_IN_MONTHS ? `${months} ay önce` : `${Math.floor(months / MONTHS_OF_YEAR)} yıl önce`;
}

/** The term begins on the day on which the appraisal became final, which a report does not contain. */
function renewal(day: string, today: string): string {
  if (monthsBetween(day, today) < LAW.appraisalYears.value * MONTHS_OF_YEAR) return '';
  return ` Kesinleşmesinden ${lawText(LAW.appraisalYears)} geçtiyse yenisi istenebilir (${LAW.appraisalYears.article}).`;
}

function leaseText(day: string, today: string): string {
  if (day >= today) return `Kira sözleşmesi ${dayText(day)} tarihinde bitiyor.`;
  return `Kira sözleşmesinin süresi ${dayText(day)} tarihinde bitmiş; konutta ve çatılı iş yerinde kira uzar (TBK 347).`;
}
