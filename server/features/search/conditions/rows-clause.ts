import type { Parameters } from './prepared-statement.ts';
import { type PropertyCondition, type Terms, toTsquery } from './property-conditions.ts';
import { EVERYTHING, type Rank } from './result-order.ts';

/** A condition as SQL over rows of `property_search`; of a rank those that are in it. */
export function rowsClause(
  condition: PropertyCondition,
  parameters: Parameters,
  { plus, minus }: Rank = EVERYTHING,
): string {
  return [
    ...wordsConditions([...condition.terms, ...plus], minus, parameters),
    ...columnConditions(condition, parameters),
    ...withoutConditions(condition, parameters),
  ].join(' and ');
}

/**
 * SQL: a row has all of some terms, but not all of others. The tsquery is a subquery to the planner, which then takes it
 * for rare and uses the index; as a constant it would see a common word and read every row, blind to what testing one costs.
 */
function wordsConditions(plus: Terms, minus: Terms, parameters: Parameters): string[] {
  const parts = [
    ...(plus.length > 0 ? [toTsquery(plus)] : []),
    ...(minus.length > 0 ? [`!(${toTsquery(minus)})`] : []),
  ];
  return parts.length > 0 ? [`words @@ (select ${parameters.add(parts.join(' & '))}::tsquery)`] : [];
}

/** SQL: a row has nothing of what is turned away; as a function, for no index finds what is not there. */
export function withoutConditions({ without }: PropertyCondition, parameters: Parameters): string[] {
  if (without.length === 0) return [];
  const unwanted = without.map((terms) => `(${toTsquery(terms)})`).join(' | ');
  return [`not ts_match_vq(words, ${parameters.add(unwanted)}::tsquery)`];
}

/**
 * What a condition says beside words, as SQL over the columns of `property_search`. `avoidsIndexes` is for open rows that
 * are found by other means, where an index on these columns would only mislead the planner.
 */
export function columnConditions(
  condition: PropertyCondition,
  parameters: Parameters,
  { avoidsIndexes = false } = {},
): string[] {
  const { price, ends, endsUntil, secondRound, sulhMahkeme, includeEnded, now } = condition;
  const priceColumn = avoidsIndexes ? '(price + 0)' : 'price';
  const endColumn = avoidsIndexes ? "coalesce(end_date, 'infinity')" : 'end_date';
  const conditions: string[] = [];
  if (!includeEnded || endsUntil)
    conditions.push(avoidsIndexes ? `${endColumn} > ${parameters.add(now)}::timestamptz` : isCurrent(parameters, now));
  if (endsUntil) conditions.push(`${endColumn} <= ${parameters.add(endsUntil)}::timestamptz`);
  if (ends?.from) conditions.push(`${endColumn} >= ${parameters.add(ends.from)}::timestamptz`);
  if (ends?.until) conditions.push(`${endColumn} <= ${parameters.add(ends.until)}::timestamptz`);
  if (price?.from !== undefined) conditions.push(`${priceColumn} >= ${parameters.add(price.from)}::bigint`);
  if (price?.to !== undefined) conditions.push(`${priceColumn} <= ${parameters.add(price.to)}::bigint`);
  if (secondRound !== undefined) conditions.push(`second_round = ${parameters.add(secondRound)}`);
  if (sulhMahkeme !== undefined) conditions.push(`sulh_mahkeme = ${parameters.add(sulhMahkeme)}`);
  return conditions.length > 0 ? conditions : ['true'];
}

/** SQL: can still be bid on. An end that just passed counts, whether or not the job has closed the listing. */
export function isCurrent(parameters: Parameters, now: Date): string {
  return `is_open and (end_date > ${parameters.add(now)}::timestamptz or end_date is null)`;
}
