import { type FileItem, faultyItem, LONGEST_LINE } from './file-item.ts';
import { type Line, splitLines } from './text-file.ts';

/** The names under which files have their list of listings. */
export const LIST_NAMES: readonly string[] = ['properties', 'listings', 'records', 'items', 'ilanlar', 'kayitlar'];
/** The beginning of such a list, or of the list in a saved answer of a source. */
export const LIST_START = new RegExp(`"(?:${[...LIST_NAMES, 'ads', 'pages'].join('|')})"\\s*:\\s*\\[`);
const FILE_LIST_START = new RegExp(`^\\s*\\[|${LIST_START.source}`);

/**
 * Returns the values of a text with one value per line. Skips empty lines, and the brackets and commas of a list in
 * this form.
 */
export async function* readJsonLines(pieces: AsyncIterable<string>): AsyncGenerator<FileItem> {
  for await (const line of splitLines(pieces, LONGEST_LINE)) {
    const item = readJsonLine(line);
    if (item) yield item;
  }
}

function readJsonLine({ number, text }: Line): FileItem | undefined {
  const position = { line: number };
  if (text === undefined) return faultyItem(position, `satır: en çok ${LONGEST_LINE} karakter olabilir`);
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '[' || trimmed === ']' || trimmed === '],') return undefined;
  const parsed = parseJson(trimmed) ?? parseJson(trimmed.replace(/^\[/, '').replace(/[,\]]+$/, ''));
  return parsed ? { position, value: parsed.value } : faultyItem(position, 'satır: geçerli JSON değil', trimmed);
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return undefined;
  }
}

/** Returns the single value of a JSON file; if the file is truncated or faulty, the complete elements of its list. */
export function* readJson(text: string): Generator<FileItem> {
  const whole = parseJson(text);
  if (whole) {
    yield { position: {}, value: whole.value };
    return;
  }
  const start = listStart(text);
  if (start === undefined) {
    yield faultyItem({}, 'dosya: geçerli JSON değil', text);
    return;
  }
  let item = 0;
  for (const { element, isClosed } of listElements(text, start)) {
    item += 1;
    const parsed = isClosed ? parseJson(element) : undefined;
    if (parsed) yield { position: { item }, value: parsed.value };
    else yield faultyItem({ item }, isClosed ? 'kayıt: geçerli JSON değil' : 'kayıt: JSON yarıda kesilmiş', element);
  }
}

/** Returns the start of a faulty file's list: the file itself is a list, or has one under a known name. */
function listStart(text: string): number | undefined {
  const found = FILE_LIST_START.exec(text);
  return found ? found.index + found[0].length : undefined;
}

/** Splits a list into the texts of its elements, looking only at brackets and quotes. */
function* listElements(text: string, start: number): Generator<{ element: string; isClosed: boolean }> {
  let depth = 0;
  let from = start;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      at = endOfString(text, at);
    } else if (sign === '{' || sign === '[') {
      depth += 1;
    } else if ((sign === ',' || sign === ']') && depth === 0) {
      const element = text.slice(from, at).trim();
      if (element !== '') yield { element, isClosed: true };
      if (sign === ']') return;
      from = at + 1;
    } else if (sign === '}' || sign === ']') {
      depth -= 1;
    }
  }
  const rest = text.slice(from).trim();
  if (rest !== '') yield { element: rest, isClosed: false };
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
