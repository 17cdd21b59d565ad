import { stemOf } from '#server/turkish/search-stems.ts';
import { shownWordsOf, wordsOf } from '#server/turkish/search-words.ts';
import { VEHICLE_BRANDS } from '#shared/kinds/vehicle-brands.ts';
import { AGES } from '#shared/search-filters/search-values.ts';
import { fileNumbersIn, withoutFileNumbers } from '#shared/text/file-numbers.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

/*
 * Lexemes for exact matches; the same functions make them for a listing and for a search. Those with # have nearly as
 * many different values as there are listings.
 */

/** Four digits outside these years are not a model year. */
const FIRST_MODEL_YEAR = 1900;
const LAST_MODEL_YEAR = 2100;

/** Normalises `ada` and `parsel` for comparison: without spaces and leading zeros. */
function cadastral(text: string): string {
  return foldTurkish(text)
    .replace(/[^a-z0-9]/g, '')
    .replace(/^0+(?=.)/, '');
}

export function adaLexemes(ada: string | null): string[] {
  return ada === null || cadastral(ada) === '' ? [] : [`#a${cadastral(ada)}`];
}

export function parselLexemes(parsel: string | null): string[] {
  return parsel === null || cadastral(parsel) === '' ? [] : [`#p${cadastral(parsel)}`];
}

/** Returns a lexeme for every file number in a text: `2024/1867 TLMT.` → `#n2024/1867`. */
export function fileLexemes(text: string | null): string[] {
  return fileNumbersIn(text ?? '').map((number) => `#n${number}`);
}

/**
 * Returns lexemes of an office's words with their endings, and of every number together with the word before it: a
 * search for the 3rd office of Ankara must not find the 13th, or the 3rd of Ankara Batı.
 */
export function courtLexemes(court: string | null): string[] {
  const words = shownWordsOf(court ?? '');
  const numbered = words.flatMap((word, index) => {
    const before = words[index - 1];
    return before !== undefined && /^\d+$/.test(word) ? [`#c${before} ${word}`] : [];
  });
  return [...words.map((word) => `#c${word}`), ...numbered];
}

/**
 * Returns the model year if it is known, otherwise the vehicle's age in years; some sources write the year in place of
 * the age.
 */
export function ageLexemes(carAge: string | null, modelYear?: number): string[] {
  if (modelYear !== undefined) return [`@y${modelYear}`];
  const digits = /^\s*(\d{1,4})(?!\d)/.exec(carAge ?? '')?.[1];
  if (digits === undefined) return [];
  const number = Number(digits);
  if (number < 100) return [`@a${Math.min(number, AGES.max)}`];
  return number >= FIRST_MODEL_YEAR && number <= LAST_MODEL_YEAR ? [`@y${number}`] : [];
}

/**
 * Returns lexemes of the model years in a range, both ends included, and of the corresponding ages at `now`. Years
 * before the maximum age count as that age.
 */
export function yearsBetween(from: number, to: number, now: Date): string[] {
  const current = now.getUTCFullYear();
  const years = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const ages = years.map((year) => Math.min(AGES.max, current - year)).filter((age) => age >= AGES.min);
  return [...years.map((year) => `@y${year}`), ...[...new Set(ages)].map((age) => `@a${age}`)];
}

/** Returns lexemes of the ages in a range, both ends included, and of the corresponding model years at `now`. */
export function agesBetween(from: number, to: number, now: Date): string[] {
  const year = now.getUTCFullYear();
  const ages = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return ages.flatMap((age) => [`@a${age}`, `@y${year - age}`]);
}

/**
 * Returns the terms of a file number in a search (`2024/1867 talimat`): the number, and each word beside it, which must
 * be in the title or file number; empty without a number.
 */
export function fileTerms(fileNumber: string): string[][] {
  const words = wordsOf(withoutFileNumbers(fileNumber));
  const numbers = fileLexemes(fileNumber);
  // With several file numbers, each may have a different kind, so the words are ignored.
  if (numbers.length > 1) return [numbers];
  return numbers.length > 0 ? [numbers, ...words.map((word) => [`^${stemOf(word)}`])] : [];
}

/**
 * Returns lexemes of any of these brands: the codes of that name, and the name in the title for listings without a
 * code.
 */
export function brandTerm(brands: readonly string[]): string[] {
  return [...new Set(brands.flatMap((brand) => [...codesOf(brand), ...titleLexeme(brand)]))];
}

function codesOf(brand: string): string[] {
  const wanted = wordsOf(brand)[0];
  if (wanted === undefined) return [];
  const codes = [...VEHICLE_BRANDS].filter(([, name]) => wordsOf(name).includes(wanted));
  return codes.map(([code]) => `@b${code}`);
}

function titleLexeme(brand: string): string[] {
  const [first] = wordsOf(brand);
  return first === undefined ? [] : [`^${stemOf(first)}`];
}
