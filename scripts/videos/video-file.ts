/** A box of an MP4 file: its kind and its content. */
type Box = { readonly kind: string; readonly content: Buffer };

const HEADER_BYTES = 8;

function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  let at = 0;
  while (at + HEADER_BYTES <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    // Size 0 means up to the end; 1 means a 64-bit size, which our small films do not have.
    const end = size < HEADER_BYTES ? bytes.length : at + size;
    boxes.push({
      kind: bytes.toString('latin1', at + 4, at + HEADER_BYTES),
      content: bytes.subarray(at + HEADER_BYTES, end),
    });
    at = end;
  }
  return boxes;
}

function inside(bytes: Buffer, kind: string): Buffer {
  const found = boxesIn(bytes).find((box) => box.kind === kind);
  if (!found) throw new Error(`Not a film: it has no “${kind}”.`);
  return found.content;
}

/**
 * The length of an MP4 film in seconds, from its header (ISO/IEC 14496-12, `mvhd`). Throws for other kinds of files.
 */
export function videoSeconds(file: Buffer): number {
  const header = inside(inside(file, 'moov'), 'mvhd');
  const isLong = header.readUInt8(0) === 1;
  const timescale = header.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return duration / timescale;
}

/** A caption, and when it is shown. */
export type Cue = { readonly startS: number; readonly endS: number; readonly text: string };

const CUE = /(?:(\d+):)?(\d+):([\d.]+) --> (?:(\d+):)?(\d+):([\d.]+)[^\n]*\n([\s\S]*?)(?:\n\n|\n*$)/g;

const seconds = (hours = '0', minutes = '0', rest = '0') => Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);

/** The captions of a WebVTT file, in order. */
export function cuesIn(vtt: string): Cue[] {
  return [...vtt.matchAll(CUE)].map(([, h1, m1, s1, h2, m2, s2, text = '']) => ({
    startS: seconds(h1, m1, s1),
    endS: seconds(h2, m2, s2),
    text: text.replace(/\s+/g, ' ').trim(),
  }));
}
