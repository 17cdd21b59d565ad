import {
  boldCell,
  type CellObject,
  headCell,
  LIRA_FORMAT,
  type SheetData,
  textCell,
  writeSpreadsheet,
} from '#server/platform/tables/spreadsheet.ts';
import { DAY_MS, formatDateTime, ISTANBUL_OFFSET_MS } from '#shared/text/dates.ts';
import { type ColumnFormula, formulaResults, formulasOf } from './formula-results.ts';
import type { ReportCell, ReportColumnKind, ReportContent, ReportSection, ReportTable } from './report-content.ts';
import { TOTALS } from './totals.ts';

const FORMATS: Readonly<Partial<Record<ReportColumnKind, string>>> = {
  lira: LIRA_FORMAT,
  number: '#,##0',
  areaM2: '#,##0.00 "m²"',
  day: 'dd.mm.yyyy',
  moment: 'dd.mm.yyyy hh:mm',
};
const WIDTHS: Readonly<Record<ReportColumnKind, number>> = {
  text: 26,
  lira: 20,
  number: 12,
  areaM2: 16,
  day: 14,
  moment: 18,
};
const LONGEST_NAME = 31;

/** A line that overflows into the cells to its right. */
const lineCell = (value: string): CellObject => ({ value, type: String });

/**
 * A report as a spreadsheet (XLSX): the first sheet describes it, then each table has its own sheet with a frozen
 * header row.
 */
export function reportXlsx(report: ReportContent): Promise<Buffer> {
  const tables = report.sections.flatMap(({ parts }) => parts.filter((part) => part.kind === 'table'));
  const formulas = tables.map(formulasOf);
  const cover: SheetData = [
    [{ ...lineCell(report.title), fontWeight: 'bold' }],
    [lineCell(report.subtitle)],
    [lineCell(`Hazırlandı: ${formatDateTime(report.madeAt)}`)],
    ...report.sections.flatMap(coverRows),
  ];
  const sheets = [
    { sheet: 'Rapor', data: cover, columns: [{ width: 40 }, { width: 90 }] },
    ...tables.map((table, at) => ({
      sheet: table.name.slice(0, LONGEST_NAME),
      data: sheetOf(table, formulas[at] ?? []),
      columns: table.columns.map(({ kind, width }) => ({ width: width ?? WIDTHS[kind] })),
      stickyRowsCount: 1,
    })),
  ];
  return writeSpreadsheet(sheets, [formulaResults(formulas, 1)]);
}

/** A section on the first sheet: its name, its source and its content outside of tables. */
function coverRows({ title, source, parts }: ReportSection): SheetData {
  const words = parts.flatMap((part) => {
    if (part.kind === 'paragraph') return [part.text];
    return part.kind === 'list' ? part.items : [];
  });
  return [[], [boldCell(title), textCell(source ?? '')], ...words.map((line) => [null, textCell(line)])];
}

function sheetOf(table: ReportTable, formulas: readonly ColumnFormula[]): SheetData {
  const { columns, rows } = table;
  return [
    columns.map(({ head, kind }) => headCell(head, kind !== 'text')),
    ...rows.map((row) => columns.map(({ kind }, at) => cellOf(kind, row[at] ?? null))),
    ...totalRows(table, formulas),
  ];
}

function cellOf(kind: ReportColumnKind, cell: ReportCell): CellObject | null {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'string') return textCell(cell);
  const format = FORMATS[kind];
  const look = { alignVertical: 'top', ...(format && { format }) } as const;
  if (cell instanceof Date) return { value: clockOf(cell, kind === 'day'), type: Date, ...look };
  return { value: cell, type: Number, ...look };
}

/** A spreadsheet has no time zones: the cell contains the local time in Istanbul; a day has no hour. */
function clockOf(moment: Date, isDay: boolean): Date {
  const shown = moment.getTime() + ISTANBUL_OFFSET_MS;
  return new Date(isDay ? Math.floor(shown / DAY_MS) * DAY_MS : shown);
}

/** Sums and medians as formulas, so that they stay right when a reader deletes or changes rows. */
function totalRows(table: ReportTable, formulas: readonly ColumnFormula[]): SheetData {
  if (formulas.length === 0) return [];
  return TOTALS.map(({ label }, total) =>
    table.columns.map(({ kind }, at) => {
      if (at === 0) return boldCell(label);
      const found = formulas.find((one) => one.total === total && one.column === at);
      const format = FORMATS[kind];
      return found
        ? ({ value: found.text, type: 'Formula', fontWeight: 'bold', ...(format && { format }) } as const)
        : null;
    }),
  );
}
