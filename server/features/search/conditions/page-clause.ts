import { SUMMARY_COLUMNS } from '#server/features/listing/index.ts';
import type { PropertySummary } from '#shared/properties.ts';
import { PAGE_SIZE } from '#shared/search-parameters.ts';

/** A page of cards, and how many listings there are on all pages together. */
export type Page = { readonly total: number; readonly properties: PropertySummary[] };

/**
 * SQL of a page of cards with their `place`, from SQL that gives ids in order: stretches one after the other, each of
 * which is only looked at when those before do not fill the page.
 */
export function pageClause(stretches: readonly string[], offset: string): string {
  const found = stretches.map((stretch) => `(${stretch})`).join(' union all ');
  return `select ${SUMMARY_COLUMNS}, page.place from (
      select id, row_number() over () as place
      from (select id from (${found}) found limit ${PAGE_SIZE} offset ${offset}) page
    ) page join properties p using (id)`;
}
