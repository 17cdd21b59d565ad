import type { Deps } from '#server/deps.ts';
import type { ListingCondition } from '../conditions/condition.ts';
import type { FacetRow, MarkedFacet } from '../conditions/facets.ts';
import { ALL, countedRanges, countsAll } from '../conditions/marked-facets.ts';
import { countMarks } from '../conditions/marks-clause.ts';
import { Parameters, runStatement } from '../conditions/prepared-statement.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';
import { rowsClause } from '../conditions/rows-clause.ts';

/** Counts the lexemes of filters by visiting rows; filters with identical conditions are counted in one pass. */
export function markedByRows(
  deps: Pick<Deps, 'db'>,
  conditions: ReadonlyMap<MarkedFacet, ListingCondition>,
  search: ResolvedSearch,
): Promise<FacetRow[]> {
  const parameters = new Parameters();
  const clauses: string[] = [];
  const counts: string[] = [];
  const alike = Map.groupBy(conditions.keys(), (facet) => JSON.stringify(conditions.get(facet)));
  for (const [index, facets] of [...alike.values()].entries()) {
    const condition = facets[0] && conditions.get(facets[0]);
    if (!condition) continue;
    const name = `matching${index}`;
    clauses.push(
      `${name} as materialized (select marks from property_search where ${rowsClause(condition, parameters)})`,
    );
    counts.push(
      countMarks(
        name,
        facets.flatMap((facet) => countedRanges(facet, search, condition.now)),
        parameters,
      ),
      ...facets.filter(countsAll).map((facet) => `select '${facet}', '${ALL}', (select count(*)::int from ${name})`),
    );
  }
  return runStatement<FacetRow>(
    deps,
    `with ${clauses.join(', ')} select * from (${counts.join(' union all ')}) as counted(facet, value, count)`,
    parameters,
  );
}
