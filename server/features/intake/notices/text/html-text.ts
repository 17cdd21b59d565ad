import { Parser } from 'htmlparser2';
import { LONGEST_TEXT, plainText } from './plain-text.ts';
import { rowLine } from './row-line.ts';

/** A notice has a few kilobytes; markup pasted from a word processor makes it ten times as long. */
export const LONGEST_MARKUP = 40 * LONGEST_TEXT;
const UNSEEN = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'svg',
  'iframe',
  'object',
  'textarea',
]);
const BLOCKS = new Set(
  `address article aside blockquote br caption center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr
li main nav ol p pre section table tbody tfoot thead tr ul td th`.split(/\s+/),
);

/** No court's notice nests tables deeper than this; deeper cells become lines. */
const DEEPEST_TABLE = 20;

type Row = { cells: string[]; isInCell: boolean };

/**
 * Returns the visible text of an HTML notice: one line for each block, one for each row of a table. A row with two
 * cells becomes `label : value`; in a longer one ` | ` separates the cells. Scripts and styles are removed.
 */
export function htmlText(html: string): string {
  const rows: Row[] = [];
  let text = '';
  let [unseen, beyond] = [0, 0];
  const write = (piece: string) => {
    const row = rows.at(-1);
    if (row?.isInCell) row.cells[row.cells.length - 1] += piece;
    else if (!row) text += piece;
  };
  const parser = new Parser({
    onopentagname(name) {
      if (UNSEEN.has(name)) unseen += 1;
      else if (name === 'tr' && rows.length === DEEPEST_TABLE) beyond += 1;
      else if (name === 'tr') rows.push({ cells: [], isInCell: false });
      else if ((name === 'td' || name === 'th') && beyond === 0 && rows.length > 0) openCell(rows);
      else if (BLOCKS.has(name)) write('\n');
    },
    ontext(piece) {
      if (unseen === 0) write(piece.replace(/\s+/g, ' '));
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen = Math.max(0, unseen - 1);
      else if ((name === 'td' || name === 'th') && beyond === 0 && rows.length > 0) closeCell(rows);
      else if (name === 'tr' && beyond > 0) beyond -= 1;
      else if (name === 'tr') {
        const line = rowLine(rows.pop()?.cells ?? []);
        write(`\n${line}\n`);
      } else if (BLOCKS.has(name)) write('\n');
    },
  });
  parser.end(html.slice(0, LONGEST_MARKUP));
  return plainText(text);
}

function openCell(rows: Row[]): void {
  const row = rows.at(-1);
  if (!row) return;
  row.cells.push('');
  row.isInCell = true;
}

function closeCell(rows: Row[]): void {
  const row = rows.at(-1);
  if (row) row.isInCell = false;
}
