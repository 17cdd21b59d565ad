import { columnSheet, csvHead, csvRows, sheetRow } from '#server/platform/tables/column-files.ts';
import { BYTE_ORDER_MARK } from '#server/platform/tables/csv-cell.ts';
import { type FiledListing, LISTING_COLUMNS, type ListingFile } from './listing-columns.ts';

type Pages = AsyncIterable<readonly FiledListing[]>;

/**
 * Listings as a CSV file. Turkish spreadsheets separate cells by semicolons, because the comma is the decimal
 * separator.
 */
export async function* listingCsv(pages: Pages, file: ListingFile): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvHead(LISTING_COLUMNS);
  for await (const page of pages) yield csvRows(LISTING_COLUMNS, page, file);
}

/** Listings as a spreadsheet (XLSX). */
export async function listingXlsx(pages: Pages, file: ListingFile): Promise<Buffer> {
  const rows: ReturnType<typeof sheetRow>[] = [];
  for await (const page of pages) rows.push(...page.map((listing) => sheetRow(LISTING_COLUMNS, listing, file)));
  return columnSheet({ sheet: 'İhaleler', textWidth: 24 }, LISTING_COLUMNS, rows);
}
