import {
  AREA_MARK,
  agesBetween,
  DEPOSIT_MARK,
  KM_MARK,
  outsideLexemes,
  PRICE_PER_M2_MARK,
  rangeLexemes,
  yearsBetween,
} from '#server/features/intake/lexemes/index.ts';
import { AGES, MODEL_YEARS } from '#shared/search-filters/search-values.ts';
import { TOLD_RANGES, type ToldRange } from '#shared/search-parameters.ts';
import { ALL_TEXTS } from './reach.ts';
import type { ResolvedSearch } from './resolved-search.ts';

/** Lexemes of the listings that tell a value between two bounds, and of those that tell another one. */
type Lexemes = {
  readonly inside: (from: number | undefined, to: number | undefined, now: Date) => string[];
  readonly outside: (from: number | undefined, to: number | undefined, now: Date) => string[];
};

/** The appraisal is compared exactly, in a column (`PriceCondition`). */
type WordRange = Exclude<ToldRange, 'price'>;

const LEXEMES: Readonly<Record<WordRange, Lexemes>> = {
  deposit: quantity(DEPOSIT_MARK),
  area: quantity(AREA_MARK),
  km: quantity(KM_MARK),
  pricePerSquareMeter: quantity(PRICE_PER_M2_MARK),
  year: oneByOne((from, to, now) => yearsBetween(from ?? MODEL_YEARS.min, to ?? MODEL_YEARS.max, now)),
  age: oneByOne((from, to, now) => agesBetween(from ?? AGES.min, to ?? AGES.max, now)),
};
/** Ranges of what only premium may read or what is worked out (D27, D35). */
const PREMIUM: readonly ToldRange[] = ['km', 'pricePerSquareMeter'];

function quantity(mark: string): Lexemes {
  return {
    inside: (from, to) => rangeLexemes(mark, from, to),
    outside: (from, to) => outsideLexemes(mark, from, to),
  };
}

function oneByOne(inside: Lexemes['inside']): Lexemes {
  return {
    inside,
    outside: (from, to, now) => {
      const wanted = new Set(inside(from, to, now));
      return everyYear(now).filter((lexeme) => !wanted.has(lexeme));
    },
  };
}

function everyYear(now: Date): string[] {
  const { min, max } = MODEL_YEARS;
  return [...new Set([...yearsBetween(min, max, now), ...agesBetween(AGES.min, AGES.max, now)])];
}

/** The ranges that a search asks for. */
export function rangesAsked(search: ResolvedSearch): ToldRange[] {
  const isOpen = search.reach === ALL_TEXTS;
  // safe: the keys of TOLD_RANGES are its ranges
  return (Object.keys(TOLD_RANGES) as ToldRange[]).filter(
    (range) => (isOpen || !PREMIUM.includes(range)) && TOLD_RANGES[range].some((bound) => search[bound] !== undefined),
  );
}

function wordRangesAsked(search: ResolvedSearch): WordRange[] {
  return rangesAsked(search).filter((range) => range !== 'price');
}

/** Terms of the ranges that have to be told. */
export function rangeTerms(search: ResolvedSearch, now: Date): string[][] {
  return wordRangesAsked(search)
    .filter((range) => !search.includeUnknown?.includes(range))
    .map((range) => LEXEMES[range].inside(...boundsOf(search, range), now));
}

/** What a range excludes where listings that do not tell the value count, too. */
export function otherValues(search: ResolvedSearch, now: Date): string[][] {
  return wordRangesAsked(search)
    .filter((range) => search.includeUnknown?.includes(range))
    .map((range) => LEXEMES[range].outside(...boundsOf(search, range), now))
    .filter((lexemes) => lexemes.length > 0);
}

/** Lexemes of all listings that tell a value, of any size. */
export function toldLexemes(range: WordRange, now: Date): string[] {
  return range === 'year' || range === 'age' ? everyYear(now) : LEXEMES[range].inside(undefined, undefined, now);
}

/** The search without the bounds of a range. */
export function withoutRange(search: ResolvedSearch, range: ToldRange): ResolvedSearch {
  const rest = { ...search };
  for (const bound of TOLD_RANGES[range]) delete rest[bound];
  return rest;
}

function boundsOf(search: ResolvedSearch, range: ToldRange): [number | undefined, number | undefined] {
  const [least, most] = TOLD_RANGES[range];
  return [search[least], search[most]];
}
