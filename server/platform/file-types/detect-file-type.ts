import { z } from 'zod';
import { type Asked, decoding } from '../decoders/decoding.ts';
import { asUnusable, UnusableFile } from './unusable-file.ts';

/** The type of a file by its content, written as the extension under which the file is stored. */
export type FileType = (typeof PICTURE_TYPES)[number] | 'heic' | 'bmp' | 'tif' | 'pdf' | 'udf' | 'zip' | 'rar' | '7z';

/** Types that browsers show as pictures. SVG is left out because it can contain scripts. */
export const PICTURE_TYPES = ['jpg', 'png', 'gif', 'webp', 'avif'] as const;

/** PDF readers accept other bytes before the header, within this many bytes. */
const PDF_HEADER_WITHIN = 1024;

/** The signature of each type: position and bytes, each byte as a character. */
const SIGNATURES: readonly (readonly [FileType, Readonly<Record<number, string>>])[] = [
  ['jpg', { 0: '\xff\xd8\xff' }],
  ['png', { 0: '\x89PNG\r\n\x1a\n' }],
  ['gif', { 0: 'GIF87a' }],
  ['gif', { 0: 'GIF89a' }],
  ['webp', { 0: 'RIFF', 8: 'WEBP' }],
  ['tif', { 0: 'II*\0' }],
  ['tif', { 0: 'MM\0*' }],
  ['tif', { 0: 'II+\0' }],
  ['tif', { 0: 'MM\0+' }],
  ['zip', { 0: 'PK\x03\x04' }],
  ['rar', { 0: 'Rar!\x1a\x07' }],
  ['7z', { 0: '7z\xbc\xaf\x27\x1c' }],
];

/** Returns the archive's kind, or why the archive can't be used. */
const readArchive = decoding<undefined, { kind: 'zip' | 'udf' } | { unusable: string }>({
  name: 'archive',
  module: new URL('./decode-archive.ts', import.meta.url),
  answer: z.union([z.object({ kind: z.enum(['zip', 'udf']) }), z.object({ unusable: z.string() })]),
  longestMs: 10_000,
  mostMb: 256,
});

/**
 * Detects the type of a file by its first bytes, never by its name; an archive's list of entries is read by a decoder.
 * Throws UnusableFile for anything unknown.
 */
export async function detectFileType(content: Uint8Array, asked?: Asked): Promise<FileType> {
  const found = SIGNATURES.find(([, parts]) =>
    Object.entries(parts).every(([offset, part]) => startsWith(content, part, Number(offset))),
  );
  if (found) return found[0] === 'zip' ? typeOfArchive(content, asked) : found[0];
  if (isBitmap(content)) return 'bmp';
  const heif = typeOfHeif(content);
  if (heif) return heif;
  const head = Buffer.from(content.subarray(0, PDF_HEADER_WITHIN)).toString('latin1');
  if (isMarkup(head)) throw new UnusableFile('a page instead of a file');
  if (head.includes('%PDF-')) return 'pdf';
  throw new UnusableFile(content.byteLength === 0 ? 'empty' : 'unknown type');
}

function startsWith(content: Uint8Array, signature: string, offset: number): boolean {
  return Buffer.from(content.subarray(offset, offset + signature.length)).toString('latin1') === signature;
}

const HEIC_BRANDS: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const MOST_BRANDS = 32;

/**
 * AV1 and HEVC pictures use the same container. AV1 can be decoded here, HEVC (from phones) can't. The container's list
 * of brands says which of the two it contains.
 */
function typeOfHeif(content: Uint8Array): 'avif' | 'heic' | undefined {
  if (!startsWith(content, 'ftyp', 4)) return undefined;
  const head = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const end = Math.min(head.readUInt32BE(0), head.length, 16 + 4 * MOST_BRANDS);
  const brands = [head.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined;
}

/** The two letters `BM` are not enough proof, so the length of the second header must also be one of the known ones. */
function isBitmap(content: Uint8Array): boolean {
  if (!startsWith(content, 'BM', 0) || content.byteLength < 26) return false;
  return [12, 40, 52, 56, 108, 124].includes(new DataView(content.buffer, content.byteOffset).getUint32(14, true));
}

function isMarkup(head: string): boolean {
  return /^\s*(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|head|body|\?xml|svg|script)/i.test(head);
}

/** UDF (the courts' own format) is a ZIP with `content.xml`. */
async function typeOfArchive(content: Uint8Array, asked?: Asked): Promise<'zip' | 'udf'> {
  const read = await readArchive(content, undefined, asked).catch((error: unknown) => {
    throw asUnusable(error, 'archive');
  });
  if ('unusable' in read) throw new UnusableFile(read.unusable);
  return read.kind;
}
