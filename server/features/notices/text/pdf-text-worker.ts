import { parentPort, workerData } from 'node:worker_threads';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Order = { file: Uint8Array; mostPages: number; longestText: number };

// The only sender is pdf-text.ts, which posts this shape.
const { file, mostPages, longestText } = workerData as Order;

/** Runs in a thread of its own, which the caller ends when it takes too long or needs too much memory. */
async function readPdf(): Promise<string> {
  const pdf = await getDocument({
    data: file,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
  let text = '';
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages) && text.length < longestText; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
    text += '\n';
    page.cleanup();
  }
  return text.slice(0, longestText);
}

readPdf().then(
  (text) => parentPort?.postMessage({ text }),
  (error: unknown) => parentPort?.postMessage({ error: error instanceof Error ? error.name : 'Error' }),
);
