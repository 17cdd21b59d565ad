import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * The files that the reading engines need from their packages: nothing is downloaded at run time, and decoders open no
 * files themselves.
 */

/** The best of the package's models by measurement: smaller and newer than its default. */
export const TURKISH_DATA = join(
  dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/tur'))),
  '4.0.0_best_int',
);

/** Returns the code that draws pages of PDFs. The package's own loader uses the network in some environments. */
export async function pdfiumCode(): Promise<ArrayBuffer> {
  const code = await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')));
  return new Uint8Array(code).buffer;
}
