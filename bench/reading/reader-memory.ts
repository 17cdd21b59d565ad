import { readPage } from '#server/features/intake/document-texts/read/read-page.ts';
import { DecodingFailed } from '#server/platform/decoders/decoding.ts';
import { paperPicture, REPORT, scannedPdf } from '#tests/support/papers/make-paper.ts';
import type { PaperForm } from '#tests/support/papers/spoil-paper.ts';
import { figure, printTable, tell } from '../report.ts';
import { readerUsage } from './reader-process.ts';

const FORMS: readonly PaperForm[] = ['clean', 'grey', 'fax', 'skewed', 'photographed'];
/** Few lines, because memory depends on the size of a picture, and time on the number of words. */
const LINES = 6;
const TELL_EVERY = 50;

/** Measures whether the reader's memory grows over many pages: whole sheets at 200 dpi with a few lines each. */
export async function benchReaderMemory(pages: number): Promise<void> {
  const files = await Promise.all(
    FORMS.map(async (form) =>
      scannedPdf([await paperPicture(REPORT.slice(0, LINES), { form, face: 'Liberation Serif' })]),
    ),
  );
  const sizes: number[] = [];
  let late = 0;
  for (let page = 0; page < pages; page += 1) {
    if (page % TELL_EVERY === 0) tell(`memory of the reader, page ${page} of ${pages}`);
    try {
      // Safe: the remainder is a valid index.
      await readPage(files[page % files.length] as Buffer, 'pdf', 1);
      const { mb } = readerUsage();
      // The reader exits right after its last page.
      if (mb > 0) sizes.push(mb);
    } catch (error) {
      // Other load on the machine can keep the reader from the CPU until it times out.
      if (!(error instanceof DecodingFailed && error.why === 'time')) throw error;
      late += 1;
    }
  }
  printMemory(sizes, late);
}

function printMemory(sizes: readonly number[], late: number): void {
  const part = Math.ceil(sizes.length / 5);
  printTable(
    `Memory of the reader over ${sizes.length} pages`,
    `Linux, MB resident after a page of ${LINES} lines; the reader is renewed after 40 pages. ${late} pages came too late.`,
    ['pages', 'least', 'most'],
    Array.from({ length: Math.ceil(sizes.length / part) }, (_, at) => {
      const some = sizes.slice(at * part, (at + 1) * part);
      return [`${at * part + 1} to ${at * part + some.length}`, figure(Math.min(...some)), figure(Math.max(...some))];
    }),
  );
}
