import { BYTE_ORDER_MARK, csvCell } from '#server/platform/tables/csv-cell.ts';
import { cellText } from './cell-text.ts';
import type { ReportCell, ReportColumnKind, ReportTable } from './report-content.ts';

/** A table of a report as a CSV file for Turkish spreadsheets: semicolons, and no cell that would be run (CWE-1236). */
export function reportCsv({ columns, rows }: ReportTable): string {
  const head = columns.map((column) => csvCell(column.head));
  const lines = rows.map((row) => columns.map(({ kind }, at) => csvCell(plainOf(kind, row[at] ?? null))));
  return `${BYTE_ORDER_MARK}${[head, ...lines].map((cells) => `${cells.join(';')}\r\n`).join('')}`;
}

function plainOf(kind: ReportColumnKind, cell: ReportCell): string | number | null {
  return cell instanceof Date ? cellText(kind, cell) : cell;
}
