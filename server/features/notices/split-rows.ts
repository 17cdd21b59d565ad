import { type Passage, passageOf, sliceOf } from './passage.ts';
import { type Line, linesOf } from './passage-lines.ts';
import { MOST_LOTS, type SplitNotice } from './split-notice.ts';

const WORTH = /deger|kiymet|bedel/;
const THING = /cins|nitelik|niteli|vasif|vasfi|ozellik|aciklama|tanim|parsel|plaka|tasinmaz|tasinir|malin/;

/** Cuts a notice at the rows of a table of goods, each cell under its column's title; undefined when it has no such table. */
export function splitByRows(notice: Passage): SplitNotice | undefined {
  const lines = linesOf(notice);
  const top = lines.findIndex(({ folded }) => folded.includes(' | ') && WORTH.test(folded) && THING.test(folded));
  const header = lines[top];
  if (!header) return undefined;
  const titles = header.text.split(' | ').map((title) => title.replace(/\(.*$/, '').replace(/ ?:$/, '').trim());
  const rows: Line[] = [];
  for (const line of lines.slice(top + 1)) {
    if (line.text === '') continue;
    // A row under the table that adds up its column is no lot.
    if (line.text.split(' | ').length !== titles.length || /^(?:[-–] \| )*toplam/.test(line.folded)) break;
    rows.push(line);
  }
  if (rows.length === 0 || rows.length > MOST_LOTS) return undefined;
  const lots = rows.map(({ text }) => {
    const cells = text.split(' | ');
    // Cells get their column's title only to be read; the words of the notice are the row.
    return { body: passageOf(titles.map((title, at) => `${title} : ${cells[at]}`).join('\n'), text) };
  });
  const head = sliceOf(notice, 0, header.start);
  return { head, lots, common: [head, sliceOf(notice, rows.at(-1)?.end ?? header.end)] };
}
