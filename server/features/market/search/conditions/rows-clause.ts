import { CATEGORY_NUMBERS } from '#shared/kinds/kinds.ts';
import { type ListingCondition, type PriceCondition, type Terms, toTsquery } from './condition.ts';
import type { Parameters } from './prepared-statement.ts';
import { EVERYTHING, type Rank } from './result-order.ts';

/** A condition as SQL over rows of `property_search`, optionally restricted to a rank. */
export function rowsClause(
  condition: ListingCondition,
  parameters: Parameters,
  { plus, minus }: Rank = EVERYTHING,
): string {
  const all = [...condition.terms, ...plus];
  const wanted = all.filter((term) => !isBroad(term));
  const unwanted = [...(minus.length > 0 ? [minus] : []), ...condition.without];
  return [
    ...wordsConditions(wanted, unwanted, parameters),
    ...all.filter(isBroad).map((term) => broadCondition(term, parameters)),
    ...columnConditions(condition, parameters, { isBesideWords: wanted.length + unwanted.length > 0 }),
    ...excludedConditions(condition, parameters),
  ].join(' and ');
}

/** With more kinds and provinces than this, the columns are compared. */
const MANY_CHOICES = 8;

/**
 * Whether a term is a long list of kinds and provinces. The word index would evaluate the whole list for each of the
 * many listings that have one of them: all provinces took 0.7 s for 100,000 listings, their column takes 0.05 s.
 */
function isBroad(term: Terms[number]): boolean {
  return (
    term.filter((lexeme) => /^@[tp]/.test(lexeme)).length > MANY_CHOICES && term.every((lexeme) => columnOf(lexeme))
  );
}

/** The columns that contain the part of a filter's lexeme after its mark. */
const COLUMNS_BY_MARK: Readonly<Record<string, string>> = {
  '@k': 'category_number',
  '@t': 'tur',
  '@p': 'il',
  '@d': "(il || '/' || ilce)",
};

function columnOf(lexeme: string): string | undefined {
  return COLUMNS_BY_MARK[lexeme.slice(0, 2)];
}

/** SQL: whether a row's columns contain one of these kinds and places. */
function broadCondition(term: Terms[number], parameters: Parameters): string {
  const valuesByColumn = Map.groupBy(term, columnOf);
  const choices = [...valuesByColumn].map(([column, lexemes]) => {
    const values = lexemes.map((lexeme) => lexeme.slice(2));
    return `${column} = any(${parameters.add(values)}::text[])`;
  });
  return `(${choices.join(' or ')})`;
}

/** Every listing has one of these. */
const ANY_KIND = CATEGORY_NUMBERS.map((number) => `@k${number}`);

/**
 * SQL: a row has all of some terms, and does not have all terms of any unwanted group. The tsquery is a subquery, so
 * the planner cannot see it, assumes that it is rare and uses the index. With a constant the planner would see a common
 * word and read every row; it does not know the cost of testing a row, whose words are stored apart from it. The index
 * also finds which words are absent, if at least one term is wanted.
 */
function wordsConditions(wanted: Terms, unwanted: readonly Terms[], parameters: Parameters): string[] {
  if (wanted.length + unwanted.length === 0) return [];
  const parts = [
    toTsquery(wanted.length > 0 ? wanted : [ANY_KIND]),
    ...unwanted.map((terms) => `!(${toTsquery(terms)})`),
  ];
  return [`words @@ (select ${parameters.add(parts.join(' & '))}::tsquery)`];
}

/**
 * SQL: a row has no excluded kind or place, by its columns and regardless of its words. Uses a subquery, which is
 * hashed: with a generic plan a list would be compared one by one with each row.
 */
function excludedConditions({ excluded }: ListingCondition, parameters: Parameters): string[] {
  const { excludeCategory, excludeSubCategory, excludedCities, excludedDistricts } = excluded;
  const isNoneOf = (column: string, values: readonly unknown[] | undefined) =>
    values && values.length > 0
      ? [`coalesce(${column} not in (select unnest(${parameters.add(values)}::text[])), true)`]
      : [];
  return [
    ...isNoneOf('category_number', excludeCategory),
    ...isNoneOf('tur', excludeSubCategory),
    ...isNoneOf('il', excludedCities),
    ...isNoneOf(
      "(il || '/' || ilce)",
      excludedDistricts?.map(({ province, district }) => `${province}/${district}`),
    ),
  ];
}

/**
 * The parts of a condition other than words, as SQL over the columns of `property_search`. `isBesideWords` is for rows
 * found by the word index: the planner does not know the bounds, assumes that any range is narrow, and would test the
 * words of each row in it.
 */
function columnConditions(
  condition: ListingCondition,
  parameters: Parameters,
  { isBesideWords }: { readonly isBesideWords: boolean },
): string[] {
  const { ids, price, mostTodayRatio, ends, endsUntil, secondRound, sulhMahkeme, includeEnded, now } = condition;
  const priceColumn = isBesideWords ? '(price + 0)' : 'price';
  const endColumn = isBesideWords ? "(end_date + interval '0')" : 'end_date';
  const conditions: string[] = [];
  if (!includeEnded || endsUntil) conditions.push(isCurrent(parameters, now));
  if (endsUntil) conditions.push(`${endColumn} <= ${parameters.add(endsUntil)}::timestamptz`);
  if (ends?.from) conditions.push(`${endColumn} >= ${parameters.add(ends.from)}::timestamptz`);
  if (ends?.until) conditions.push(`${endColumn} <= ${parameters.add(ends.until)}::timestamptz`);
  if (ids) conditions.push(`id = any(${parameters.add(ids)}::bigint[])`);
  if (price) conditions.push(...priceConditions(price, priceColumn, parameters));
  if (mostTodayRatio !== undefined) conditions.push(`today_ratio <= ${parameters.add(mostTodayRatio)}::float8`);
  if (secondRound !== undefined) conditions.push(`second_round = ${parameters.add(secondRound)}`);
  if (sulhMahkeme !== undefined) conditions.push(`sulh_mahkeme = ${parameters.add(sulhMahkeme)}`);
  return conditions.length > 0 ? conditions : ['true'];
}

function priceConditions({ range, untold }: PriceCondition, column: string, parameters: Parameters): string[] {
  const bounds = [
    ...(range?.from === undefined ? [] : [`${column} >= ${parameters.add(range.from)}::bigint`]),
    ...(range?.to === undefined ? [] : [`${column} <= ${parameters.add(range.to)}::bigint`]),
  ];
  if (!untold) return bounds;
  return [range === undefined ? 'price is null' : `(price is null or ${bounds.join(' and ')})`];
}

/** SQL: can still be bid on. An end that has just passed counts even if the job has not closed the listing yet. */
export function isCurrent(parameters: Parameters, now: Date): string {
  return `is_open and (end_date > ${parameters.add(now)}::timestamptz or end_date is null)`;
}
