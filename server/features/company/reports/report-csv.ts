import { csvText } from '#server/platform/tables/csv-cell.ts';
import { cellText } from './cell-text.ts';
import type { ReportCell, ReportColumnKind, ReportTable } from './report-content.ts';

/**
 * A table of a report as a CSV file for Turkish spreadsheets: separated by semicolons, and no cell is run as a formula
 * (CWE-1236).
 */
export function reportCsv({ columns, rows }: ReportTable): string {
  const lines = rows.map((row) => columns.map(({ kind }, at) => plainOf(kind, row[at] ?? null)));
  return csvText([columns.map(({ head }) => head), ...lines]);
}

function plainOf(kind: ReportColumnKind, cell: ReportCell): string | number | null {
  return cell instanceof Date ? cellText(kind, cell) : cell;
}
