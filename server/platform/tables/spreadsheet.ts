import type { CellObject, Feature, Image, Sheet } from 'write-excel-file/node';

export type { CellObject, SheetData } from 'write-excel-file/node';

type Content = Image['content'];
export type SpreadsheetFeature = Feature<Content>;

/** As the site writes them; the separators are those of the reader's spreadsheet. */
export const LIRA_FORMAT = '"₺"#,##0.00';
/** Named, because a bold cell without a named font is shown in another font than the rest. */
const LOOK = { fontFamily: 'Calibri', fontSize: 11 } as const;

// The type is always named: a text is a text, whatever it begins with, and no spreadsheet runs it as a formula
// (CWE-1236).
export const textCell = (value: string): CellObject => ({ value, type: String, wrap: true, alignVertical: 'top' });
export const boldCell = (value: string): CellObject => ({ ...textCell(value), fontWeight: 'bold' });
/** The head of a column; of figures it stands above their last digits. */
export const headCell = (value: string, isFigure = false): CellObject => ({
  ...boldCell(value),
  ...(isFigure && { align: 'right' }),
});
/** A sum in lira. */
export const liraCell = (value: number): CellObject => ({
  value,
  type: Number,
  format: LIRA_FORMAT,
  alignVertical: 'top',
});

/** Sheets as an XLSX file. */
export async function writeSpreadsheet(sheets: Sheet<Content>[], features: SpreadsheetFeature[] = []): Promise<Buffer> {
  // Loaded with the first spreadsheet, not with the server.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  return writeExcelFile(sheets, { ...LOOK, features }).toBuffer();
}
