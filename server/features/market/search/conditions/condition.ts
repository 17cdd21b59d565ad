import { isPaperLexeme } from '#server/features/intake/lexemes/index.ts';
import type { District, ResolvedSearch } from './resolved-search.ts';

/** Words that have to come together: of every term one of its lexemes. */
export type Terms = readonly (readonly string[])[];

/**
 * When a listing matches a search: the one definition, for results, counts and alerts. All parts have to hold. Kept
 * apart from SQL because it is answered in two ways: in memory (memory/evaluate.ts) and by rows (rows-clause.ts).
 */
export type ListingCondition = {
  /** Of every term one of its lexemes (`property_search.words`). */
  readonly terms: Terms;
  /** Words that are excluded: none of these may hold as a whole. */
  readonly without: readonly Terms[];
  /** Kinds and places that are excluded. */
  readonly excluded: Excluded;
  /** Listings by their numbers: it is one of these. */
  readonly ids?: readonly string[] | undefined;
  /** A listing whose round is not told is neither. */
  readonly secondRound?: boolean | undefined;
  readonly sulhMahkeme?: boolean | undefined;
  readonly price?: PriceCondition | undefined;
  /** The most that the appraisal may be of its value today, in per cent; what has none is left out. */
  readonly mostTodayRatio?: number | undefined;
  /** When it ends, both included. */
  readonly ends?: EndRange | undefined;
  /** Current, and ends no later than this. */
  readonly endsUntil?: Date | undefined;
  /** Whether auctions that can't be bid on any more count as well. */
  readonly includeEnded: boolean;
  readonly now: Date;
};

/** Kinds and places: of each filter the values that a listing must not have. */
export type Excluded = Pick<ResolvedSearch, 'excludeCategory' | 'excludeSubCategory'> &
  Pick<ResolvedSearch['places'], 'excludedCities' | 'excludedDistricts'>;

/** In kuruş, both ends included. */
export type PriceRange = { readonly from?: number | undefined; readonly to?: number | undefined };
/** What the appraisal must be: in this range, not told at all, or either where both are given. */
export type PriceCondition = { readonly range?: PriceRange | undefined; readonly untold: boolean };
export type EndRange = { readonly from?: Date | undefined; readonly until?: Date | undefined };

/** The same condition over what notices say: for lines that name a listing by a number of it. */
export function noticeCondition(condition: ListingCondition): ListingCondition {
  return {
    ...condition,
    terms: condition.terms.map((lexemes) => lexemes.filter((lexeme) => !isPaperLexeme(lexeme))),
  };
}

/** A condition's words as one tsquery; undefined when it asks for none and turns none away. */
export function conditionTsquery(condition: ListingCondition): string | undefined {
  const { terms } = condition;
  const parts = [
    ...(terms.length > 0 ? [toTsquery(terms)] : []),
    ...turnedAway(condition).map((all) => `!(${toTsquery(all)})`),
  ];
  return parts.length > 0 ? parts.join(' & ') : undefined;
}

/** Terms as a tsquery. */
export function toTsquery(terms: Terms): string {
  return terms.map((lexemes) => `(${lexemes.map(quoteLexeme).join(' | ')})`).join(' & ');
}

function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** All that a condition excludes, kinds and places as lexemes too: none of these may hold as a whole. */
export function turnedAway({ without, excluded }: Pick<ListingCondition, 'without' | 'excluded'>): Terms[] {
  const { excludeCategory, excludeSubCategory, excludedCities, excludedDistricts } = excluded;
  const lexemes = [
    ...(excludeCategory ?? []).map((number) => `@k${number}`),
    ...(excludeSubCategory ?? []).map((name) => `@t${name}`),
    ...(excludedCities ?? []).map((name) => `@p${name}`),
    ...(excludedDistricts ?? []).map(districtLexeme),
  ];
  // What a single word excludes is excluded together with the rest: one statement for any number of them.
  const single = [...lexemes, ...without.filter(({ length }) => length === 1).flat(2)];
  return [...(single.length > 0 ? [[single]] : []), ...without.filter(({ length }) => length > 1)];
}

/** By what a district's listings are found. */
export function districtLexeme({ province, district }: District): string {
  return `@d${province}/${district}`;
}
