import { MONTH_NUMBERS, WEEKDAYS } from '#server/turkish/calendar-words.ts';
import { needing } from '#server/turkish/matches-in.ts';
import { parseDate } from '#server/turkish/parse-date.ts';
import type { AuctionTime } from './notice-reading.ts';

const MONTH = [...MONTH_NUMBERS.keys()].join('|');
const MONTH_NAME = new RegExp(MONTH);
const WEEKDAY = [...WEEKDAYS.keys()].join('|');
const CLOCK = '\\d{1,2}[:.]\\d{2}(?::\\d{2})?(?!\\d|[./]\\d)';
/** A regular expression source for folded text: a day in digits or with the month's name. */
export const DAY = `\\d{1,2}[./-]\\d{1,2}[./-]\\d{4}|\\d{1,2}\\.? (?:${MONTH}),? \\d{4}`;
/** Text that may be between a day and its hour: `12 Mart 2027 Cuma günü saat : 10:00`, `05/11/2026 - 10:30`. */
const TO_HOUR = `(?:[ ,/(]{0,3}(?:${WEEKDAY})\\)?)?(?:[ ,]{0,2}(?:gunu(?:nden)?|tarihi(?:nde|nden)?|tarih))?(?:[ ,(]{0,2}|\\n)(?:ayni yerde,? )?(?:saat(?:i|leri)? ?:? ?)?(?:[-–—/|] ?)?(?:saat(?:i|leri)? ?:? ?)?`;
const HOURS = `(?<from>${CLOCK})(?:(?:[ ']?[dt][ae]n?)? ?(?:-|–|—|ile|ila) ?(?:saat ?:? ?)?(?<to>${CLOCK})|[ ']?[dt][ae]n,? (?:saat ?:? ?)?(?<until>${CLOCK}))?`;
const AUCTION = '(?:artt?irma|satis|ihale)';

/**
 * The tokens that `read-times` reads in folded text: ordinals of auctions, words for start and end, dates with an hour
 * or a range of hours. The group `bare` is the word for an auction without an ordinal.
 */
export const TIME_TOKEN = new RegExp(
  [
    `(?<![\\d./a-z]|/ )(?<round>[12](?: ?'?(?:inci|nci|ci))?|birinci|ikinci|ilk|i{1,2}(?=[.-])) ?[.)-]? ?(?:acik |elektronik |e-)?${AUCTION}(?![a-z]*dan|[a-z]* (?:memur|icra|mudur))`,
    '(?<both>(?<![a-z])basla(?:ngic|ma)[a-z]{0,3}(?: tarih[a-z]{0,3})? ?(?:ve|-|–|/) ?(?:bitis|bitim|sona er)[a-z]{0,4})',
    '(?<start>(?<![a-z])basla(?:ngic|ma|yacagi (?:tarih|gun|saat)))',
    '(?<end>(?<![a-z])(?:bitis|bitim[i]? (?:tarih|gun|saat)|bitecegi (?:tarih|gun|saat)|sona er(?:me|is|ecegi (?:tarih|gun|saat))))',
    `(?<![\\d./]|(?<!\\d{4})-)(?<day>${DAY})(?!\\d)${TO_HOUR}(?:${HOURS})?`,
    `(?<bare>(?<![a-z])${AUCTION}(?!i?n? ?(?:memur|icra|mudur)))`,
  ].join('|'),
  'g',
);

/** Words after a date that say what it is. */
export const BEGINS = /^[^\n.;\d]{0,25}(?:basla(?!ngic|ma)|acilacak)/;
export const ENDS = /^[^\n.;\d]{0,25}(?:sona er|bit(?!is)|son bul|kadar sur|kapan)/;
/** `27.10.2026 09:00 - 03.11.2026 09:00`: from one day to another. */
export const UNTIL_DAY = new RegExp(
  `^(?:'?[a-z]{0,3})? ?(?:gunu |tarihi |tarihinden )?(?:-|–|—|/|\\||ile|ila|itibaren)? ?(?=${DAY})`,
);
/** The hour printed once for both days: `3 Kasım 2026 – 10 Kasım 2026, saat 11.00`. */
export const SHARED_HOUR = new RegExp(`^.{0,20}?(?:${DAY})${TO_HOUR}(?<clock>${CLOCK})(?! ?(?:-|–|'?d[ae]n))`);
export const SECOND_AFTER = /^[^\n;.\d]{0,80}(?<![a-z])(?:ikinci|2 ?\.) ?(?:acik )?(?:artt?irma|ihale|satis)/;
/** `19.06.1995 Süre 49 yıl`, `19.06.1995 tarihinden başlanarak 49 yıllık`: the start of a right to build or a lease. */
export const TERM_OF_YEARS =
  /^(?:[ .,;:]{0,3}sure(?:si|li)? ?:? ?| ?(?:tarihinde)?n? ?(?:basla[a-z]{0,8}|itibaren) )\d{1,3} yil/;
/** `aynı yer ve saatler arasında`. */
export const SAME_HOURS = /^[^\n.;\d]{0,20}ayni (?:yer(?:de)?,? ?)?(?:ve )?(?:ayni )?(?:gun )?saat/;

/** `Satış saati: 14:00 - 14:10 arası`: hours printed separately from the days. */
export const HALL_HOURS = needing(
  [' saat'],
  new RegExp(
    `(?<![a-z])${AUCTION}[a-z]{0,4} saat(?:i|leri) ?:? ?(?<from>${CLOCK}) ?(?:-|–|—|ile|ila) ?(?:saat ?:? ?)?(?<to>${CLOCK})`,
    'g',
  ),
);

/**
 * Returns the instant of a printed day, in digits or with the month's name, and an hour; `undefined` if there is no
 * such day or hour.
 */
export function timeOf(day: string, clock: string | undefined): AuctionTime | undefined {
  const [date = 0, month = 0, year = 0] = day
    .replace(MONTH_NAME, (name) => ` ${MONTH_NUMBERS.get(name)} `)
    .split(/\D+/)
    .map(Number);
  if (year < 1990) return undefined;
  const printed = `${date}.${month}.${year}`;
  return parseDate(clock ? `${printed} ${clock.replaceAll('.', ':')}` : printed);
}
