import { isPaperLexeme } from '#server/features/intake/lexemes/index.ts';
import type { District, ResolvedSearch } from './resolved-search.ts';

/** Words that must occur together: at least one lexeme of every term. */
export type Terms = readonly (readonly string[])[];

/**
 * When a listing matches a search: the single definition, for results, counts and alerts. All parts must be met. It is
 * independent of SQL because there are two evaluations: in memory (memory/evaluate.ts) and by rows (rows-clause.ts).
 */
export type ListingCondition = {
  /** At least one lexeme of every term must occur (`property_search.words`). */
  readonly terms: Terms;
  /** Excluded words: none of these may be met as a whole. */
  readonly without: readonly Terms[];
  /** Excluded kinds and places. */
  readonly excluded: Excluded;
  /** The ids of the allowed listings. */
  readonly ids?: readonly string[] | undefined;
  /** A listing whose round is unknown matches neither value. */
  readonly secondRound?: boolean | undefined;
  readonly sulhMahkeme?: boolean | undefined;
  readonly price?: PriceCondition | undefined;
  /** The maximum appraisal in per cent of its value today; listings without that value don't match. */
  readonly mostTodayRatio?: number | undefined;
  /** The range of the end, both ends included. */
  readonly ends?: EndRange | undefined;
  /** The listing is current and ends no later than this. */
  readonly endsUntil?: Date | undefined;
  /** Whether auctions that are over match as well. */
  readonly includeEnded: boolean;
  readonly now: Date;
};

/** Excluded kinds and places: the values that a listing must not have, by filter. */
export type Excluded = Pick<ResolvedSearch, 'excludeCategory' | 'excludeSubCategory'> &
  Pick<ResolvedSearch['places'], 'excludedCities' | 'excludedDistricts'>;

/** In kuruş, both ends included. */
export type PriceRange = { readonly from?: number | undefined; readonly to?: number | undefined };
/** The required appraisal: within this range, unknown, or either if both are given. */
export type PriceCondition = { readonly range?: PriceRange | undefined; readonly untold: boolean };
export type EndRange = { readonly from?: Date | undefined; readonly until?: Date | undefined };

/** The same condition without the words of papers: for listings that are named by a number in the notice. */
export function noticeCondition(condition: ListingCondition): ListingCondition {
  return {
    ...condition,
    terms: condition.terms.map((lexemes) => lexemes.filter((lexeme) => !isPaperLexeme(lexeme))),
  };
}

/** The words of a condition as one tsquery; undefined if it neither requires nor excludes any. */
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

/** Everything that a condition excludes, with kinds and places as lexemes: none of these may be met as a whole. */
export function turnedAway({ without, excluded }: Pick<ListingCondition, 'without' | 'excluded'>): Terms[] {
  const { excludeCategory, excludeSubCategory, excludedCities, excludedDistricts } = excluded;
  const lexemes = [
    ...(excludeCategory ?? []).map((number) => `@k${number}`),
    ...(excludeSubCategory ?? []).map((name) => `@t${name}`),
    ...(excludedCities ?? []).map((name) => `@p${name}`),
    ...(excludedDistricts ?? []).map(districtLexeme),
  ];
  // All exclusions of a single word are combined, so that the statement is the same for any number of them.
  const single = [...lexemes, ...without.filter(({ length }) => length === 1).flat(2)];
  return [...(single.length > 0 ? [[single]] : []), ...without.filter(({ length }) => length > 1)];
}

/** The lexeme that all listings of a district have. */
export function districtLexeme({ province, district }: District): string {
  return `@d${province}/${district}`;
}
