import type { Deps } from '#server/deps.ts';
import type { PropertySummary } from '#shared/properties.ts';
import { PAGE_SIZE } from '#shared/search-parameters.ts';
import { SUMMARY_COLUMNS, type SummaryRow, toPropertySummary } from './property-summary.ts';
import { type Parameters, runStatement } from './statement.ts';

/** A page of cards, from SQL that gives ids in order: its stretches one after the other, each only as far as needed. */
export async function loadPage(
  deps: Pick<Deps, 'db'>,
  { before = '', stretches }: { before?: string; stretches: readonly string[] },
  offset: number,
  parameters: Parameters,
  now: Date,
): Promise<PropertySummary[]> {
  const found = stretches.map((stretch) => `(${stretch})`).join(' union all ');
  const rows = await runStatement<SummaryRow>(
    deps,
    `${before} select ${SUMMARY_COLUMNS} from (
      select id, row_number() over () as place
      from (select id from (${found}) found limit ${PAGE_SIZE} offset ${parameters.add(offset)}) page
    ) page join properties p using (id) order by page.place`,
    parameters,
  );
  return rows.map((row) => toPropertySummary(row, now));
}
