import {
  COLOURS,
  drawArtifact,
  MARGIN,
  needRoom,
  type Sheet,
  setFace,
  type TagFacts,
  TEXT_WIDTH,
  tagged,
} from '#server/platform/pdf/pdf-sheet.ts';

const CELL_PT = 10;
const PADDING = { x: 6, y: 5 } as const;
/** A column's longest word gets at most this share of the line; a longer one breaks. */
const LARGEST_LEAST = 0.4;
const LONG_TEXT = 120;
/** A row never breaks across pages, so what would make it higher than this (points) is left out, and dots say so. */
const HIGHEST_ROW = 560;
/** Amounts and areas are aligned to the right, so that their digits stand below each other. */
const MONEY = /^(?:[−-]?₺[\d.,]+|[\d.,]+ m²)$/u;
/** Stands where nothing is known. */
const NOTHING = '–';
/** A table up to this height (points) stays on one page. */
const WHOLE_UP_TO = 330;

type Column = { readonly x: number; readonly width: number; readonly isMoney: boolean };
type Cells = readonly string[];
type Laid = { readonly columns: readonly Column[]; readonly heights: readonly number[]; readonly headHeight: number };

/** Measuring words costs most of a table's time: what was asked for its room is not measured again when it is written. */
const laidTables = new WeakMap<readonly Cells[], Laid>();

const faceOf = (index: number, isHead = false) => (isHead || index === 0 ? 'bold' : 'regular');

/** What a column needs so that no word breaks, and what it would like so that no line does. */
function wishesOf(sheet: Sheet, head: Cells, rows: readonly Cells[], column: number): { least: number; most: number } {
  const { document } = sheet;
  const texts = new Set([head[column] ?? '', ...rows.map((row) => row[column] ?? '')]);
  setFace(sheet, 'bold', CELL_PT);
  let [least, most] = [0, 0];
  for (const text of texts) {
    // What is far longer than a line gets as much as a line whatever it measures.
    most = Math.max(most, text.length > LONG_TEXT ? TEXT_WIDTH : document.widthOfString(text));
    const longest = text.split(/\s+/u).reduce((one, other) => (other.length > one.length ? other : one), '');
    least = Math.max(least, document.widthOfString(longest.slice(0, LONG_TEXT)));
  }
  const padded = (width: number, limit: number) => Math.min(width + 2 * PADDING.x, limit);
  return { least: padded(least, TEXT_WIDTH * LARGEST_LEAST), most: padded(most, TEXT_WIDTH) };
}

/** The columns: each as wide as its longest word, and what is left in proportion to what their lines would like. */
function columnsOf(sheet: Sheet, head: Cells, rows: readonly Cells[]): Column[] {
  const wishes = head.map((_, column) => wishesOf(sheet, head, rows, column));
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const [least, most] = [sum(wishes.map((wish) => wish.least)), sum(wishes.map((wish) => wish.most))];
  const widthOf = (wish: (typeof wishes)[number]): number => {
    if (most <= TEXT_WIDTH) return (wish.most / most) * TEXT_WIDTH;
    if (least >= TEXT_WIDTH) return (wish.least / least) * TEXT_WIDTH;
    return wish.least + ((wish.most - wish.least) / (most - least)) * (TEXT_WIDTH - least);
  };
  let x: number = MARGIN.x;
  return wishes.map((wish, column) => {
    const width = widthOf(wish);
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '' && cell !== NOTHING);
    const made = { x, width, isMoney: cells.length > 0 && cells.every((cell) => MONEY.test(cell)) };
    x += width;
    return made;
  });
}

function rowHeight(sheet: Sheet, cells: Cells, columns: readonly Column[], isHead = false): number {
  const heights = columns.map(({ width }, index) => {
    setFace(sheet, faceOf(index, isHead), CELL_PT);
    return sheet.document.heightOfString(cells[index] || ' ', { width: width - 2 * PADDING.x, lineGap: 2 });
  });
  return Math.min(Math.max(...heights) + 2 * PADDING.y, HIGHEST_ROW);
}

function laidOut(sheet: Sheet, head: Cells, rows: readonly Cells[]): Laid {
  const known = laidTables.get(rows);
  if (known) return known;
  const columns = columnsOf(sheet, head, rows);
  const laid = {
    columns,
    headHeight: rowHeight(sheet, head, columns, true),
    heights: rows.map((cells) => rowHeight(sheet, cells, columns)),
  };
  laidTables.set(rows, laid);
  return laid;
}

type Row = {
  readonly cells: Cells;
  readonly columns: readonly Column[];
  readonly height: number;
  readonly isHead: boolean;
};

function drawRules({ document }: Sheet, { isHead, height }: Row, top: number): void {
  if (isHead) document.rect(MARGIN.x, top, TEXT_WIDTH, height).fill(COLOURS.tint);
  document
    .moveTo(MARGIN.x, top + height)
    .lineTo(MARGIN.x + TEXT_WIDTH, top + height)
    .lineWidth(isHead ? 1 : 0.5)
    .stroke(isHead ? COLOURS.petrol : COLOURS.line);
}

function writeCell(sheet: Sheet, { cells, columns, height, isHead }: Row, index: number, top: number): void {
  const column = columns[index];
  if (!column) return;
  setFace(sheet, faceOf(index, isHead), CELL_PT);
  sheet.document.text(cells[index] || ' ', column.x + PADDING.x, top + PADDING.y, {
    width: column.width - 2 * PADDING.x,
    lineGap: 2,
    align: column.isMoney ? 'right' : 'left',
    ...(height === HIGHEST_ROW && { height: height - 2 * PADDING.y, ellipsis: true }),
  });
}

/** A head has the scope of its column; the first cell of every other row is the head of its row. */
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

/** The head again on a new page, for eyes alone: who listens has heard it. */
function repeatHead(sheet: Sheet, row: Row): void {
  const top = sheet.document.y;
  drawArtifact(sheet, () => {
    drawRules(sheet, row, top);
    for (const index of row.columns.keys()) writeCell(sheet, row, index, top);
  });
  sheet.document.y = top + row.height;
}

/** The room (points) that a table needs on the page where it begins: a small one all of it, others head and first row. */
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
