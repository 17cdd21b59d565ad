import { readNumberWords } from '#server/turkish/number-words.ts';
import { parseDate } from '#server/turkish/parse-date.ts';
import { istanbulDate } from '#shared/text/dates.ts';

/** A value and where it stands in a folded sentence. */
export type Printed<T> = { readonly value: T; readonly from: number; readonly to: number };

/** A number that a clerk would print: in groups of three, two decimals at most; the register prints `1200000.00`. */
export const NUMBER =
  '(?<![\\d.,/…-])(?:\\d{1,3}(?:\\.\\d{3}){1,4}(?:,\\d{1,2})?|\\d{1,13}(?:,\\d{1,2}|\\.\\d{1,2})?)(?![\\d…]|[.,/]\\d)';
const IN_WORDS = '(?: ?\\((?<words>[a-z ]{3,120})\\))?';
const LIRA = new RegExp(
  `(?<digits>${NUMBER})\\)?${IN_WORDS} ?(?:,-|-)? ?(?:tl(?:dir)?|₺|(?:turk )?lira(?:si)?(?:dir|na|nin)?|try)(?![a-z])(?: ?\\((?<after>[a-z ]{3,120})\\))?|₺ ?(?<before>${NUMBER})`,
  'g',
);
const DAY =
  /(?<![\d.,/])\d{1,2} ?[./-] ?\d{1,2} ?[./-] ?\d{4}(?!\d|[./]\d)|(?<!\d)\d{1,2} (?:ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik) \d{4}(?!\d)/g;
const SQUARE_METRES = `m ?(?:2|²)|metre ?kare|mt2`;
const AREA = new RegExp(
  `(?<digits>${NUMBER}) ?(?:${SQUARE_METRES})|\\((?:${SQUARE_METRES})\\) ?[:|]? ?(?<after>${NUMBER})`,
  'g',
);

/** A printed number as a number; undefined for what is none. */
export function numberOf(printed: string): number | undefined {
  const isPoint = /^\d+\.\d{1,2}$/.test(printed);
  const plain = isPoint ? printed : printed.replaceAll('.', '').replace(',', '.');
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** Sums in lira. Where the same sum stands in words beside it and is another, it is not read. */
export function liraIn(folded: string): Printed<number>[] {
  return [...folded.matchAll(LIRA)].flatMap(({ index, 0: found, groups = {} }) => {
    const { digits, before, words, after } = groups;
    const value = numberOf(digits ?? before ?? '');
    if (value === undefined || value === 0) return [];
    const said = readNumberWords((words ?? after ?? '').replace(/(?:turk )?lira[a-z]*|yalniz/g, '').trim());
    const isOther = said !== undefined && said !== 0 && said !== Math.trunc(value);
    return isOther ? [] : [{ value, from: index, to: index + found.length }];
  });
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
    const value = numberOf(groups['digits'] ?? groups['after'] ?? '');
    return value ? [{ value, from: index, to: index + found.length }] : [];
  });
}
