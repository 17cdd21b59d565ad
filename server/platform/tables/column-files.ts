import { csvLine } from './csv-cell.ts';
import { type CellObject, headCell, liraCell, textCell, writeSpreadsheet } from './spreadsheet.ts';

/**
 * A column of a file. `cell` returns the value of a row; `file` contains the file's links and time. `money` is in lira.
 */
export type FileColumn<Row, File> = {
  readonly head: string;
  readonly kind: 'text' | 'number' | 'money';
  readonly cell: (row: Row, file: File) => string | number | null;
};

export function csvHead<Row, File>(columns: readonly FileColumn<Row, File>[]): string {
  return csvLine(columns.map(({ head }) => head));
}

export function csvRows<Row, File>(
  columns: readonly FileColumn<Row, File>[],
  rows: readonly Row[],
  file: File,
): string {
  return rows.map((row) => csvLine(columns.map(({ cell }) => cell(row, file)))).join('');
}

/** Returns a row of a spreadsheet: sums are numbers, texts stay texts whatever they begin with (CWE-1236). */
export function sheetRow<Row, File>(columns: readonly FileColumn<Row, File>[], row: Row, file: File) {
  return columns.map(({ kind, cell }) => cellOf(kind, cell(row, file)));
}

/** Writes rows made by `sheetRow` as a spreadsheet (XLSX) with a sticky header. `textWidth` is in characters. */
export function columnSheet<Row, File>(
  { sheet, textWidth }: { readonly sheet: string; readonly textWidth: number },
  columns: readonly FileColumn<Row, File>[],
  rows: (CellObject | null)[][],
): Promise<Buffer> {
  const head = columns.map(({ head: name, kind }) => headCell(name, kind !== 'text'));
  const widths = { text: textWidth, number: 12, money: 20 };
  return writeSpreadsheet([
    {
      sheet,
      data: [head, ...rows],
      columns: columns.map(({ kind }) => ({ width: widths[kind] })),
      stickyRowsCount: 1,
    },
  ]);
}

function cellOf(kind: 'text' | 'number' | 'money', value: string | number | null): CellObject | null {
  if (value === null) return null;
  if (kind === 'text') return textCell(String(value));
  return kind === 'money' ? liraCell(Number(value)) : { value: Number(value), type: Number, alignVertical: 'top' };
}
