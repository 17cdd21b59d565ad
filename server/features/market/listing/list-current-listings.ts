import type { Deps } from '#server/deps.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { SUMMARY_COLUMNS, type SummaryRow, toListingSummary } from './listing-summary.ts';

/** SQL: the first current auctions that satisfy a condition, soonest end first. */
const first = (rank: number, condition: string) => `(
    select id, end_date, ${rank} as rank from property_search where is_open and ${condition} order by end_date, id limit $2
  )`;

/** Each part is its own query, because a single query could not be read in the order of the index. */
const STATEMENT = `select ${SUMMARY_COLUMNS}
  from (
    ${first(1, 'has_image and end_date > $1')}
    union all ${first(2, 'not has_image and end_date > $1')}
    union all ${first(3, 'end_date is null')}
    order by rank, end_date, id limit $2
  ) found join properties p using (id)
  order by found.rank, found.end_date, p.id`;

/**
 * The current auctions: those with a picture first, then the others, each group ordered by its end (D52). Auctions
 * without an end fill the remaining places.
 */
export async function listCurrentListings(deps: Pick<Deps, 'db' | 'clock'>, limit: number): Promise<ListingSummary[]> {
  const now = deps.clock.now();
  const { rows } = await deps.db.$client.query<SummaryRow>({
    name: 'list-current-properties',
    text: STATEMENT,
    values: [now, limit],
  });
  return rows.map((row) => toListingSummary(row, now));
}
