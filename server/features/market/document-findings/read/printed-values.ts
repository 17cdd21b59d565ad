import { NUMBER_IN_WORDS, readNumberWords } from '#server/turkish/number-words.ts';
import { parseDate } from '#server/turkish/parse-date.ts';
import { istanbulDate } from '#shared/text/dates.ts';

/** A value and where it stands in a folded sentence. */
export type Printed<T> = { readonly value: T; readonly from: number; readonly to: number };

/**
 * A number that a clerk would print: in groups of three, two decimals at most; the register prints `1200000.00`. Three
 * digits after a number may be a group of it.
 */
export const NUMBER =
  '(?<![\\d.,/…-])(?!(?<=\\d )\\d{3}(?!\\d))(?:\\d{1,3}(?:\\.\\d{3}){1,4}(?:[.,]\\d{1,2})?|\\d{1,13}(?:,\\d{1,2}|\\.\\d{1,2})?)(?![\\d…]|[.,/]\\d)';
const WORDS = '[a-z ,/-]{3,140}';
const IN_WORDS = `(?: ?\\((?<words>${WORDS})\\))?`;
const LIRA = new RegExp(
  `(?<digits>${NUMBER})\\)?${IN_WORDS} ?(?:[,.]?-)? ?(?:tl(?:dir|lik|ye|si|sina)?|₺|(?:turk )?lira(?:si)?(?:dir|na|nin|lik)?|try)(?![a-z])(?: ?\\((?<after>${WORDS})\\))?|(?:₺|(?<![a-z])tl) ?(?=\\d)(?<before>${NUMBER})`,
  'g',
);
const DAY =
  /(?<![\d.,/])\d{1,2} ?[./-] ?\d{1,2} ?[./-] ?\d{4}(?!\d|[./]\d)|(?<!\d)\d{1,2} (?:ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik) \d{4}(?!\d)/g;
const SQUARE_METRES = `m ?(?:2|²)(?!\\d)|metre ?kare|mt ?(?:2|²)`;
const ONLY_WORDS = new RegExp(`^${NUMBER_IN_WORDS}$`);
const AREA = new RegExp(
  `(?<digits>${NUMBER}) ?(?:${SQUARE_METRES})|\\((?:${SQUARE_METRES})\\) ?[:|]? ?(?<after>${NUMBER})`,
  'g',
);

/** A printed number as a number; undefined for what is none. */
export function numberOf(printed: string): number | undefined {
  // Some print a point before decimals, too: `89.258.00`.
  const pointed = /^([\d.]+)\.(\d{1,2})$/.exec(printed);
  const plain = pointed
    ? `${pointed[1]?.replaceAll('.', '')}.${pointed[2]}`
    : printed.replaceAll('.', '').replace(',', '.');
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** Sums in lira. Where the same sum stands in words beside it and is another, it is not read. */
export function liraIn(folded: string): Printed<number>[] {
  return [...folded.matchAll(LIRA)].flatMap(({ index, 0: found, groups = {} }) => {
    const { digits, before, words, after } = groups;
    const value = numberOf(digits ?? before ?? '');
    if (value === undefined || value === 0) return [];
    const isOther = isOtherInWords(words ?? after ?? '', value);
    return isOther ? [] : [{ value, from: index, to: index + found.length }];
  });
}

/** Whether the words in brackets are a number, and another one. What stands after the lira is kuruş. */
function isOtherInWords(words: string, value: number): boolean {
  const lira = words.replace(/(?<![a-z])(?:yalniz|turk)(?![a-z])|[-,/ ]*(?:lira|tl|kurus).*$/g, '').trim();
  if (!ONLY_WORDS.test(lira)) return false;
  const said = readNumberWords(lira);
  return said !== undefined && said !== Math.trunc(value);
}

/** Days as `2026-03-12`; days that do not exist are not read. */
export function daysIn(folded: string): Printed<string>[] {
  return [...folded.matchAll(DAY)].flatMap(({ index, 0: found }) => {
    const day = parseDate(/[a-z]/.test(found) ? found : found.replace(/ ?[./-] ?/g, '.'));
    return day ? [{ value: istanbulDate(day.at), from: index, to: index + found.length }] : [];
  });
}

/** Areas in square metres. */
export function areasIn(folded: string): Printed<number>[] {
  return [...folded.matchAll(AREA)].flatMap(({ index, 0: found, groups = {} }) => {
    const value = numberOf(groups.digits ?? groups.after ?? '');
    return value ? [{ value, from: index, to: index + found.length }] : [];
  });
}
