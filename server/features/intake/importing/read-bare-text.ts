import { readFile } from 'node:fs/promises';
import { noticeText } from '#server/features/intake/notices/index.ts';
import { isSeparatorNote, parseCsvHeader } from './read-csv.ts';
import { detectEncoding } from './text-file.ts';

/** Not the `[...]` at the start of an excerpt, which is not a list. */
const JSON_START = /^(?:\[\s*(?:[[{"\d\]-]|true|false|null)|\{\s*["}])/;
/** A larger text is not a notice. */
const LARGEST_BYTES = 5_000_000;
const TEXT_NAME = /\.(?:txt|html?|md)$/i;

/** The content of a text file or a saved page: its markup, if any, and its text. */
export type SavedText = { readonly markup: string; readonly text: string };

/** Whether a file has the extension of a saved page or text. */
export function isTextName(path: string): boolean {
  return TEXT_NAME.test(path);
}

/** Whether the content is JSON or CSV with the file extension of a text. */
function isData(content: string): boolean {
  const text = content.replace(/^\uFEFF/, '').trimStart();
  const header = text.split(/\r?\n/, 2).find((line) => !isSeparatorNote(line)) ?? '';
  return JSON_START.test(text) || parseCsvHeader(header) !== undefined;
}

/** Returns `undefined` for a file that is empty, too large, not a text, or data. */
export async function readSavedText(path: string, bytes: number): Promise<SavedText | undefined> {
  if (bytes === 0 || bytes > LARGEST_BYTES) return undefined;
  const encoding = await detectEncoding(path);
  if (!encoding) return undefined;
  const markup = new TextDecoder(encoding).decode(await readFile(path));
  if (isData(markup)) return undefined;
  const read = await noticeText(markup);
  return 'text' in read && read.text.trim() !== '' ? { markup, text: read.text } : undefined;
}
