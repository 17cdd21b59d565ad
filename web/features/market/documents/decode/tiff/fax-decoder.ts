/// <reference path="./image-decoders.d.ts" />
import { Jbig2Image } from 'pdfjs-dist/image_decoders/pdf.image_decoders.mjs';
import type { DecodeFax } from './decode-tiff.ts';

/**
 * PDFium's decoder of CCITT faxes, as included in pdf.js; `decodersUrl` is the folder of its JavaScript, with a
 * trailing slash.
 */
export function faxDecoder(decodersUrl: string): DecodeFax {
  Jbig2Image.setOptions({ useWasm: false, useWorkerFetch: true, wasmUrl: decodersUrl });
  return (bytes, width, rows, options) => Jbig2Image.instance.decode(bytes, width, rows, null, options);
}
