import { MAX_LINE_LENGTH } from '#shared/analysis/analysis-facts.ts';

/** The kinds of file that can contain a list. */
export const LIST_FILES = '.xlsx,.csv,.txt,text/csv,text/plain';

/** XLSX files are ZIP archives. */
const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Reads a list's file as text, one row per line; of a workbook the first sheet. Throws if the file can't be read. */
export async function textOfFile(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  if (!isArchive(new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength)))) return textOf(bytes);
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(bytes);
  return rows.map((cells) => cells.map(cellText).join('\t').trimEnd()).join('\n');
}

/** Excel on Windows saves CSV files in its Turkish code page unless UTF-8 is chosen. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

/** Dates are dropped: no list identifies a listing by a day. */
const cellText = (cell: unknown): string =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell).replace(/\s+/g, ' ').trim() : '';

/** The lines of a list that contain text; the cells of a spreadsheet row are read as one sentence. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/[;\t"]+/g, ' ')
        .trim()
        .slice(0, MAX_LINE_LENGTH),
    )
    .filter((line) => line !== '');
}
