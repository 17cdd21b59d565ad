import { openPdf } from '#server/platform/file-types/decode-open-pdf.ts';
import { LONGEST_TEXT, plainText } from './plain-text.ts';

type Given = { readonly mostPages: number };

/**
 * Returns the text of a PDF's first pages. Throws an error whose message is the name of the fault that pdf.js found.
 */
export default async function decodePdf(file: Uint8Array, given: Given): Promise<string> {
  try {
    return await readPdf(file, given);
  } catch (error) {
    throw new Error(error instanceof Error ? error.name : 'Error');
  }
}

async function readPdf(file: Uint8Array, { mostPages }: Given): Promise<string> {
  const reading = openPdf(new Uint8Array(file.buffer, file.byteOffset, file.byteLength));
  try {
    const pdf = await reading.promise;
    let text = '';
    for (let number = 1; number <= Math.min(pdf.numPages, mostPages) && text.length < LONGEST_TEXT; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
      text += '\n';
      page.cleanup();
    }
    return plainText(text);
  } finally {
    await reading.destroy();
  }
}
