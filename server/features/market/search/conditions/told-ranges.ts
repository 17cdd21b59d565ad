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
import { FILTERS } from '#shared/search-filters/filters.ts';
import { AGES, MODEL_YEARS } from '#shared/search-filters/search-values.ts';
import { TOLD_RANGE_NAMES, TOLD_RANGES, type ToldRange } from '#shared/search-parameters.ts';
import { ALL_TEXTS } from './reach.ts';
import type { ResolvedSearch } from './resolved-search.ts';

/** The lexemes of listings whose value is between two bounds, and of those with any other value. */
type Lexemes = {
  readonly inside: (from: number | undefined, to: number | undefined, now: Date) => string[];
  readonly outside: (from: number | undefined, to: number | undefined, now: Date) => string[];
};

/** The appraisal is not a word range: a column is compared exactly (`PriceCondition`). */
type WordRange = Exclude<ToldRange, 'price'>;

const LEXEMES: Readonly<Record<WordRange, Lexemes>> = {
  deposit: quantity(DEPOSIT_MARK),
  area: quantity(AREA_MARK),
  km: quantity(KM_MARK),
  pricePerSquareMeter: quantity(PRICE_PER_M2_MARK),
  year: oneByOne((from, to, now) => yearsBetween(from ?? MODEL_YEARS.min, to ?? MODEL_YEARS.max, now)),
  age: oneByOne((from, to, now) => agesBetween(from ?? AGES.min, to ?? AGES.max, now)),
};
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

/** The ranges that a search uses. */
export function rangesAsked(search: ResolvedSearch): ToldRange[] {
  const isOpen = search.reach === ALL_TEXTS;
  return TOLD_RANGE_NAMES.filter(
    (range) =>
      (isOpen || FILTERS[range].access === 'open') && TOLD_RANGES[range].some((bound) => search[bound] !== undefined),
  );
}

/** The condition of a range: the value must be known, unless the search includes listings without it. */
export function told(range: WordRange) {
  const lexemesOf = (search: ResolvedSearch, isOpen: boolean, side: keyof Lexemes, now: Date): string[][] => {
    const [least, most] = boundsOf(search, range);
    if (least === undefined && most === undefined) return [];
    if (isOpen !== (search.includeUnknown?.includes(range) === true)) return [];
    return [LEXEMES[range][side](least, most, now)];
  };
  return {
    terms: (search: ResolvedSearch, now: Date) => lexemesOf(search, false, 'inside', now),
    without: (search: ResolvedSearch, now: Date) =>
      lexemesOf(search, true, 'outside', now)
        .filter((lexemes) => lexemes.length > 0)
        .map((lexemes) => [lexemes]),
  };
}

/** The lexemes of all listings with a known value. */
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
