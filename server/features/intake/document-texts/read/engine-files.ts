import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * What the reading engines need from their packages: nothing is fetched at run time, and decoders open no file
 * themselves.
 */

/** The measured best of what the package holds: smaller and newer than its default. */
export const TURKISH_DATA = join(
  dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/tur'))),
  '4.0.0_best_int',
);

/** The code that draws pages of PDFs. The package's own way to it asks the network in some surroundings. */
export async function pdfiumCode(): Promise<ArrayBuffer> {
  const code = await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')));
  return new Uint8Array(code).buffer;
}
