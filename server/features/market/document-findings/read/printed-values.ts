import { NUMBER_IN_WORDS, readNumberWords, SCALES } from '#server/turkish/number-words.ts';
import { parseDate } from '#server/turkish/parse-date.ts';
import { istanbulDate } from '#shared/text/dates.ts';

/** A value and its position in a folded sentence. */
export type Printed<T> = { readonly value: T; readonly from: number; readonly to: number };

/**
 * A number as clerks print it: in groups of three, with at most two decimals; the register prints `1200000.00`. Three
 * digits after a number may be one of its groups.
 */
export const NUMBER =
  '(?<![\\d.,/…-])(?!(?<=\\d )\\d{3}(?!\\d))(?:\\d{1,3}(?:\\.\\d{3}){1,4}(?:[.,]\\d{1,2})?|\\d{1,13}(?:,\\d{1,2}|\\.\\d{1,2})?)(?![\\d…]|[.,/]\\d)';
const WORDS = '[a-z ,/-]{3,140}';
const IN_WORDS = `(?: ?\\((?<words>${WORDS})\\))?`;
/** `1 250 000,00`: with only one group, the digits before it may be a separate number. */
const SPACED = '(?<![\\d.,/…-]|\\d )\\d{1,3}(?: \\d{3}){2,3}(?:,\\d{2})?(?![\\d…]|[.,/]\\d| \\d)';
/** `4,25 milyon`, `3 milyon 450 bin`. */
const SCALED = '(?: ?(?<scale>bin|milyon|milyar)(?![a-z])(?: (?<thousands>\\d{1,3}) ?bin)?)?';
const LIRA_NAME = '(?:tl(?:dir|lik|ye|si|sina)?|₺|(?:turk )?lira(?:si)?(?:dir|na|nin|lik)?|try)(?![a-z])';
const NAMES_LIRA = /tl|lira|₺|try/;
const LIRA = new RegExp(
  `(?<digits>${SPACED}|${NUMBER})[)#*]?${SCALED}${IN_WORDS} ?(?:[,.]?-)? ?${LIRA_NAME}(?: ?\\((?<after>${WORDS})\\))?|(?:₺|(?<![a-z])tl) ?(?=\\d)(?<before>${NUMBER})`,
  'g',
);
/** A sum in words only; in brackets it would repeat a sum in digits, which may be unsure. */
const LIRA_IN_WORDS = new RegExp(
  `(?:(?<![a-z(…]|… |yalniz |yaziyla:? |[a-z]-)(?<!${NUMBER_IN_WORDS})|(?<=… ?(?:tl|(?:turk )?lirasi?)? ?\\((?:yalniz )?))(?<words>${NUMBER_IN_WORDS})(?:turk ?)?(?:lira(?:si)?|tl)(?:dir|na|nin|lik)?(?![a-z])`,
  'g',
);
/** Folded names of months, as alternatives of a pattern. */
export const MONTHS = 'ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik';
const DAY = new RegExp(
  `(?<![\\d.,/])\\d{1,2} ?[./-] ?\\d{1,2} ?[./-] ?\\d{4}(?!\\d|[./]\\d)|(?<!\\d)\\d{1,2} (?:${MONTHS}) \\d{4}(?!\\d)`,
  'g',
);
/** The larger unit before square metres in an area of two units: `1 ha 2.450 m²`. A dönüm has no fixed size. */
const GREATER_UNIT =
  /(?<![\d.,])(?<count>\d{1,4}(?:,\d{1,3})?) ?(?<unit>ha|hektar|dekar|da|donum|evlek)\.?,? (?:ve )?$/;
const UNIT_M2: Readonly<Record<string, number>> = { ha: 10_000, hektar: 10_000, dekar: 1000, da: 1000 };
const SQUARE_METRES = `m ?(?:2|²)(?!\\d)|metre ?kare|mt ?(?:2|²)`;
const ONLY_WORDS = new RegExp(`^${NUMBER_IN_WORDS}$`);
const AREA = new RegExp(
  `(?<digits>${NUMBER}) ?(?:${SQUARE_METRES})|\\((?:${SQUARE_METRES})\\) ?[:|]? ?(?<after>${NUMBER})`,
  'g',
);

/** Parses a printed number; undefined if it is not one. */
export function numberOf(printed: string): number | undefined {
  // Some also print a point before decimals: `89.258.00`.
  const pointed = /^([\d.]+)\.(\d{1,2})$/.exec(printed);
  const plain = pointed
    ? `${pointed[1]?.replaceAll('.', '')}.${pointed[2]}`
    : printed.replaceAll('.', '').replace(',', '.');
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** Sums in lira. A sum is omitted if the words next to it state another one. */
export function liraIn(folded: string): Printed<number>[] {
  if (!NAMES_LIRA.test(folded)) return [];
  const found = [...folded.matchAll(LIRA)];
  if (found.length === 0) return inWordsAlone(folded);
  return found.flatMap(({ index, 0: text, groups = {} }) => {
    const { digits, before, words, after, scale, thousands } = groups;
    const printed = numberOf((digits ?? before ?? '').replaceAll(' ', ''));
    if (printed === undefined || printed === 0) return [];
    const value = scale === undefined ? printed : scaled(printed, scale, thousands);
    const isOther = isOtherInWords(words ?? after ?? '', value);
    return isOther ? [] : [{ value, from: index, to: index + text.length }];
  });
}

const scaled = (printed: number, scale: string, thousands = '0') =>
  Math.round(printed * (SCALES.get(scale) ?? 1) * 100) / 100 + Number(thousands) * 1000;

function inWordsAlone(folded: string): Printed<number>[] {
  return [...folded.matchAll(LIRA_IN_WORDS)].flatMap(({ index, 0: text, groups = {} }) => {
    const value = readNumberWords(groups.words ?? '');
    return value === undefined || value < 1000 ? [] : [{ value, from: index, to: index + text.length }];
  });
}

/** Whether the words in brackets are another number. Words after the lira are kuruş. */
function isOtherInWords(words: string, value: number): boolean {
  const lira = words.replace(/(?<![a-z])(?:yalniz|turk)(?![a-z])|[-,/ ]*(?:lira|tl|kurus).*$/g, '').trim();
  if (!ONLY_WORDS.test(lira)) return false;
  const said = readNumberWords(lira);
  return said !== undefined && said !== Math.trunc(value);
}

/** Days as `2026-03-12`; days that do not exist are omitted. */
export function daysIn(folded: string): Printed<string>[] {
  return [...folded.matchAll(DAY)].flatMap(({ index, 0: found }) => {
    const day = parseDate(/[a-z]/.test(found) ? found : found.replace(/ ?[./-] ?/g, '.'));
    const year = day?.at.getUTCFullYear() ?? 0;
    return day && year > 1900 && year < 2050
      ? [{ value: istanbulDate(day.at), from: index, to: index + found.length }]
      : [];
  });
}

/** `1 1 5 m²`: it is unclear how separated digits belong together. */
const isTorn = (folded: string, from: number) =>
  /(?:^|[^\d.,/])\d{1,2} $/.test(folded.slice(Math.max(0, from - 4), from));

/** Areas in square metres. */
export function areasIn(folded: string): Printed<number>[] {
  return [...folded.matchAll(AREA)].flatMap(({ index, 0: found, groups = {} }) => {
    const value = numberOf(groups.digits ?? groups.after ?? '');
    if (!value || isTorn(folded, index)) return [];
    const to = index + found.length;
    const greater = GREATER_UNIT.exec(folded.slice(Math.max(0, index - 24), index));
    if (!greater) return [{ value, from: index, to }];
    const { count = '', unit = '' } = greater.groups ?? {};
    const more = (numberOf(count) ?? Number.NaN) * (UNIT_M2[unit] ?? Number.NaN);
    return Number.isNaN(more) ? [] : [{ value: value + more, from: index - greater[0].length, to }];
  });
}
