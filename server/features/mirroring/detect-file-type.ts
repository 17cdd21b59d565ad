import { unzipSync } from 'fflate';

/** The type of a file by its content, written as the extension under which the file is stored. */
export type FileType = (typeof PICTURE_TYPES)[number] | 'heic' | 'bmp' | 'tif' | 'pdf' | 'udf' | 'zip' | 'rar' | '7z';

/** Types that browsers show as pictures. SVG is left out because it can contain scripts. */
export const PICTURE_TYPES = ['jpg', 'png', 'gif', 'webp', 'avif'] as const;

const MAX_ENTRIES = 10_000;
const MAX_UNPACKED_BYTES = 2 * 1024 ** 3;
/** Deflate can make data at most 1032 times smaller, but real archives stay far below that. */
const MAX_RATIO = 200;
const SMALL_BYTES = 20 * 1024 ** 2;
/** PDF readers accept other bytes before the header, within this many bytes. */
const PDF_HEADER_WITHIN = 1024;

const SIGNATURES: readonly (readonly [FileType, offset: number, signature: string])[] = [
  ['jpg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['webp', 8, 'WEBP'],
  ['tif', 0, 'II*\0'],
  ['tif', 0, 'MM\0*'],
  ['tif', 0, 'II+\0'],
  ['tif', 0, 'MM\0+'],
  ['zip', 0, 'PK\x03\x04'],
  ['rar', 0, 'Rar!\x1a\x07'],
  ['7z', 0, '7z\xbc\xaf\x27\x1c'],
];

/** Thrown for a file that can't be used. Its message is the reason shown to people who read the table. */
export class UnusableFile extends Error {}

/** Finds out what a file is by its first bytes, never by its name. Throws UnusableFile for anything unknown. */
export function detectFileType(content: Uint8Array): FileType {
  const found = SIGNATURES.find(([, offset, signature]) => startsWith(content, signature, offset));
  if (found) return found[0] === 'zip' ? typeOfArchive(content) : found[0];
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
 * of brands tells which of the two it holds.
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

/** Reads the list of entries in a ZIP and unpacks nothing. UDF (the courts' own format) is a ZIP with `content.xml`. */
function typeOfArchive(content: Uint8Array): 'zip' | 'udf' {
  let entries = 0;
  let unpackedBytes = 0;
  let isUdf = false;
  try {
    unzipSync(content, {
      filter({ name, originalSize }) {
        entries += 1;
        unpackedBytes += originalSize;
        if (entries > MAX_ENTRIES) throw new UnusableFile('archive with too many entries');
        if (name.startsWith('/') || /(?:^|[/\\])\.\.(?:[/\\]|$)|^[a-z]:|\0/i.test(name))
          throw new UnusableFile('archive that leads outside itself');
        isUdf ||= name === 'content.xml';
        return false;
      },
    });
  } catch (error) {
    throw error instanceof UnusableFile ? error : new UnusableFile('broken archive');
  }
  const isBomb = unpackedBytes > SMALL_BYTES && unpackedBytes > content.byteLength * MAX_RATIO;
  if (isBomb || unpackedBytes > MAX_UNPACKED_BYTES) throw new UnusableFile('archive that unpacks to far too much');
  if (entries === 0) throw new UnusableFile('broken archive');
  return isUdf ? 'udf' : 'zip';
}
