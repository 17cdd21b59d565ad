import type { ImageContent } from '../detect-content.ts';

export type ImageSize = { readonly width: number; readonly height: number };

/** Width and height in pixels from an image's header, without decoding it; undefined if the header contains none. */
export function readImageSize(bytes: Uint8Array, content: ImageContent): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return SIZES[content](view);
  } catch {
    // The file ends within its header.
    return undefined;
  }
}

const SIZES: Readonly<Record<ImageContent, (view: DataView) => ImageSize | undefined>> = {
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  bmp: (view) => ({ width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }),
  webp: webpSize,
  jpeg: jpegSize,
};

function webpSize(view: DataView): ImageSize | undefined {
  const form = String.fromCharCode(view.getUint8(12), view.getUint8(13), view.getUint8(14), view.getUint8(15));
  if (form === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (form !== 'VP8X') return undefined;
  const side = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
  return { width: side(24), height: side(27) };
}

/** From the first frame header (markers C0 to CF). C4, C8 and CC are in that range, but are not frames. */
function jpegSize(view: DataView): ImageSize | undefined {
  let at = 2;
  while (at < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    const isFill = marker === 0xff;
    at += isFill ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
