import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { DecodingFailed, decoding } from '#server/platform/decoders/decoding.ts';

/** The content of one cell of a table. */
export type Cell = string | number | null;
export type Table = readonly (readonly Cell[])[];

const DELIMITERS = [';', ',', '\t', '|'];

const readXlsx = decoding({
  name: 'xlsx',
  module: new URL('./decode-xlsx.ts', import.meta.url),
  answer: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
  longestMs: 30_000,
  mostMb: 1024,
});

/** Reads the first sheet of a spreadsheet in a separate process. Throws with a reason in Turkish. */
export async function tableOfXlsx(bytes: Uint8Array): Promise<Table> {
  return readXlsx(bytes, undefined).catch((error: unknown) => {
    const isOver = error instanceof DecodingFailed && error.why !== 'refused';
    throw isOver ? new Error('Excel dosyası okunamadı.') : error;
  });
}

/**
 * Reads a text as a table: JSON (a list of objects, or one under `items`), otherwise split by the most frequent
 * delimiter.
 */
export function tableOfText(text: string): Table | undefined {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start.startsWith('{') || start.startsWith('[')) return tableOfJson(start);
  const tables = DELIMITERS.flatMap((delimiter) => divided(start, delimiter) ?? []);
  const widest = (table: Table) => Math.max(0, ...table.map((row) => row.length));
  return tables.toSorted((a, b) => widest(b) - widest(a))[0];
}

function divided(text: string, delimiter: string): Table[] | undefined {
  try {
    const rows: string[][] = parse(text, { delimiter, relax_column_count: true, skip_empty_lines: true, trim: true });
    return [rows];
  } catch {
    return undefined;
  }
}

function tableOfJson(text: string): Table | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const list = Array.isArray(value) ? value : Object.values(value ?? {}).find(Array.isArray);
  if (!Array.isArray(list)) return undefined;
  const objects = list.filter((entry): entry is object => typeof entry === 'object' && entry !== null);
  const names = [...new Set(objects.flatMap((entry) => Object.keys(entry)))];
  const cells = objects.map((entry) => {
    const byName = new Map<string, unknown>(Object.entries(entry));
    return names.map((name) => cellOf(byName.get(name)));
  });
  return [names, ...cells];
}

function cellOf(value: unknown): Cell {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
