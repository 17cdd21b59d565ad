import type { Deps } from '#server/deps.ts';
import type { PropertySummary } from '#shared/properties.ts';
import { SUMMARY_COLUMNS, type SummaryRow, toPropertySummary } from './property-summary.ts';

const STATEMENT = `select ${SUMMARY_COLUMNS}
  from (
    select id, end_date from property_search
    where is_open and has_image and end_date > $1
    order by end_date, id limit $2
  ) soonest join properties p using (id)
  order by soonest.end_date, p.id`;

/** The current auctions that have a picture, those that end soonest first (D15). */
export async function listCurrentProperties(
  deps: Pick<Deps, 'db' | 'clock'>,
  limit: number,
): Promise<PropertySummary[]> {
  const now = deps.clock.now();
  const { rows } = await deps.db.$client.query<SummaryRow>({
    name: 'list-current-properties',
    text: STATEMENT,
    values: [now, limit],
  });
  return rows.map((row) => toPropertySummary(row, now));
}
