import type { Parameters } from './prepared-statement.ts';
import { type PropertyCondition, toTsquery } from './property-conditions.ts';

/**
 * A condition as SQL over rows of `property_search`. The tsquery is a subquery to the planner, which then takes it for
 * rare and uses the index; as a constant it would see a common word and read every row, blind to what testing one costs.
 */
export function rowsClause(condition: PropertyCondition, parameters: Parameters): string {
  const words =
    condition.terms.length > 0 ? [`words @@ (select ${parameters.add(toTsquery(condition.terms))}::tsquery)`] : [];
  return [...words, ...columnConditions(condition, parameters), ...withoutConditions(condition, parameters)].join(
    ' and ',
  );
}

/** SQL: a row has nothing of what is turned away; as a function, for no index finds what is not there. */
export function withoutConditions({ without }: PropertyCondition, parameters: Parameters): string[] {
  return without.map((terms) => `not ts_match_vq(words, ${parameters.add(toTsquery(terms))}::tsquery)`);
}

/**
 * What a condition says beside words, as SQL over the columns of `property_search`; `opaque` for open rows
 * that are found otherwise, where an index on these columns would only mislead the planner.
 */
export function columnConditions(condition: PropertyCondition, parameters: Parameters, opaque = false): string[] {
  const { price, ends, endsUntil, secondRound, sulhMahkeme, includeEnded, now } = condition;
  const priceColumn = opaque ? '(price + 0)' : 'price';
  const endColumn = opaque ? "coalesce(end_date, 'infinity')" : 'end_date';
  const conditions: string[] = [];
  if (!includeEnded || endsUntil)
    conditions.push(opaque ? `${endColumn} > ${parameters.add(now)}::timestamptz` : isCurrent(parameters, now));
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
