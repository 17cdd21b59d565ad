import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from '#server/platform/file-types/decode-open-pdf.ts';

/** Objects that a page draws: they may be named by a page that does not draw them. */
const DRAWN = /\/Subtype\s*\/(?:Image|Form)\b/;
const STREAM = /stream\r?\n/g;
const LONGEST_DICTIONARY = 2000;

/**
 * A PDF with a page of ours in the place of one of its pages. What only that page needs is not copied: its text and
 * pictures are gone, as are attached files. Throws with the name of the reason: see `removePage`.
 */
export async function pdfWithoutPage(file: Uint8Array, page: number, notice: Uint8Array): Promise<Uint8Array> {
  const reading = openPdf(Uint8Array.from(file));
  try {
    const pdf = await reading.promise;
    if (page > pdf.numPages) throw new Error('no-such-page');
    if (pdf.numPages === 1) throw new Error('only-page');
    // They may hold the page once more.
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

/** The bytes of the pictures and forms in a file as pdf.js writes it, as text. */
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
