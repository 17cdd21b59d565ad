import type { XmlElement } from '@rgrove/parse-xml';
import { childElements, firstChild, parseUdf, unpackUdf } from '#shared/open-udf.ts';
import { plainText } from './plain-text.ts';
import { rowLine } from './row-line.ts';

const MEGABYTE = 2 ** 20;
/** Half of the viewer's limit. */
const MAX_XML_BYTES = 8 * MEGABYTE;
/**
 * Elements of `<data>`, in small letters, that repeat the appraisal outside the text. The bid (`ihaleBedeli`) is
 * excluded.
 */
const APPRAISAL_ELEMENTS = new Set(['muhammenbedel', 'muhammenbedeli', 'muhammenkiymet', 'muhammenkiymeti', 'kiymeti']);

/** Returns the text of a UDF, and the appraisal from its data. Throws with a reason in Turkish if it is not a UDF. */
export default function decodeUdf(file: Uint8Array): string {
  const { template, text } = parseUdf(unpackUdf(file, MAX_XML_BYTES));
  const appraisals = childElements(template)
    .filter(({ name }) => name === 'data')
    .flatMap(childElements)
    .filter(({ name }) => APPRAISAL_ELEMENTS.has(name.toLowerCase()))
    .map((element) => `Muhammen Bedeli : ${element.text.slice(0, 40)} TL`);
  const elements = firstChild(template, 'elements');
  return plainText([elements ? withRows(text, elements) : text, ...appraisals].join('\n'));
}

type Stretch = readonly [start: number, end: number];
type Row = { start: number; end: number; cells: readonly (readonly Stretch[])[] };

/**
 * Returns the text with each table row on one line, as for HTML tables. A row only refers to the positions of its cells
 * in the text.
 */
function withRows(text: string, elements: XmlElement): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, cells } of rowsOf(elements)) {
    const length = cells.flat().reduce((sum, [first, last]) => sum + last - first, 0);
    // Skips rows that start before the previous one ends, end beyond the text, or have cells that overlap.
    if (start < from || end > text.length || length > end - start) continue;
    const line = rowLine(cells.map((cell) => cell.map(([first, last]) => text.slice(first, last)).join('')));
    pieces.push(text.slice(from, start), `\n${line}\n`);
    from = end;
  }
  return [...pieces, text.slice(from)].join('');
}

function rowsOf(element: XmlElement): Row[] {
  const rows: Row[] = [];
  const open = childElements(element).toReversed();
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.name === 'row') {
      const cells = childElements(next)
        .filter(({ name }) => name === 'cell')
        .map((cell) => stretchesOf(cell));
      let [start, end] = [Number.POSITIVE_INFINITY, 0];
      for (const [first, last] of cells.flat()) [start, end] = [Math.min(start, first), Math.max(end, last)];
      rows.push({ start, end, cells });
    } else open.push(...childElements(next).toReversed());
  }
  return rows;
}

/** Returns the positions of a cell's words in the text. */
function stretchesOf(cell: XmlElement): Stretch[] {
  const stretches: Stretch[] = [];
  const open: XmlElement[] = [cell];
  for (let next = open.pop(); next; next = open.pop()) {
    const [start, length] = [Number(next.attributes.startOffset), Number(next.attributes.length)];
    if (Number.isSafeInteger(start) && Number.isSafeInteger(length) && start >= 0 && length > 0)
      stretches.push([start, start + length]);
    open.push(...childElements(next).toReversed());
  }
  return stretches;
}
