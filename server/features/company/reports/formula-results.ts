import type { SpreadsheetFeature } from '#server/platform/tables/spreadsheet.ts';
import type { ReportTable } from './report-content.ts';
import { hasTotals, numbersOf, TOTALS } from './totals.ts';

/** A formula below a column of a table, its result (null if there are no numbers), and its row among the totals. */
export type ColumnFormula = {
  readonly total: number;
  readonly column: number;
  readonly text: string;
  readonly result: number | null;
};

/** The formulas below a table whose rows begin in the second row of their sheet. */
export function formulasOf({ columns, rows }: ReportTable): ColumnFormula[] {
  if (rows.length === 0 || !hasTotals(columns)) return [];
  return TOTALS.flatMap(({ formula, of, isOf }, total) =>
    columns.flatMap((column, at) => {
      if (at === 0 || !isOf(column)) return [];
      const letter = letterOf(at);
      const text = `${formula}(${letter}2:${letter}${rows.length + 1})`;
      return [{ total, column: at, text, result: of(numbersOf(rows, at)) }];
    }),
  );
}

/**
 * Stores the result of each formula in the file: previews of phones and mail programs show stored results and calculate
 * nothing. The formulas of each table are on a separate sheet, the first of them on `firstSheet`, counted from 0.
 */
export function formulaResults(ofTables: readonly ColumnFormula[][], firstSheet: number): SpreadsheetFeature {
  const results = ofTables.map((formulas) => new Map(formulas.map(({ text, result }) => [text, result])));
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (sheet, _options, { sheetIndex }) =>
            sheet.replace(/<f>([^<]*)<\/f>/g, (formula, text: string) => {
              const result = results[sheetIndex - firstSheet]?.get(text) ?? null;
              return result === null ? formula : `${formula}<v>${result}</v>`;
            }),
        },
      },
    },
  };
}

/** The letter of a column; a report has at most 26. */
function letterOf(at: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + at);
}
