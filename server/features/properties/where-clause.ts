import type { Parameters, PropertyCondition } from './property-conditions.ts';

/**
 * A condition as SQL over `property_search`. The expression is a subquery to the planner, which then takes it for rare
 * and uses the index; as a constant it would see a common word and read every row, blind to what testing one costs.
 */
export function whereClause({ lexemes, columns }: PropertyCondition, parameters: Parameters): string {
  const words = lexemes === undefined ? [] : [`words @@ (select ${parameters.add(lexemes)}::tsquery)`];
  return [...words, ...columns(parameters), 'true'].join(' and ');
}
