/** Where in a file something stands: its line, or its number in a list, both counted from 1. */
export type FilePosition = { line?: number; item?: number };

/** A value found in a file, or what is wrong where one should be. */
export type FileItem =
  | { position: FilePosition; value: unknown; fault?: undefined }
  | { position: FilePosition; fault: string; raw: string };

/** The longest line, and the longest record of a CSV file, that is read, in characters. */
export const LONGEST_LINE = 4_000_000;

/** How much of a faulty text is kept to show. */
const SHOWN = 500;

export function faultyItem(position: FilePosition, fault: string, raw = ''): FileItem {
  return { position, fault, raw: raw.slice(0, SHOWN) };
}
