import type { CellObject, Feature, Image, Sheet } from 'write-excel-file/node';

export type { CellObject, SheetData } from 'write-excel-file/node';

type Content = Image['content'];
export type SpreadsheetFeature = Feature<Content>;

/** The format of amounts on the site; the separators are those of the reader's spreadsheet program. */
export const LIRA_FORMAT = '"₺"#,##0.00';
/** The font is always named, because a bold cell without a named font is shown in another font than the rest. */
const LOOK = { fontFamily: 'Calibri', fontSize: 11 } as const;

// The type is always set: a text stays a text, whatever it begins with, and no spreadsheet runs it as a formula
// (CWE-1236).
export const textCell = (value: string): CellObject => ({ value, type: String, wrap: true, alignVertical: 'top' });
export const boldCell = (value: string): CellObject => ({ ...textCell(value), fontWeight: 'bold' });
/** The head of a column; above figures it is aligned to the right. */
export const headCell = (value: string, isFigure = false): CellObject => ({
  ...boldCell(value),
  ...(isFigure && { align: 'right' }),
});
export const liraCell = (value: number): CellObject => ({
  value,
  type: Number,
  format: LIRA_FORMAT,
  alignVertical: 'top',
});

export async function writeSpreadsheet(sheets: Sheet<Content>[], features: SpreadsheetFeature[] = []): Promise<Buffer> {
  // Loaded with the first spreadsheet, not on startup.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  return writeExcelFile(sheets, { ...LOOK, features }).toBuffer();
}
