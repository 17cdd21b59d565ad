import pdfkit from 'pdfkit';
import { faceFile } from '#server/platform/pdf/faces.ts';
import { gather } from './make-paper.ts';

/**
 * The layout of an invented document's text: unchanged lines, rows as a table without rules, or everything in two
 * columns, which the file stores row by row or column by column.
 */
export type PaperLayout = 'lines' | 'table' | 'columns by rows' | 'columns';

type Pdf = PDFKit.PDFDocument;

const MARGIN = 50;
const WIDTH = 595 - 2 * MARGIN;
const BOTTOM = 842 - MARGIN;
const FONT_SIZE = 10;
const LINE = 13;
const GUTTER = 24;
/** The space between the cells of a table. */
const PADDING = 14;

/** A PDF with a text layer, in a layout. */
export function laidPdf(text: string, layout: PaperLayout): Promise<Buffer> {
  const pdf = new pdfkit({ size: 'A4', margin: 0, info: { CreationDate: new Date(0) } });
  const done = gather(pdf);
  pdf.font(faceFile('regular')).fontSize(FONT_SIZE);
  // A row of dashes represents a drawn line.
  const lines = text.split('\n').filter((line) => !/^(?=.*-)[-|+=_ ]+$/.test(line));
  if (layout === 'lines' || layout === 'table') setRows(pdf, lines, layout === 'table');
  else setColumns(pdf, lines, layout);
  pdf.end();
  return done;
}

/** The cells of a line, separated by bars, runs of spaces and the first colon of a short line. */
function cellsOf(line: string): string[] {
  const bare = line.replace(/^\s*\||\|\s*$/g, '');
  if (bare.includes('|')) return bare.split('|').map((cell) => cell.trim());
  const spaced = line.trim().split(/ {2,}/);
  if (spaced.length > 1) return spaced;
  const { label, value } = /^(?<label>[^:.]{2,40}?) ?: ?(?<value>[^:]{1,70})$/.exec(line)?.groups ?? {};
  return label && value ? [label, value] : [line];
}

function setRows(pdf: Pdf, lines: readonly string[], isTable: boolean): void {
  const rows = lines.map((line) => (isTable ? cellsOf(line) : [line]));
  let y = MARGIN;
  for (const [at, row] of rows.entries()) {
    // Consecutive rows with the same number of cells are one table.
    const first = rows.slice(0, at).findLastIndex(({ length }) => length !== row.length) + 1;
    const after = rows.findIndex(({ length }, place) => place > at && length !== row.length);
    const widths = widthsOf(pdf, rows.slice(first, after < 0 ? undefined : after));
    const cells = row.map((cell, column) => wrapped(pdf, cell, (widths[column] ?? WIDTH) - PADDING));
    const height = Math.max(...cells.map(({ length }) => length)) * LINE;
    if (y + height > BOTTOM) {
      pdf.addPage();
      y = MARGIN;
    }
    let x = MARGIN;
    for (const [column, cell] of cells.entries()) {
      for (const [down, part] of cell.entries()) pdf.text(part, x, y + down * LINE, { lineBreak: false });
      x += widths[column] ?? 0;
    }
    y += height;
  }
}

/** As wide as the longest cell, reduced if that is wider than the page. */
function widthsOf(pdf: Pdf, rows: readonly (readonly string[])[]): number[] {
  const count = rows[0]?.length ?? 1;
  if (count === 1) return [WIDTH + PADDING];
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...rows.map((row) => pdf.widthOfString(row[column] ?? '') + PADDING)),
  );
  for (;;) {
    const over = widths.reduce((sum, width) => sum + width, 0) - WIDTH;
    const widest = widths.indexOf(Math.max(...widths));
    const least = WIDTH / count;
    if (over <= 0 || (widths[widest] ?? 0) <= least) return widths;
    widths[widest] = Math.max(least, (widths[widest] ?? 0) - over);
  }
}

function setColumns(pdf: Pdf, lines: readonly string[], layout: PaperLayout): void {
  const width = (WIDTH - GUTTER) / 2;
  const all = lines.flatMap((line) => wrapped(pdf, line.trim().replace(/\s+/g, ' '), width));
  const perPage = 2 * Math.floor((BOTTOM - MARGIN) / LINE);
  for (let from = 0; from < all.length; from += perPage) {
    if (from > 0) pdf.addPage();
    const page = all.slice(from, from + perPage);
    const half = Math.ceil(page.length / 2);
    const columns = [page.slice(0, half), page.slice(half)];
    const place = (column: number, row: number) =>
      pdf.text(columns[column]?.[row] ?? '', MARGIN + column * (width + GUTTER), MARGIN + row * LINE, {
        lineBreak: false,
      });
    if (layout === 'columns')
      for (const [column, part] of columns.entries()) for (const row of part.keys()) place(column, row);
    else for (let row = 0; row < half; row += 1) for (const column of [0, 1]) place(column, row);
  }
}

function wrapped(pdf: Pdf, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length === 0 || pdf.widthOfString(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.length === 0 ? [''] : lines;
}
