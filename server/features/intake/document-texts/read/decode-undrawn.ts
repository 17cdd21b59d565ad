import type { PDFiumDocument } from '@hyzyla/pdfium';
import { Unzlib } from 'fflate';
import { readPageFacts } from './decode-layer.ts';
import type { ToOpen } from './held-document.ts';

/** The minimum number of pixels per byte in a compressed empty picture, by the last of its filters. */
const EMPTY_PIXELS: Readonly<Record<string, number>> = {
  JBIG2Decode: 8000,
  JPXDecode: 8000,
  CCITTFaxDecode: 500,
  DCTDecode: 25,
};
const OTHER_EMPTY_PIXELS = 300;
const HEAD_BYTES = 64;
const MOST_CONTENT_BYTES = 2 ** 24;
/** Decompressed per step: a step can grow to at most a thousand times its size. */
const PIECE_BYTES = 4096;
const DICTIONARY_BYTES = 4096;
/** Operators that paint a picture, a form or a shading. For text and lines PDFium has objects if it can read them. */
const PAINTS = /(?:^|\s)(?:Do|EI|sh)(?=\s|$)/;

/**
 * Whether a page that was drawn in a single colour has content that could not be drawn: a compressed picture that is
 * larger than an empty one, a picture within a form, or a content stream that can't be decompressed or paints missing
 * objects.
 */
export async function holdsUndrawn(pdf: PDFiumDocument, given: ToOpen, page: number): Promise<boolean> {
  const objects = [...pdf.getPage(page - 1).objects()];
  for (const object of objects) if (object.type === 'image' && (await isFull(object))) return true;
  if (objects.length > 0 && objects.every(({ type }) => type !== 'form')) return false;
  const facts = await readPageFacts(given, page).catch(() => undefined);
  if (!facts) return false;
  return objects.length > 0 ? facts.hasPictures : contentsOf(Buffer.from(given.file), facts.object).some(isBroken);
}

type ImageObject = {
  getImageDataRaw(): Promise<{
    readonly width: number;
    readonly height: number;
    readonly data: Uint8Array;
    readonly filters: readonly string[];
  }>;
};

/** Whether a compressed picture is larger than an empty one. A picture without data is broken and counts as full. */
async function isFull(image: ImageObject): Promise<boolean> {
  const raw = await image.getImageDataRaw().catch(() => undefined);
  if (!raw) return true;
  const { width, height, data, filters } = raw;
  const pixels = EMPTY_PIXELS[filters.at(-1) ?? ''] ?? OTHER_EMPTY_PIXELS;
  return data.length > HEAD_BYTES + (width * height) / pixels;
}

type Stream = { readonly dictionary: string; readonly data: Buffer };

/**
 * Returns the content streams of a page from the file's bytes: none if the page is in a compressed object stream or
 * encrypted.
 */
function contentsOf(file: Buffer, page: string): Stream[] {
  if (file.includes('/Encrypt')) return [];
  const [, one, several] =
    /\/Contents\s*(?:(\d+ \d+) R|\[([^\]]*)\])/.exec(objectAt(file, page)?.dictionary ?? '') ?? [];
  const names = one ? [one] : Array.from((several ?? '').matchAll(/(\d+ \d+) R/g), ([, name = '']) => name);
  return names.map((name) => objectAt(file, name)).filter((object) => object !== undefined);
}

/** Returns the last object with a name, which replaces earlier ones. */
function objectAt(file: Buffer, name: string): Stream | undefined {
  const mark = `${name} obj`;
  let at = file.lastIndexOf(mark, undefined, 'latin1');
  while (at > 0 && /\d/.test(String.fromCharCode(file[at - 1] ?? 0))) at = file.lastIndexOf(mark, at - 1, 'latin1');
  if (at < 0) return undefined;
  const head = file.toString('latin1', at, at + DICTIONARY_BYTES);
  const [dictionary = ''] = head.split(/endobj|stream\r?\n/, 1);
  const [before] = /^[\s\S]*?stream\r?\n/.exec(head) ?? [];
  if (before === undefined || before.includes('endobj')) return { dictionary, data: Buffer.alloc(0) };
  const from = at + before.length;
  const end = file.indexOf('endstream', from, 'latin1');
  return { dictionary, data: file.subarray(from, end < 0 ? undefined : end) };
}

function isBroken({ dictionary, data }: Stream): boolean {
  const filters = Array.from(dictionary.matchAll(/\/(\w+Decode|Fl)\b/g), ([, name]) => name);
  if (data.length === 0 || filters.some((name) => name !== 'FlateDecode' && name !== 'Fl')) return false;
  try {
    let content = data;
    for (const _ of filters) content = unpacked(content);
    return PAINTS.test(content.toString('latin1'));
  } catch {
    return true;
  }
}

/** Decompresses data. Throws if that fails or the result is larger than any real page. */
function unpacked(data: Buffer): Buffer {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const stream = new Unzlib((part) => {
    bytes += part.length;
    if (bytes > MOST_CONTENT_BYTES) throw new Error('content too large');
    parts.push(part);
  });
  for (let at = 0; at < data.length; at += PIECE_BYTES)
    stream.push(data.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= data.length);
  return Buffer.concat(parts);
}
