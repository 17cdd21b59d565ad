import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1254';

const SNIFFED_BYTES = 4096;
/** A file with a larger share of control characters among its first bytes is not a text. */
const CONTROL_SHARE = 0.02;

/**
 * Returns the encoding of a text file; `undefined` if it is not a text. Reads a file without a byte order mark to its
 * end.
 */
export async function detectEncoding(path: string): Promise<Encoding | undefined> {
  const head = await readHead(path, SNIFFED_BYTES);
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (isBinary(head)) return undefined;
  return (await looksLikeUtf8(path)) ? 'utf-8' : 'windows-1254';
}

async function readHead(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function isBinary(head: Buffer): boolean {
  const controls = head.filter((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20) || byte === 0x7f).length;
  return controls > head.length * CONTROL_SHARE;
}

/**
 * Whether a file is UTF-8, even with a few broken characters: it has more complete multi-byte characters than broken
 * ones. Turkish text in Windows-1254 has almost no sequence that looks complete.
 */
async function looksLikeUtf8(path: string): Promise<boolean> {
  let rest: Buffer = Buffer.alloc(0);
  let whole = 0;
  let broken = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const end = lastWholeCharacter(bytes);
    rest = bytes.subarray(end);
    const checked = bytes.subarray(0, end);
    if (isUtf8(checked)) continue;
    const counts = countCharacters(checked);
    whole += counts.whole;
    broken += counts.broken;
    if (broken - whole > 10_000) return false;
  }
  return whole > broken || (broken === 0 && isUtf8(rest));
}

/** Returns where to cut so that no multi-byte character is split. */
function lastWholeCharacter(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return bytes.length - back;
    if (byte < 0x80) break;
  }
  return bytes.length;
}

function countCharacters(bytes: Buffer): { whole: number; broken: number } {
  let whole = 0;
  let broken = 0;
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) {
      at += 1;
      continue;
    }
    const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead >= 0xc2 && isUtf8(bytes.subarray(at, at + length))) {
      whole += 1;
      at += length;
    } else {
      broken += 1;
      at += 1;
    }
  }
  return { whole, broken };
}

/** Returns the text of a file in chunks, without its byte order mark. Reports the size of each chunk to `onBytes`. */
export async function* readText(
  path: string,
  encoding: Encoding,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 }) as AsyncIterable<Buffer>) {
    onBytes?.(chunk.length);
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/** Returns the beginning of a file's text, and whether it is the whole text. */
export async function readTextHead(path: string, encoding: Encoding, characters: number) {
  let head = '';
  for await (const text of readText(path, encoding)) {
    head += text;
    if (head.length > characters) return { head: head.slice(0, characters), isWhole: false };
  }
  return { head, isWhole: true };
}

/** A line of a file, counted from 1; `text` is missing if the line is too long. */
export type Line = { number: number; text?: string };

/**
 * Splits a text in chunks into lines, without line breaks. The text of a line over the limit is skipped and not kept in
 * memory.
 */
export async function* splitLines(pieces: AsyncIterable<string>, longest: number): AsyncGenerator<Line> {
  let number = 1;
  let open: string[] = [];
  let length = 0;
  const close = (): Line => {
    const line = length > longest ? { number } : { number, text: open.join('').replace(/\r$/, '') };
    number += 1;
    open = [];
    length = 0;
    return line;
  };
  for await (const piece of pieces) {
    let from = 0;
    for (let at = piece.indexOf('\n'); at !== -1; at = piece.indexOf('\n', from)) {
      length += at - from;
      if (length <= longest) open.push(piece.slice(from, at));
      yield close();
      from = at + 1;
    }
    length += piece.length - from;
    if (length <= longest) open.push(piece.slice(from));
    else open = [];
  }
  if (length > 0) yield close();
}
