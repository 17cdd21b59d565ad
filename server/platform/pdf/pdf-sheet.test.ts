import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import {
  COLOURS,
  closeSheet,
  keepLines,
  MARGIN,
  newPage,
  openSheet,
  setFace,
  TEXT_WIDTH,
  tagged,
} from './pdf-sheet.ts';

const LINE_GAP = 3;
const lines = (count: number) => Array.from({ length: count }, (_, at) => `satır ${at + 1}`).join('\n');

/** The number of lines of a text on each page, when this many lines are written above it. */
async function linesOfPages(above: number, count: number): Promise<number[]> {
  const sheet = openSheet({ title: 'Deneme', subject: 'Deneme', writtenOn: '2026-11-20' });
  const { document, root } = sheet;
  setFace(sheet, 'regular', 12);
  for (const text of [lines(above).replaceAll('satır', 'üstte'), lines(count)]) {
    const options = { width: TEXT_WIDTH, lineGap: LINE_GAP };
    keepLines(sheet, document.heightOfString(text, options), LINE_GAP);
    tagged(sheet, root, 'P', () => {
      document.text(text, MARGIN.x, document.y, options);
    });
  }
  const pdf = await getDocument({ data: new Uint8Array(await closeSheet(sheet)), verbosity: VerbosityLevel.ERRORS })
    .promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getTextContent());
  return (await Promise.all(pages)).map(
    ({ items }) => items.filter((item) => 'str' in item && item.str.startsWith('satır')).length,
  );
}

it.each([2, 3, 4, 5, 9])(
  'a paragraph of %i lines leaves no single line at the bottom or top of a page',
  async (count) => {
    const breaks = new Set<string>();
    for (let above = 26; above <= 40; above += 1) {
      const written = (await linesOfPages(above, count)).filter((lineCount) => lineCount > 0);
      expect(written.reduce((sum, lineCount) => sum + lineCount, 0)).toBe(count);
      expect(written).not.toContain(1);
      breaks.add(written.join());
    }
    // At least one of these texts must break across pages; otherwise the rule is not tested.
    expect(breaks.size > 1).toBe(count > 3);
  },
);

it('text keeps its colour on a new page', async () => {
  const sheet = openSheet({ title: 'Deneme', subject: 'Deneme', writtenOn: '2026-11-20' });
  setFace(sheet, 'bold', 12, COLOURS.petrol);
  newPage(sheet);
  tagged(sheet, sheet.root, 'P', () => {
    sheet.document.text('petrol');
  });
  const pdf = await getDocument({ data: new Uint8Array(await closeSheet(sheet)), verbosity: VerbosityLevel.ERRORS })
    .promise;
  const { fnArray, argsArray } = await (await pdf.getPage(2)).getOperatorList();
  const colours = fnArray.flatMap((operator, at) => (operator === OPS.setFillRGBColor ? [argsArray[at]] : []));
  expect(colours.flat()).toEqual([COLOURS.petrol]);
});
