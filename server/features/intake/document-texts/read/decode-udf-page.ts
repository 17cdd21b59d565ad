import { unpackUdf } from '#shared/open-udf.ts';
import { LONGEST_WORD } from '#shared/read-documents/document-texts.ts';
import { readUdf } from '#shared/read-documents/read-udf.ts';
import { type UdfWord, udfPages } from '#shared/read-documents/udf-words.ts';
import type { PageReading } from './page-reading.ts';

/** The viewer opens at most this much. */
const MAX_XML_BYTES = 16 * 2 ** 20;

/** Reads one page of a UDF, which is already text. Its words have no place on a sheet. Throws if it is not a UDF. */
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

/** Returns the pages into which a UDF is divided. Throws if it is not a UDF. */
export function pagesOfUdf(file: Uint8Array): readonly (readonly UdfWord[])[] {
  return udfPages(readUdf(unpackUdf(file, MAX_XML_BYTES)));
}
