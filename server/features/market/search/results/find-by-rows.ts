import type { Deps } from '#server/deps.ts';
import { type SummaryRow, toListingSummary } from '#server/features/market/listing/index.ts';
import type { ListingCondition } from '../conditions/condition.ts';
import { Parameters, runStatement } from '../conditions/prepared-statement.ts';
import { type Page, pageClause, pageSpan, type Rank, type ResultOrder } from '../conditions/result-order.ts';
import { isCurrent, rowsClause } from '../conditions/rows-clause.ts';

/** Searches by visiting every matching row: for the archive, and for everything while the index is being loaded. */

/** One page of the listings that meet a condition, and their total; `known` is the total if it was already counted. */
export async function findByRows(
  deps: Pick<Deps, 'db'>,
  condition: ListingCondition,
  order: ResultOrder,
  page: number,
  known?: number,
): Promise<Page> {
  const { offset } = pageSpan(page);
  if (known !== undefined && known <= offset) return { total: known, properties: [] };
  const parameters = new Parameters();
  const total = known === undefined ? countClause(condition, parameters) : `${parameters.add(known)}::int as total`;
  // Total and page in one statement, so that they are consistent and take only one query.
  const rows = await runStatement<{ total: number; id: string | null } & Omit<SummaryRow, 'id'>>(
    deps,
    `select counted.total, page.* from (select ${total}) counted
      left join (${pageByRows(condition, order, page, parameters)}) page on true order by page.place`,
    parameters,
  );
  const properties = rows.flatMap(({ id, total: _total, ...row }) =>
    id === null ? [] : toListingSummary({ ...row, id }, condition.now),
  );
  return { total: rows[0]?.total ?? 0, properties };
}

function countClause(condition: ListingCondition, parameters: Parameters): string {
  return `count(*)::int as total from property_search where ${rowsClause(condition, parameters)}`;
}

function pageByRows(condition: ListingCondition, order: ResultOrder, page: number, parameters: Parameters): string {
  const { offset, until } = pageSpan(page);
  const limit = parameters.add(until);
  const stretch = (rank: Rank, columns: string, also: string) => {
    const matching = `select id, ${order.column ?? 'end_date'} from property_search
      where ${rowsClause(condition, parameters, rank)} ${also}`;
    // An optimisation fence: otherwise the planner may scan an index in this order, testing the words of every row.
    const fence = [...condition.terms, ...rank.plus].length > 0 ? 'offset 0' : '';
    return `select id from (${matching} ${fence}) matching order by ${columns} limit ${limit}`;
  };
  const { endedColumns } = order;
  const stretches = order.ranks.flatMap((rank) => {
    if (!condition.includeEnded || endedColumns === undefined)
      return order.parts.map((part) => stretch(rank, order.columns, `and ${part}`));
    return [
      stretch(rank, order.columns, `and ${isCurrent(parameters, condition.now)}`),
      stretch(rank, endedColumns, `and not (${isCurrent(parameters, condition.now)})`),
    ];
  });
  return pageClause(stretches, parameters.add(offset));
}
