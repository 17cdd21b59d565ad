import { DAY_MS } from '#shared/dates.ts';
import type { ResolvedSearch } from './resolve-places.ts';
import type { SearchText } from './search-text.ts';

/** Filters whose choices are counted beside the results. */
export const FACETS = ['category', 'subCategory', 'city', 'district', 'secondRound', 'sulhMahkeme'] as const;
export type Facet = (typeof FACETS)[number];

/** Values of a statement in the order of their `$n`. */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/**
 * When a listing matches a search: the one definition, for results, counts and alerts. Two parts, both of which have to
 * hold: an expression of lexemes (`property_search.words`), and SQL on the columns of `property_search`.
 */
export type PropertyCondition = {
  /** Lexemes as a tsquery; undefined when any listing has them. */
  readonly lexemes: string | undefined;
  /** SQL that holds for the other filters; adds its values to the parameters. */
  columns(parameters: Parameters): string[];
};

/** A filter that depends on another falls away with it: a district on its city, a sub-category on its category. */
const DEPENDENT: Readonly<Partial<Record<Facet, Facet>>> = { category: 'subCategory', city: 'district' };

/** Which listings a search finds at `now`. `except` leaves one filter out, to count what it could be changed to. */
export function propertyCondition(
  search: ResolvedSearch,
  text: SearchText | undefined,
  now: Date,
  except?: Facet,
): PropertyCondition {
  const expressions = [...filterExpressions(search, except), ...(text ? [textExpression(text)] : [])];
  return {
    lexemes: expressions.length > 0 ? expressions.join(' & ') : undefined,
    columns: (parameters) => columnConditions(search, now, parameters, except),
  };
}

/** Where the words of a text are found: anywhere, in the title or what tells place and kind (`^`), only there (`=`). */
export type TextPlace = '' | '^' | '=';

/** A tsquery that holds when all words (`&`) or any word (`|`) of a text are found in a place. */
export function textExpression(text: SearchText, place: TextPlace = '', join: '&' | '|' = '&'): string {
  const words = text.map(({ lexemes }) =>
    anyOf(lexemes.map((lexeme) => (lexeme[0] === '@' ? lexeme : place + lexeme))),
  );
  return `(${words.join(` ${join} `)})`;
}

function filterExpressions(search: ResolvedSearch, except: Facet | undefined): string[] {
  const filters: Partial<Record<Facet, readonly string[] | undefined>> = {
    category: search.category && [`@k${search.category}`],
    subCategory: search.subCategory?.map((name) => `@t${name}`),
    city: search.cities?.map((name) => `@p${name}`),
    district: search.districts?.map(({ province, district }) => `@d${province}/${district}`),
  };
  if (except) delete filters[except];
  const dependent = except && DEPENDENT[except];
  if (dependent) delete filters[dependent];
  // A district names its province as well.
  if (filters.district) delete filters.city;
  return Object.values(filters).flatMap((values) => (values ? [anyOf(values)] : []));
}

function anyOf(lexemes: readonly string[]): string {
  const quoted = lexemes.map((lexeme) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`);
  return quoted.length === 1 ? (quoted[0] ?? '') : `(${quoted.join(' | ')})`;
}

function columnConditions(search: ResolvedSearch, now: Date, parameters: Parameters, except?: Facet): string[] {
  const { minPrice, maxPrice, daysRemaining, secondRound, sulhMahkeme, includeEnded } = search;
  const conditions: string[] = [];
  if (!includeEnded) conditions.push(isCurrent(parameters, now));
  if (minPrice !== undefined) conditions.push(`price >= ${parameters.add(kurus(minPrice))}::bigint`);
  if (maxPrice !== undefined) conditions.push(`price <= ${parameters.add(kurus(maxPrice))}::bigint`);
  if (daysRemaining !== undefined) {
    const until = new Date(now.getTime() + daysRemaining * DAY_MS);
    conditions.push(`end_date <= ${parameters.add(until)}::timestamptz`);
    if (includeEnded) conditions.push(isCurrent(parameters, now));
  }
  if (secondRound !== undefined && except !== 'secondRound')
    conditions.push(`second_round = ${parameters.add(secondRound)}`);
  if (sulhMahkeme !== undefined && except !== 'sulhMahkeme')
    conditions.push(`sulh_mahkeme = ${parameters.add(sulhMahkeme)}`);
  return conditions;
}

/** SQL: can still be bid on; an end that just passed counts, whether or not the job has closed the listing. */
export function isCurrent(parameters: Parameters, now: Date): string {
  return `is_open and (end_date > ${parameters.add(now)}::timestamptz or end_date is null)`;
}

function kurus(lira: number): number {
  return Math.round(lira * 100);
}
