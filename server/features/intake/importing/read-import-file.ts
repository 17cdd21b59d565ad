import type { FileItem } from './file-item.ts';
import type { ImportFile } from './find-import-files.ts';
import { isSeparatorNote, parseCsvHeader, readCsv } from './read-csv.ts';
import { LIST_START, readJson, readJsonLines } from './read-json.ts';
import { detectEncoding, readText, readTextHead } from './text-file.ts';

/** JSON with a single value must fit into memory; NDJSON and CSV files may have any size. */
const LARGEST_JSON_BYTES = 200 * 1024 * 1024;
const HEAD_CHARACTERS = 1_000_000;
const LOOKED_AT_LINES = 50;

/** Says why a whole file can't be read; no part of it was read. */
export class UnreadableFileError extends Error {}

type Format = 'json' | 'jsonLines' | 'csv';

/**
 * Returns the values of a file: JSON, NDJSON, or CSV with a header, recognised by its content. In UTF-8, UTF-16 with a
 * byte order mark, or Windows-1254. Throws UnreadableFileError, or the error of the file system.
 */
export async function* readImportFile(file: ImportFile, onBytes?: (bytes: number) => void): AsyncGenerator<FileItem> {
  const encoding = await detectEncoding(file.path);
  if (!encoding) throw new UnreadableFileError('metin değil, ikili dosya');
  const { head, isWhole } = await readTextHead(file.path, encoding, HEAD_CHARACTERS);
  if (head.trim() === '') throw new UnreadableFileError('boş dosya');
  const format = detectFormat(head, isWhole, file);
  const text = () => readText(file.path, encoding, onBytes);
  if (format === 'csv') yield* readCsv(text());
  else if (format === 'jsonLines') yield* readJsonLines(text());
  else if (format === 'json') yield* readWholeJson(text());
  else throw new UnreadableFileError('JSON, NDJSON ya da bilinen sütun adları olan bir CSV değil');
}

/** Returns the format of a file according to its beginning; `undefined` for any other format. */
function detectFormat(head: string, isWhole: boolean, file: ImportFile): Format | undefined {
  const lines = head.split('\n', LOOKED_AT_LINES + 1);
  // The last line may be cut off.
  if (!isWhole || lines.length > LOOKED_AT_LINES) lines.pop();
  const written = lines.map((line) => line.trim()).filter((line) => line !== '');
  const isJson = /^\s*[[{]/.test(head);
  const isCalledLines = /\.(?:ndjson|jsonl)$/i.test(file.path);
  const objectLines = written.filter((line) => line.startsWith('{') && isJsonText(line)).length;
  const [first = head] = written;
  if (isJson) {
    const isList = first.startsWith('[') || LIST_START.test(first);
    const isOneLine = isWhole && written.length === 1;
    if (!isList && !isOneLine && (isCalledLines || objectLines > 0)) return 'jsonLines';
    if (isList && !isOneLine && objectLines > 0 && file.bytes > LARGEST_JSON_BYTES) return 'jsonLines';
    return 'json';
  }
  if (isCalledLines || objectLines > 0) return 'jsonLines';
  const header = written.find((line) => !isSeparatorNote(line));
  return header !== undefined && parseCsvHeader(header.replace(/^\uFEFF/, '')) ? 'csv' : undefined;
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function* readWholeJson(pieces: AsyncIterable<string>): AsyncGenerator<FileItem> {
  const parts: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > LARGEST_JSON_BYTES)
      throw new UnreadableFileError(
        'JSON dosyası en çok 200 MB olabilir; daha büyüğü için satır başına bir kayıt (NDJSON) ya da CSV kullanın',
      );
    parts.push(piece);
  }
  yield* readJson(parts.join(''));
}
