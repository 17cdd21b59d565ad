import { type Passage, passageOf, sliceOf } from './passage.ts';
import { linesOf, type PassageLine } from './passage-lines.ts';
import { CONDITIONS, MOST_LOTS, type SplitNotice } from './split-notice.ts';

const WORTH = /deger|kiymet|bedel/;
const THING = /cins|nitelik|niteli|vasif|vasfi|ozellik|aciklama|tanim|parsel|plaka|tasinmaz|tasinir|malin/;

/** Divides a notice at the rows of a table of goods; `undefined` if it has no such table. */
export function splitByRows(notice: Passage): SplitNotice | undefined {
  const lines = linesOf(notice);
  const top = lines.findIndex(({ folded }) => folded.includes(' | ') && WORTH.test(folded) && THING.test(folded));
  const header = lines[top];
  if (!header) return splitByFlatRows(notice, lines);
  const titles = header.text.split(' | ').map((title) => title.replace(/\(.*$/, '').replace(/ ?:$/, '').trim());
  const rows: PassageLine[] = [];
  for (const line of lines.slice(top + 1)) {
    if (line.text === '') continue;
    // The row with the total is not a lot.
    if (line.text.split(' | ').length !== titles.length || /^(?:[-–] \| )*toplam/.test(line.folded)) break;
    rows.push(line);
  }
  if (rows.length === 0 || rows.length > MOST_LOTS) return undefined;
  const lots = rows.map(({ text }) => ({ body: underTitles(titles, text.split(' | '), text) }));
  const head = sliceOf(notice, 0, header.start);
  return { head, lots, common: [head, sliceOf(notice, rows.at(-1)?.end ?? header.end)] };
}

/** Puts each cell under its column's title, for the readers; the printed row is what is quoted. */
function underTitles(titles: readonly string[], cells: readonly string[], row: string): Passage {
  return passageOf(titles.map((title, at) => `${title} : ${cells[at]}`).join('\n'), row);
}

/** The table of movables of the offices' program, after a PDF or a newspaper has lost its columns. */
const FLAT_TITLES = /^(?:sira )?no:? takdir edilen deger[a-z]{0,3} ?(?:tl\.?)? adedi kdv(?: orani)? cinsi/;
const FLAT_ROW =
  /^\d{1,3}[.)]? (\d[\d.]{0,15}(?:,\d{1,2})?)(?: ?tl)? (\d{1,9}(?: ?(?:adet|kg|ton|takim|m2?))?) (% ?\d{1,2}) /;
const TITLES = ['Takdir Edilen Değeri', 'Adedi', 'KDV', 'Cinsi'];

function splitByFlatRows(notice: Passage, lines: readonly PassageLine[]): SplitNotice | undefined {
  const top = lines.findIndex(({ folded }) => FLAT_TITLES.test(folded));
  const header = lines[top];
  if (!header) return undefined;
  const rows: { cells: string[]; text: string; end: number }[] = [];
  for (const { text, folded, end } of lines.slice(top + 1)) {
    const cells = FLAT_ROW.exec(folded);
    const last = rows.at(-1);
    if (cells) rows.push({ cells: [...cells.slice(1), text.slice(cells[0].length)], text, end });
    else if (text === '' || !last || /^\(|^[^a-z]*$/.test(folded) || CONDITIONS.test(folded)) break;
    else {
      // A long row continues in the next line.
      last.cells[3] += ` ${text}`;
      Object.assign(last, { text: `${last.text}\n${text}`, end });
    }
    if (rows.length > MOST_LOTS) return undefined;
  }
  if (rows.length === 0) return undefined;
  const head = sliceOf(notice, 0, header.start);
  return {
    head,
    lots: rows.map(({ cells, text }) => ({ body: underTitles(TITLES, cells, text) })),
    common: [head, sliceOf(notice, rows.at(-1)?.end ?? header.end)],
  };
}
