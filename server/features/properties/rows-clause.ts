import { type PropertyCondition, toTsquery } from './property-conditions.ts';
import type { Parameters } from './statement.ts';

/**
 * A condition as SQL over rows of `property_search`. The tsquery is a subquery to the planner, which then takes it for
 * rare and uses the index; as a constant it would see a common word and read every row, blind to what testing one costs.
 */
export function rowsClause(condition: PropertyCondition, parameters: Parameters): string {
  const words =
    condition.terms.length > 0 ? [`words @@ (select ${parameters.add(toTsquery(condition.terms))}::tsquery)`] : [];
  return [...words, ...columnConditions(condition, parameters), 'true'].join(' and ');
}

/** What a condition says beside words, as SQL over the columns of `property_search`. */
export function columnConditions(condition: PropertyCondition, parameters: Parameters): string[] {
  const { price, endsUntil, secondRound, sulhMahkeme, includeEnded, now } = condition;
  const conditions: string[] = [];
  if (!includeEnded || endsUntil) conditions.push(isCurrent(parameters, now));
  if (endsUntil) conditions.push(`end_date <= ${parameters.add(endsUntil)}::timestamptz`);
  if (price?.from !== undefined) conditions.push(`price >= ${parameters.add(price.from)}::bigint`);
  if (price?.to !== undefined) conditions.push(`price <= ${parameters.add(price.to)}::bigint`);
  if (secondRound !== undefined) conditions.push(`second_round = ${parameters.add(secondRound)}`);
  if (sulhMahkeme !== undefined) conditions.push(`sulh_mahkeme = ${parameters.add(sulhMahkeme)}`);
  return conditions;
}

/** SQL: can still be bid on. An end that just passed counts, whether or not the job has closed the listing. */
export function isCurrent(parameters: Parameters, now: Date): string {
  return `is_open and (end_date > ${parameters.add(now)}::timestamptz or end_date is null)`;
}
