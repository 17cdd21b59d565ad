/** A field of a page: a tag with its values in the byte order of the file. */
export type TiffField = { readonly tag: number; readonly type: number; readonly count: number; readonly value: Buffer };
/** A page of a TIFF: its fields, and the pieces in which its pixels are stored. */
export type TiffPage = { readonly fields: readonly TiffField[]; readonly pieces: readonly Buffer[] };

const MOST_PAGES = 500;
const LONG = 4;
/** The size of a value in bytes, by type. */
const SIZES: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
};
/** Tags with the offsets of the pieces: strips and tiles. */
const OFFSETS = [273, 324];
const LENGTHS = [279, 325];
/** Fields that point at further data, or describe the picture: other sizes of it, Exif, place, XMP, IPTC, Photoshop. */
const LEFT_OUT = new Set([330, 34665, 34853, 700, 33723, 34377, 37724]);
/** Fields of JPEG in the form before 1995, with its data outside the pieces. */
const OLD_JPEG = [512, 513, 519];

/** Reads and writes numbers in the byte order of a file. */
export type ByteOrder = {
  readonly mark: 'II' | 'MM';
  read16(from: Buffer, at: number): number;
  read32(from: Buffer, at: number): number;
  write16(value: number): Buffer;
  write32(value: number): Buffer;
};

const order = (mark: 'II' | 'MM'): ByteOrder => {
  const isLittle = mark === 'II';
  const written = (bytes: number) => (value: number) => {
    const buffer = Buffer.alloc(bytes);
    if (isLittle) buffer.writeUIntLE(value, 0, bytes);
    else buffer.writeUIntBE(value, 0, bytes);
    return buffer;
  };
  return {
    mark,
    read16: (from, at) => (isLittle ? from.readUInt16LE(at) : from.readUInt16BE(at)),
    read32: (from, at) => (isLittle ? from.readUInt32LE(at) : from.readUInt32BE(at)),
    write16: written(2),
    write32: written(4),
  };
};

/** Returns the pages of a TIFF. Throws for a file that is damaged, larger than 4 GB, or stored in an unknown way. */
export function readTiff(file: Buffer): { order: ByteOrder; pages: TiffPage[] } {
  const mark = file.toString('latin1', 0, 2);
  if (mark !== 'II' && mark !== 'MM') throw new Error('unknown');
  const bytes = order(mark);
  if (bytes.read16(file, 2) !== 42) throw new Error('unknown');
  const pages: TiffPage[] = [];
  const seen = new Set<number>();
  for (let at = bytes.read32(file, 4); at !== 0; ) {
    if (seen.has(at) || pages.length === MOST_PAGES) throw new Error('unknown');
    seen.add(at);
    const count = bytes.read16(file, at);
    pages.push(readPage(file, bytes, { at: at + 2, count }));
    at = bytes.read32(file, at + 2 + 12 * count);
  }
  return { order: bytes, pages };
}

function readPage(file: Buffer, bytes: ByteOrder, { at, count }: { at: number; count: number }): TiffPage {
  const all = Array.from({ length: count }, (_, place) => readField(file, bytes, at + 12 * place));
  if (all.some(({ tag }) => OLD_JPEG.includes(tag))) throw new Error('unknown');
  const numbersOf = (tags: readonly number[]) => {
    const field = all.find(({ tag }) => tags.includes(tag));
    if (!field) throw new Error('unknown');
    const { count: values, type, value } = field;
    return Array.from({ length: values }, (_, place) =>
      type === 3 ? bytes.read16(value, 2 * place) : bytes.read32(value, 4 * place),
    );
  };
  const [offsets, lengths] = [numbersOf(OFFSETS), numbersOf(LENGTHS)];
  const pieces = offsets.map((offset, place) => {
    const end = offset + (lengths[place] ?? 0);
    if (end > file.length) throw new Error('unknown');
    return file.subarray(offset, end);
  });
  return { fields: all.filter(({ tag }) => !LEFT_OUT.has(tag)), pieces };
}

function readField(file: Buffer, bytes: ByteOrder, at: number): TiffField {
  const [tag, type, count] = [bytes.read16(file, at), bytes.read16(file, at + 2), bytes.read32(file, at + 4)];
  const size = (SIZES[type] ?? 1) * count;
  const from = size <= 4 ? at + 8 : bytes.read32(file, at + 8);
  if (from + size > file.length) throw new Error('unknown');
  return { tag, type, count, value: file.subarray(from, from + size) };
}

/** Writes pages as a TIFF: only the data that they name, without gaps. */
export function writeTiff(pages: readonly TiffPage[], bytes: ByteOrder): Buffer {
  const parts: Buffer[] = [Buffer.from(bytes.mark, 'latin1'), bytes.write16(42)];
  let length = 8;
  let next = bytes.write32(0);
  parts.push(next);
  const put = (part: Buffer): number => {
    const at = length;
    parts.push(part);
    length += part.length;
    // Everything must begin at an even offset.
    if (length % 2 === 1) {
      parts.push(Buffer.alloc(1));
      length += 1;
    }
    return at;
  };
  for (const { fields, pieces } of pages) {
    const offsets = pieces.map(put);
    const placed = fields.map((field) => {
      const isPlace = OFFSETS.includes(field.tag);
      if (!isPlace && !LENGTHS.includes(field.tag)) return field;
      const values = isPlace ? offsets : pieces.map((piece) => piece.length);
      return { ...field, type: LONG, count: values.length, value: Buffer.concat(values.map(bytes.write32)) };
    });
    const entries = placed.map(({ tag, type, count, value }) => {
      const inside = value.length <= 4 ? Buffer.concat([value, Buffer.alloc(4 - value.length)]) : undefined;
      return [bytes.write16(tag), bytes.write16(type), bytes.write32(count), inside ?? bytes.write32(put(value))];
    });
    const following = bytes.write32(0);
    const at = put(Buffer.concat([bytes.write16(entries.length), ...entries.flat()]));
    // The offset of the next page follows the fields.
    parts.push(following);
    length += 4;
    bytes.write32(at).copy(next);
    next = following;
  }
  return Buffer.concat(parts);
}
