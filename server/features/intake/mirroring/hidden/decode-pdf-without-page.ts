import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from '#server/platform/file-types/decode-open-pdf.ts';

/** Objects that a page can draw: another page may name them without drawing them. */
const DRAWN = /\/Subtype\s*\/(?:Image|Form)\b/;
const STREAM = /stream\r?\n/g;
const LONGEST_DICTIONARY = 2000;

/**
 * Replaces one page of a PDF with our notice. Data that only this page needs is not copied: its text and pictures are
 * gone, and so are attached files. Throws an error whose message is the reason: see `removePage`.
 */
export async function pdfWithoutPage(file: Uint8Array, page: number, notice: Uint8Array): Promise<Uint8Array> {
  const reading = openPdf(Uint8Array.from(file));
  try {
    const pdf = await reading.promise;
    if (page > pdf.numPages) throw new Error('no-such-page');
    if (pdf.numPages === 1) throw new Error('only-page');
    // Attachments may contain the page again.
    if (await pdf.getAttachments()) throw new Error('attachments');
    return await exchanged(pdf, page - 1, notice);
  } finally {
    await reading.destroy();
  }
}

async function exchanged(pdf: PDFDocumentProxy, index: number, notice: Uint8Array): Promise<Uint8Array> {
  const others = Array.from({ length: pdf.numPages }, (_, place) => place).filter((place) => place !== index);
  const copy = await pdf.extractPages([
    { document: null, includePages: others, pageIndices: others },
    { document: Uint8Array.from(notice), includePages: [0], pageIndices: [index] },
  ]);
  const removed = drawnObjects(await pdf.extractPages([{ document: null, includePages: [index] }]));
  for (const object of drawnObjects(copy)) if (removed.has(object)) throw new Error('shared-object');
  return copy;
}

/** Returns the bytes of the pictures and forms in a file written by pdf.js, as text. */
function drawnObjects(file: Uint8Array): Set<string> {
  const text = Buffer.from(file).toString('latin1');
  const objects = new Set<string>();
  for (const { index, 0: opening } of text.matchAll(STREAM)) {
    const dictionary = text.slice(Math.max(text.lastIndexOf(' obj', index), index - LONGEST_DICTIONARY), index);
    if (!DRAWN.test(dictionary)) continue;
    const start = index + opening.length;
    const end = text.indexOf('endstream', start);
    objects.add(text.slice(start, end));
  }
  return objects;
}
