import { unpackUdf } from '#shared/open-udf.ts';
import { LONGEST_WORD } from '#shared/read-documents/document-texts.ts';
import { readUdf } from '#shared/read-documents/read-udf.ts';
import { type UdfWord, udfPages } from '#shared/read-documents/udf-words.ts';
import type { PageReading } from './page-reading.ts';

/** As much as the viewer opens. */
const MAX_XML_BYTES = 16 * 2 ** 20;

/** One page of a UDF, which is text already. Its words have no place on a sheet. Throws for what is none. */
export function readUdfPage(file: Uint8Array, page: number): PageReading {
  const pages = pagesOfUdf(file);
  const words = pages[page - 1];
  if (!words) throw new Error('no such page');
  return {
    pages: pages.length,
    by: 'layer',
    words: words.map(({ text, line, cell }) => ({
      text: text.slice(0, LONGEST_WORD),
      ...(cell !== undefined && { cell }),
      box: [0, 0, 0, 0],
      line,
      isSure: true,
    })),
  };
}

/** The pages that a UDF is cut into. Throws for what is none. */
export function pagesOfUdf(file: Uint8Array): readonly (readonly UdfWord[])[] {
  return udfPages(readUdf(unpackUdf(file, MAX_XML_BYTES)));
}
