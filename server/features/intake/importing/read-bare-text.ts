import { readFile } from 'node:fs/promises';
import { noticeText } from '#server/features/intake/notices/index.ts';
import { isSeparatorNote, parseCsvHeader } from './read-csv.ts';
import { detectEncoding } from './text-file.ts';

/** A text that begins in its middle begins with `[...]`, which is no list. */
const JSON_START = /^(?:\[\s*(?:[[{"\d\]-]|true|false|null)|\{\s*["}])/;
/** Larger text is no notice. */
const LARGEST_BYTES = 5_000_000;
const TEXT_NAME = /\.(?:txt|html?|md)$/i;

/** What a text file or a saved page says: its markup, where it has any, and its text. */
export type SavedText = { readonly markup: string; readonly text: string };

/** True for names under which pages and texts are saved. */
export function isTextName(path: string): boolean {
  return TEXT_NAME.test(path);
}

/** True for JSON and CSV that somebody has saved under the name of a text. */
function isData(content: string): boolean {
  const text = content.replace(/^\uFEFF/, '').trimStart();
  const header = text.split(/\r?\n/, 2).find((line) => !isSeparatorNote(line)) ?? '';
  return JSON_START.test(text) || parseCsvHeader(header) !== undefined;
}

/** Undefined for a file that is empty, too large, no text, or data. */
export async function readSavedText(path: string, bytes: number): Promise<SavedText | undefined> {
  if (bytes === 0 || bytes > LARGEST_BYTES) return undefined;
  const encoding = await detectEncoding(path);
  if (!encoding) return undefined;
  const markup = new TextDecoder(encoding).decode(await readFile(path));
  if (isData(markup)) return undefined;
  const read = await noticeText(markup);
  return 'text' in read && read.text.trim() !== '' ? { markup, text: read.text } : undefined;
}
