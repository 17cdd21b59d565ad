import { medianOf } from '#shared/figures/median.ts';
import type { ReportCell, ReportColumn, ReportTable } from './report-content.ts';

/** The rows below a table, with their spreadsheet function and the test for whether a column has one. */
export const TOTALS = [
  { label: 'Toplam', formula: 'SUM', of: sum, isOf: ({ totals }: ReportColumn) => totals === 'sumAndMedian' },
  { label: 'Ortanca', formula: 'MEDIAN', of: medianOf, isOf: ({ totals }: ReportColumn) => totals !== undefined },
] as const;

/** Sums and medians of all rows, as rows of the table; empty if no column has any. */
export function totalsOf({ columns, rows }: ReportTable): ReportCell[][] {
  if (rows.length === 0 || !hasTotals(columns)) return [];
  return TOTALS.map(({ label, of, isOf }) =>
    columns.map((column, at) => {
      if (at === 0) return label;
      return isOf(column) ? of(numbersOf(rows, at)) : '';
    }),
  );
}

/** The known numbers of a column. */
export function numbersOf(rows: ReportTable['rows'], column: number): number[] {
  return rows.map((row) => row[column]).filter((cell) => typeof cell === 'number');
}

/** Whether the table has rows with totals. */
export function hasTotals(columns: readonly ReportColumn[]): boolean {
  return columns.some(({ totals }) => totals !== undefined);
}

/** The sum of amounts in lira, without binary rounding errors; null if there are none. */
export function sum(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  return Math.round(numbers.reduce((all, one) => all + one, 0) * 100) / 100;
}
