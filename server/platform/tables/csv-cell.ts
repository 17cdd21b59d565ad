/** Excel recognises UTF-8 only by this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would interpret as the beginning of a formula. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/u;

/**
 * Returns a cell of a CSV file. Texts come from notices: a text that a spreadsheet would run as a formula gets an
 * apostrophe in front (CWE-1236). Decimals are printed with a comma.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = value.replace(/\p{Cc}+/gu, ' ');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a line of a CSV file. Turkish spreadsheets separate cells with semicolons. */
export const csvLine = (cells: readonly (string | number | null)[]) => `${cells.map(csvCell).join(';')}\r\n`;

export const csvText = (lines: readonly (readonly (string | number | null)[])[]) =>
  BYTE_ORDER_MARK + lines.map(csvLine).join('');
