import { stemOf } from '#server/turkish/search-stems.ts';
import { shownWordsOf, wordsOf } from '#server/turkish/search-words.ts';
import { VEHICLE_BRANDS } from '#shared/kinds/vehicle-brands.ts';
import { AGES } from '#shared/search-filters/search-values.ts';
import { fileNumbersIn, withoutFileNumbers } from '#shared/text/file-numbers.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

/*
 * Lexemes by which a listing is found exactly; the same functions make them from a listing and from a search. Those
 * that begin with # have nearly as many values as there are listings.
 */

/** Four digits outside these years are no model year. */
const FIRST_MODEL_YEAR = 1900;
const LAST_MODEL_YEAR = 2100;

/** `ada` and `parsel` as they are compared: without spaces and leading zeros. */
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

/** Of every file number in a text: `2024/1867 TLMT.` → `#n2024/1867`. */
export function fileLexemes(text: string | null): string[] {
  return fileNumbersIn(text ?? '').map((number) => `#n${number}`);
}

/**
 * Words of an office's name, endings kept, and every number together with the word before it: the 3rd office of Ankara
 * must not be found as the 13th or as the 3rd of Ankara Batı.
 */
export function courtLexemes(court: string | null): string[] {
  const words = shownWordsOf(court ?? '');
  const numbered = words.flatMap((word, index) => {
    const before = words[index - 1];
    return before !== undefined && /^\d+$/.test(word) ? [`#c${before} ${word}`] : [];
  });
  return [...words.map((word) => `#c${word}`), ...numbered];
}

/** The model year where it is known, or else a vehicle's age in years; some sources write the one for the other. */
export function ageLexemes(carAge: string | null, modelYear?: number): string[] {
  if (modelYear !== undefined) return [`@y${modelYear}`];
  const digits = /^\s*(\d{1,4})(?!\d)/.exec(carAge ?? '')?.[1];
  if (digits === undefined) return [];
  const number = Number(digits);
  if (number < 100) return [`@a${Math.min(number, AGES.max)}`];
  return number >= FIRST_MODEL_YEAR && number <= LAST_MODEL_YEAR ? [`@y${number}`] : [];
}

/**
 * Lexemes of the model years between two, both included, with the ages they are at `now`; those before the oldest age
 * count as that.
 */
export function yearsBetween(from: number, to: number, now: Date): string[] {
  const current = now.getUTCFullYear();
  const years = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const ages = years.map((year) => Math.min(AGES.max, current - year)).filter((age) => age >= AGES.min);
  return [...years.map((year) => `@y${year}`), ...[...new Set(ages)].map((age) => `@a${age}`)];
}

/** Lexemes of the ages between two, both included, with the model years they are at `now`. */
export function agesBetween(from: number, to: number, now: Date): string[] {
  const year = now.getUTCFullYear();
  const ages = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return ages.flatMap((age) => [`@a${age}`, `@y${year - age}`]);
}

/**
 * A file number as a search names it (`2024/1867 talimat`): the number, and each word beside it, to be in title or
 * file; empty without a number.
 */
export function fileTerms(fileNumber: string): string[][] {
  const words = wordsOf(withoutFileNumbers(fileNumber));
  const numbers = fileLexemes(fileNumber);
  // Of several files each may be of another kind.
  if (numbers.length > 1) return [numbers];
  return numbers.length > 0 ? [numbers, ...words.map((word) => [`^${stemOf(word)}`])] : [];
}

/** Lexemes of any of these brands: the codes of that name, and the name in the title for listings without a code. */
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
