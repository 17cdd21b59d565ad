import { parse } from 'csv-parse/sync';
import { findOfficeColumn } from '#server/features/intake/offices/index.ts';
import { type FileItem, faultyItem, LONGEST_LINE } from './file-item.ts';
import { findListingField } from './listing-fields.ts';
import { type Line, splitLines } from './text-file.ts';

const DELIMITERS = [';', ',', '\t', '|'] as const;
/** A record whose quotes stay open for more lines has a stray quote; this limits the work for a file of such lines. */
const MOST_LINES = 200;
const LONGEST_RECORD = 300_000;
const FEWEST_KNOWN_COLUMNS = 2;

export type CsvHeader = { delimiter: string; columns: string[] };

/** Parses a line as the header, with its delimiter; `undefined` if it has too few known fields. */
export function parseCsvHeader(line: string): CsvHeader | undefined {
  const headers = DELIMITERS.map((delimiter) => {
    const columns = splitRecord(line, delimiter)?.map((name) => name.trim()) ?? [];
    return { delimiter, columns, known: columns.filter(isKnownColumn).length };
  });
  const [best] = headers.sort((a, b) => b.known - a.known);
  return best && best.known >= FEWEST_KNOWN_COLUMNS ? best : undefined;
}

function isKnownColumn(name: string): boolean {
  return findListingField(name) !== undefined || findOfficeColumn(name) !== undefined;
}

/** Whether a line before the header is a spreadsheet's note of the delimiter. */
export function isSeparatorNote(line: string): boolean {
  return /^sep=.$/i.test(line.trim());
}

/**
 * Returns the records of a CSV file as objects named by its header. Quoted values may contain line breaks. A record
 * with the wrong number of columns is faulty; if it has several lines, a stray quote is the cause, and only its first
 * line is lost.
 */
export async function* readCsv(pieces: AsyncIterable<string>): AsyncGenerator<FileItem> {
  const lines = new LineQueue(splitLines(pieces, LONGEST_LINE));
  let header: CsvHeader | undefined;
  for (let line = await lines.next(); line; line = await lines.next()) {
    if (line.text?.trim() === '' || (!header && isSeparatorNote(line.text ?? ''))) continue;
    if (!header) {
      header = parseCsvHeader(line.text ?? '');
      if (!header) {
        yield faultyItem({ line: line.number }, 'dosya: bilinen sütun adları bulunamadı', line.text);
        return;
      }
      continue;
    }
    yield await readRecord(line, header, lines);
  }
}

async function readRecord(line: Line, header: CsvHeader, lines: LineQueue): Promise<FileItem> {
  const position = { line: line.number };
  if (line.text === undefined) return faultyItem(position, `satır: en çok ${LONGEST_LINE} karakter olabilir`);
  const more = await linesUntilQuotesClose(line.text, header.delimiter, lines);
  const text = [line.text, ...(more ?? []).map((next) => next.text)].join('\n');
  const values = more ? splitRecord(text, header.delimiter) : undefined;
  const object = values && toObject(values, header);
  if (object) return { position, value: object };
  if (more && more.length > 0) lines.putBack(more);
  if (!values) return faultyItem(position, 'satır: tırnak işaretleri kapanmıyor', line.text);
  const counts = `${header.columns.length} olmalıyken ${values.length}`;
  return faultyItem(position, `satır: sütun sayısı ${counts}`, line.text);
}

/**
 * Returns the further lines of a record with open quotes; puts them back and returns `undefined` if the quotes never
 * close.
 */
async function linesUntilQuotesClose(first: string, delimiter: string, lines: LineQueue): Promise<Line[] | undefined> {
  const more: Line[] = [];
  let length = first.length;
  for (let isOpen = endsInQuotes(first, delimiter, false); isOpen; ) {
    const next = await lines.next();
    if (next) more.push(next);
    length += next?.text?.length ?? 0;
    if (next?.text === undefined || more.length > MOST_LINES || length > LONGEST_RECORD) {
      lines.putBack(more);
      return undefined;
    }
    isOpen = endsInQuotes(next.text, delimiter, true);
  }
  return more;
}

/** Whether quotes are open at the end of a line: they open at the start of a value and close before its end. */
function endsInQuotes(line: string, delimiter: string, isOpenBefore: boolean): boolean {
  let isOpen = isOpenBefore;
  for (let at = 0; at < line.length; ) {
    if (!isOpen) {
      const opens = line[at] === '"';
      const next = line.indexOf(delimiter, at);
      if (opens) isOpen = true;
      else if (next === -1) return false;
      at = opens ? at + 1 : next + 1;
      continue;
    }
    const quote = line.indexOf('"', at);
    if (quote === -1) return true;
    if (line[quote + 1] === '"') {
      at = quote + 2;
      continue;
    }
    isOpen = quote + 1 < line.length && line[quote + 1] !== delimiter;
    at = isOpen ? quote + 1 : quote + 2;
  }
  return isOpen;
}

function splitRecord(text: string, delimiter: string): string[] | undefined {
  // Most records have no quotes and can be split without a parser.
  if (!text.includes('"')) return text.split(delimiter);
  try {
    const [record] = parse(text, { delimiter, relax_quotes: true, relax_column_count: true, record_delimiter: '\n' });
    return record;
  } catch {
    return undefined;
  }
}

function toObject(values: readonly string[], { columns }: CsvHeader): object | undefined {
  // Spreadsheets append empty columns to a line.
  const isTooLong = values.length > columns.length && values.slice(columns.length).some((value) => value.trim() !== '');
  if (isTooLong || values.length < columns.length) return undefined;
  return Object.fromEntries(columns.map((name, at) => [name, values[at]]));
}

class LineQueue {
  readonly #lines: AsyncIterator<Line>;
  readonly #returned: Line[] = [];

  constructor(lines: AsyncIterator<Line>) {
    this.#lines = lines;
  }

  async next(): Promise<Line | undefined> {
    const returned = this.#returned.pop();
    if (returned) return returned;
    const { value, done } = await this.#lines.next();
    return done ? undefined : value;
  }

  putBack(lines: readonly Line[]): void {
    this.#returned.push(...lines.toReversed());
  }
}
