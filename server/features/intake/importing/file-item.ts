/** A position in a file: a line, or a number in a list, both counted from 1. */
export type FilePosition = { line?: number; item?: number };

/** A value found in a file, or the fault found in its place. */
export type FileItem =
  | { position: FilePosition; value: unknown; fault?: undefined }
  | { position: FilePosition; fault: string; raw: string };

/** The maximum length in characters of a line and of a CSV record. */
export const LONGEST_LINE = 4_000_000;

/** The maximum number of characters of a faulty text that are shown. */
const SHOWN = 500;

export function faultyItem(position: FilePosition, fault: string, raw = ''): FileItem {
  return { position, fault, raw: raw.slice(0, SHOWN) };
}
