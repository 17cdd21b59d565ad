import type { Deps } from '#server/deps.ts';
import { type SummaryRow, toPropertySummary } from '#server/features/listing/index.ts';
import { FACET_COLUMNS, type FacetRow } from '../conditions/facets.ts';
import type { Page } from '../conditions/page-clause.ts';

import { pageClause } from '../conditions/page-clause.ts';
import { Parameters, runStatement } from '../conditions/prepared-statement.ts';
import { FACETS, type Facet, type PropertyCondition, toTsquery } from '../conditions/property-conditions.ts';
import { pageSpan, type Rank, type ResultOrder } from '../conditions/result-order.ts';
import { columnConditions, isCurrent, rowsClause, withoutConditions } from '../conditions/rows-clause.ts';

/*
 * Searching by visiting every row that matches: for what is rare, for the archive, and for everything while there are no
 * blocks of bits.
 */

/** One page of the listings a condition holds for, and how many they are. */
export async function findByRows(
  deps: Pick<Deps, 'db'>,
  condition: PropertyCondition,
  order: ResultOrder,
  page: number,
): Promise<Page> {
  const parameters = new Parameters();
  const statement = `select count(*)::int as total from property_search where ${rowsClause(condition, parameters)}`;
  const [row] = await runStatement<{ total: number }>(deps, statement, parameters);
  const total = row?.total ?? 0;
  if (total <= pageSpan(page).offset) return { total, properties: [] };
  return { total, properties: await pageByRows(deps, condition, order, page) };
}

async function pageByRows(deps: Pick<Deps, 'db'>, condition: PropertyCondition, order: ResultOrder, page: number) {
  const parameters = new Parameters();
  const { offset, until } = pageSpan(page);
  const limit = parameters.add(until);
  const stretch = (rank: Rank, columns: string, also: string) => {
    const matching = `select id, end_date, price from property_search
      where ${rankedClause(condition, rank, parameters)} ${also}`;
    // Fenced off: else the planner may walk an index in this order, testing the words of every row it comes by.
    const fence = [...condition.terms, ...rank.plus].length > 0 ? 'offset 0' : '';
    return `select id from (${matching} ${fence}) matching order by ${columns} limit ${limit}`;
  };
  const { endedColumns } = order;
  const stretches = order.ranks.flatMap((rank) => {
    if (!condition.includeEnded || endedColumns === undefined) return [stretch(rank, order.columns, '')];
    return [
      stretch(rank, order.columns, `and ${isCurrent(parameters, condition.now)}`),
      stretch(rank, endedColumns, `and not (${isCurrent(parameters, condition.now)})`),
    ];
  });
  const statement = `${pageClause(stretches, parameters.add(offset))} order by page.place`;
  const rows = await runStatement<SummaryRow>(deps, statement, parameters);
  return rows.map((row) => toPropertySummary(row, condition.now));
}

function rankedClause(condition: PropertyCondition, { plus, minus }: Rank, parameters: Parameters): string {
  const parts = [...condition.terms, ...plus].length > 0 ? [toTsquery([...condition.terms, ...plus])] : [];
  if (minus.length > 0) parts.push(`!(${toTsquery(minus)})`);
  const words = parts.length > 0 ? [`words @@ (select ${parameters.add(parts.join(' & '))}::tsquery)`] : [];
  return [...words, ...columnConditions(condition, parameters), ...withoutConditions(condition, parameters)].join(
    ' and ',
  );
}

/** How many listings each choice of a filter leaves, each filter under its own condition. */
export function facetsByRows(
  deps: Pick<Deps, 'db'>,
  conditions: ReadonlyMap<Facet, PropertyCondition>,
): Promise<FacetRow[]> {
  const parameters = new Parameters();
  const counts = FACETS.flatMap((facet) => {
    const condition = conditions.get(facet);
    if (!condition) return [];
    return `select '${facet}' as facet, ${FACET_COLUMNS[facet]} as value, count(*)::int as count
      from property_search where ${rowsClause(condition, parameters)} group by 2`;
  });
  return runStatement<FacetRow>(deps, counts.join(' union all '), parameters);
}
