import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words of a PDF, and the size of its smallest letters. */
export async function readPdf(content: Buffer): Promise<{ text: string; smallestPt: number }> {
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: VerbosityLevel.ERRORS }).promise;
  const items = [];
  for (let page = 1; page <= pdf.numPages; page += 1)
    items.push(...(await (await pdf.getPage(page)).getTextContent()).items);
  const written = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  const text = written.map(({ str }) => str).join(' ');
  return { text, smallestPt: Math.min(...written.map(({ height }) => height)) };
}
