import {
  COLOURS,
  drawArtifact,
  layoutOf,
  lineOf,
  needRoom,
  type PageLayout,
  type Sheet,
  setFace,
  type TagFacts,
  TEXT_WIDTH,
  tagged,
} from '#server/platform/pdf/pdf-sheet.ts';

/**
 * The font size of cells, and the maximum height (points) of a row: a row never breaks across pages, so the rest is cut
 * off with dots.
 */
const PAGES = {
  portrait: { cellPt: 10, highestRow: 560 },
  landscape: { cellPt: 9, highestRow: 380 },
} as const satisfies Record<PageLayout, object>;
const PADDING = { x: 6, y: 5 } as const;
/** The maximum share of the line for a column's longest word; a longer word breaks. */
const LARGEST_LEAST = 0.4;
const LONG_TEXT = 120;
/** A column that lacks at most this width (points) to fit its texts on one line gets all of it, if there is room. */
const SMALL_NEED = 32;
/**
 * Amounts, areas, days and counts are aligned to the right, so that their digits stand below each other; dates are not.
 */
const FIGURE = /^(?!\d\d\.\d\d\.\d{4}$)(?:[−-]?₺[\d.,]+|[\d.,]+(?: m²| gün)?)$/u;
/** The cell text for an unknown value. */
const NOTHING = '–';
/** A table up to this height (points) stays on one page. */
const WHOLE_UP_TO = 330;

type Column = { readonly x: number; readonly width: number; readonly isFigure: boolean };
type Cells = readonly string[];
/** The width that a column needs so that no word breaks, and the width it needs so that no line breaks. */
type Wish = { readonly least: number; readonly most: number };
type Laid = { readonly columns: readonly Column[]; readonly heights: readonly number[]; readonly headHeight: number };

/**
 * Caches for measured tables: measuring words takes most of a table's time, and each table is measured for its space
 * and again when it is written.
 */
const laidTables = new WeakMap<readonly Cells[], Partial<Record<PageLayout, Laid>>>();
const wishesOfTables = new WeakMap<readonly Cells[], readonly Wish[]>();

const faceOf = (index: number, isHead = false) => (isHead || index === 0 ? 'bold' : 'regular');
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function wishOf({ document }: Sheet, texts: ReadonlySet<string>): Wish {
  let [least, most] = [0, 0];
  for (const text of texts) {
    // A text much longer than a line gets the width of a line, whatever its length.
    most = Math.max(most, text.length > LONG_TEXT ? TEXT_WIDTH : document.widthOfString(text));
    // A number is not separated from its unit.
    const words = FIGURE.test(text) ? [text] : text.split(/\s+/u);
    const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '');
    least = Math.max(least, document.widthOfString(longest.slice(0, LONG_TEXT)));
  }
  const padded = (width: number, limit: number) => Math.min(width + 2 * PADDING.x, limit);
  return { least: padded(least, TEXT_WIDTH * LARGEST_LEAST), most: padded(most, TEXT_WIDTH) };
}

/** The wishes of a table's columns on a portrait page. */
function wishesOf(sheet: Sheet, head: Cells, rows: readonly Cells[]): readonly Wish[] {
  const known = wishesOfTables.get(rows);
  if (known) return known;
  setFace(sheet, 'bold', PAGES.portrait.cellPt);
  const wishes = head.map((name, column) => wishOf(sheet, new Set([name, ...rows.map((row) => row[column] ?? '')])));
  wishesOfTables.set(rows, wishes);
  return wishes;
}

/** Whether words would break on a portrait page: such a table needs a landscape page. */
export function isWideTable(sheet: Sheet, head: Cells, rows: readonly Cells[]): boolean {
  return sum(wishesOf(sheet, head, rows).map(({ least }) => least)) > TEXT_WIDTH;
}

/**
 * Returns the widths of columns: each gets the width of its longest word; the remaining width is shared in proportion
 * to what the columns need for unbroken lines. If enough remains for long texts, columns that need little more, such as
 * file numbers, get all of it.
 */
function widthsOf(wishes: readonly Wish[], line: number): number[] {
  const [least, most] = [sum(wishes.map((wish) => wish.least)), sum(wishes.map((wish) => wish.most))];
  if (most <= line) return wishes.map((wish) => (wish.most / most) * line);
  if (least >= line) return wishes.map((wish) => (wish.least / least) * line);
  const needs = wishes.map((wish) => wish.most - wish.least);
  const small = sum(needs.filter((need) => need <= SMALL_NEED));
  const isKept = small <= (line - least) / 2;
  const left = line - least - (isKept ? small : 0);
  const share = left / (most - least - (isKept ? small : 0));
  return wishes.map((wish, column) => {
    const need = needs[column] ?? 0;
    return wish.least + (isKept && need <= SMALL_NEED ? need : need * share);
  });
}

function columnsOf(sheet: Sheet, head: Cells, rows: readonly Cells[]): Column[] {
  const line = lineOf(sheet);
  const scale = PAGES[layoutOf(sheet)].cellPt / PAGES.portrait.cellPt;
  const scaled = (width: number) => (width - 2 * PADDING.x) * scale + 2 * PADDING.x;
  const wishes = wishesOf(sheet, head, rows).map(({ least, most }) => ({ least: scaled(least), most: scaled(most) }));
  let { x } = line;
  return widthsOf(wishes, line.width).map((width, column) => {
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '' && cell !== NOTHING);
    // The first column is the name of its row, even if it is a number.
    const made = { x, width, isFigure: column > 0 && cells.length > 0 && cells.every((cell) => FIGURE.test(cell)) };
    x += width;
    return made;
  });
}

function rowHeight(sheet: Sheet, cells: Cells, columns: readonly Column[], isHead = false): number {
  const { cellPt, highestRow } = PAGES[layoutOf(sheet)];
  const heights = columns.map(({ width }, index) => {
    setFace(sheet, faceOf(index, isHead), cellPt);
    return sheet.document.heightOfString(cells[index] || ' ', { width: width - 2 * PADDING.x, lineGap: 2 });
  });
  return Math.min(Math.max(...heights) + 2 * PADDING.y, highestRow);
}

function laidOut(sheet: Sheet, head: Cells, rows: readonly Cells[]): Laid {
  const layout = layoutOf(sheet);
  const known = laidTables.get(rows);
  const knownHere = known?.[layout];
  if (knownHere) return knownHere;
  const columns = columnsOf(sheet, head, rows);
  const laid = {
    columns,
    headHeight: rowHeight(sheet, head, columns, true),
    heights: rows.map((cells) => rowHeight(sheet, cells, columns)),
  };
  laidTables.set(rows, { ...known, [layout]: laid });
  return laid;
}

type Row = {
  readonly cells: Cells;
  readonly columns: readonly Column[];
  readonly height: number;
  readonly isHead: boolean;
};

function drawRules(sheet: Sheet, { isHead, height }: Row, top: number): void {
  const { x, width } = lineOf(sheet);
  if (isHead) sheet.document.rect(x, top, width, height).fill(COLOURS.tint);
  sheet.document
    .moveTo(x, top + height)
    .lineTo(x + width, top + height)
    .lineWidth(isHead ? 1 : 0.5)
    .stroke(isHead ? COLOURS.petrol : COLOURS.line);
}

function writeCell(sheet: Sheet, { cells, columns, height, isHead }: Row, index: number, top: number): void {
  const column = columns[index];
  if (!column) return;
  const { cellPt, highestRow } = PAGES[layoutOf(sheet)];
  setFace(sheet, faceOf(index, isHead), cellPt);
  sheet.document.text(cells[index] || ' ', column.x + PADDING.x, top + PADDING.y, {
    width: column.width - 2 * PADDING.x,
    lineGap: 2,
    align: column.isFigure ? 'right' : 'left',
    ...(height === highestRow && { height: height - 2 * PADDING.y, ellipsis: true }),
  });
}

/** Each cell of the head has the scope of its column; the first cell of every other row is the head of its row. */
function writeRow(sheet: Sheet, table: PDFKit.PDFStructureElement, row: Row): void {
  const { document } = sheet;
  const { columns, height, isHead } = row;
  const top = document.y;
  drawArtifact(sheet, () => drawRules(sheet, row, top));
  const element = document.struct('TR');
  table.add(element);
  for (const index of columns.keys()) {
    const isNamed = isHead || index === 0;
    const facts: TagFacts = isNamed ? { scope: isHead ? 'Column' : 'Row' } : {};
    tagged(sheet, element, isNamed ? 'TH' : 'TD', () => writeCell(sheet, row, index, top), facts);
  }
  element.end();
  document.y = top + height;
}

/** Repeats the head on a new page, only visually: screen readers have read it already. */
function repeatHead(sheet: Sheet, row: Row): void {
  const top = sheet.document.y;
  drawArtifact(sheet, () => {
    drawRules(sheet, row, top);
    for (const index of row.columns.keys()) writeCell(sheet, row, index, top);
  });
  sheet.document.y = top + row.height;
}

/**
 * Returns the space (points) that a table needs on its first page: its whole height if it is small, otherwise head and
 * first row.
 */
export function roomForTable(sheet: Sheet, head: Cells, rows: readonly Cells[]): number {
  const { heights, headHeight } = laidOut(sheet, head, rows);
  const whole = heights.reduce((sum, height) => sum + height, headHeight);
  return (whole <= WHOLE_UP_TO ? whole : headHeight + (heights[0] ?? 0)) + 4;
}

/** Writes a table. A row never breaks across pages, and the head is repeated on every new page. */
export function writeTable(sheet: Sheet, head: Cells, rows: readonly Cells[]): void {
  const { document, root } = sheet;
  const { columns, heights, headHeight } = laidOut(sheet, head, rows);
  needRoom(sheet, roomForTable(sheet, head, rows));
  document.y += 2;
  const table = document.struct('Table');
  root.add(table);
  const headRow = { cells: head, columns, height: headHeight, isHead: true };
  writeRow(sheet, table, headRow);
  for (const [index, cells] of rows.entries()) {
    const height = heights[index] ?? 0;
    const pageBefore = document.page;
    needRoom(sheet, height);
    if (document.page !== pageBefore) repeatHead(sheet, headRow);
    writeRow(sheet, table, { cells, columns, height, isHead: false });
  }
  table.end();
  document.y += 14;
}
