import { BYTE_ORDER_MARK, csvCell } from '#server/platform/tables/csv-cell.ts';
import {
  type CellObject,
  headCell,
  liraCell,
  textCell,
  writeSpreadsheet,
} from '#server/platform/tables/spreadsheet.ts';
import { type FiledListing, LISTING_COLUMNS, type ListingColumn, type ListingFile } from './listing-columns.ts';

type Pages = AsyncIterable<readonly FiledListing[]>;

const lineOf = (cells: readonly string[]) => `${cells.join(';')}\r\n`;

/** Listings as a CSV file. Turkish spreadsheets part cells by semicolons, because the comma parts decimals. */
export async function* listingCsv(pages: Pages, file: ListingFile): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lineOf(LISTING_COLUMNS.map(({ head }) => csvCell(head)));
  for await (const page of pages)
    yield page.map((listing) => lineOf(LISTING_COLUMNS.map(({ cell }) => csvCell(cell(listing, file))))).join('');
}

const WIDTHS: Readonly<Record<ListingColumn['kind'], number>> = { text: 24, number: 12, money: 20 };

/** Listings as a spreadsheet (XLSX): sums are numbers, texts stay texts (CWE-1236), the head stays in sight. */
export async function listingXlsx(pages: Pages, file: ListingFile): Promise<Buffer> {
  const rows: (CellObject | null)[][] = [];
  for await (const page of pages)
    for (const listing of page) rows.push(LISTING_COLUMNS.map(({ kind, cell }) => cellOf(kind, cell(listing, file))));
  const head = LISTING_COLUMNS.map(({ head: name, kind }) => headCell(name, kind !== 'text'));
  const columns = LISTING_COLUMNS.map(({ kind }) => ({ width: WIDTHS[kind] }));
  return writeSpreadsheet([{ sheet: 'İhaleler', data: [head, ...rows], columns, stickyRowsCount: 1 }]);
}

function cellOf(kind: ListingColumn['kind'], value: string | number | null): CellObject | null {
  if (value === null) return null;
  if (kind === 'text') return textCell(String(value));
  return kind === 'money' ? liraCell(Number(value)) : { value: Number(value), type: Number, alignVertical: 'top' };
}
