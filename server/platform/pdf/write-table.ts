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
const LEAST_SHARE = 0.14;
/** Amounts and areas are aligned to the right, so that their digits stand below each other. */
const MONEY = /^(?:[−-]?₺[\d.,]+|[\d.,]+ m²)$/u;
/** Stands where nothing is known. */
const NOTHING = '–';
/** A table up to this height (points) stays on one page. */
const WHOLE_UP_TO = 330;

type Column = { readonly x: number; readonly width: number; readonly isMoney: boolean };

/** The columns in proportion to their widest text; none becomes too narrow to read. */
function columnsOf(sheet: Sheet, head: readonly string[], rows: readonly (readonly string[])[]): Column[] {
  setFace(sheet, 'bold', CELL_PT);
  const wanted = head.map((title, column) => {
    const widths = [title, ...rows.map((row) => row[column] ?? '')].map((text) => sheet.document.widthOfString(text));
    return Math.min(Math.max(...widths), TEXT_WIDTH * 0.45) + 2 * PADDING.x;
  });
  const shares = wanted.map((width) => Math.max(width / wanted.reduce((sum, other) => sum + other, 0), LEAST_SHARE));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let x: number = MARGIN.x;
  return shares.map((share, column) => {
    const width = (share / total) * TEXT_WIDTH;
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '' && cell !== NOTHING);
    const made = { x, width, isMoney: cells.length > 0 && cells.every((cell) => MONEY.test(cell)) };
    x += width;
    return made;
  });
}

function rowHeight(sheet: Sheet, cells: readonly string[], columns: readonly Column[]): number {
  setFace(sheet, 'bold', CELL_PT);
  const heights = columns.map(({ width }, index) =>
    sheet.document.heightOfString(cells[index] || ' ', { width: width - 2 * PADDING.x, lineGap: 2 }),
  );
  return Math.max(...heights) + 2 * PADDING.y;
}

type Row = { readonly cells: readonly string[]; readonly columns: readonly Column[]; readonly isHead: boolean };

function drawRules({ document }: Sheet, { isHead }: Row, top: number, height: number): void {
  if (isHead) document.rect(MARGIN.x, top, TEXT_WIDTH, height).fill(COLOURS.tint);
  document
    .moveTo(MARGIN.x, top + height)
    .lineTo(MARGIN.x + TEXT_WIDTH, top + height)
    .lineWidth(isHead ? 1 : 0.5)
    .stroke(isHead ? COLOURS.petrol : COLOURS.line);
}

function writeCell(sheet: Sheet, { cells, columns, isHead }: Row, index: number, top: number): void {
  const column = columns[index];
  if (!column) return;
  setFace(sheet, isHead || index === 0 ? 'bold' : 'regular', CELL_PT);
  sheet.document.text(cells[index] || ' ', column.x + PADDING.x, top + PADDING.y, {
    width: column.width - 2 * PADDING.x,
    lineGap: 2,
    align: column.isMoney ? 'right' : 'left',
  });
}

/** A head has the scope of its column; the first cell of every other row is the head of its row. */
function writeRow(sheet: Sheet, table: PDFKit.PDFStructureElement, row: Row): void {
  const { document } = sheet;
  const { cells, columns, isHead } = row;
  const height = rowHeight(sheet, cells, columns);
  const top = document.y;
  drawArtifact(sheet, () => drawRules(sheet, row, top, height));
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
  const height = rowHeight(sheet, row.cells, row.columns);
  const top = sheet.document.y;
  drawArtifact(sheet, () => {
    drawRules(sheet, row, top, height);
    for (const index of row.columns.keys()) writeCell(sheet, row, index, top);
  });
  sheet.document.y = top + height;
}

/** The room (points) that a table needs on the page where it begins: a small one all of it, others head and first row. */
export function roomForTable(sheet: Sheet, head: readonly string[], rows: readonly (readonly string[])[]): number {
  const columns = columnsOf(sheet, head, rows);
  const heights = [head, ...rows].map((cells) => rowHeight(sheet, cells, columns));
  const whole = heights.reduce((sum, height) => sum + height, 0);
  return (whole <= WHOLE_UP_TO ? whole : (heights[0] ?? 0) + (heights[1] ?? 0)) + 4;
}

/** Writes a table. A row never breaks across pages, and the head is repeated on every new page. */
export function writeTable(sheet: Sheet, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const { document, root } = sheet;
  const columns = columnsOf(sheet, head, rows);
  needRoom(sheet, roomForTable(sheet, head, rows));
  document.y += 2;
  const table = document.struct('Table');
  root.add(table);
  const headRow = { cells: head, columns, isHead: true };
  writeRow(sheet, table, headRow);
  for (const cells of rows) {
    const pageBefore = document.page;
    needRoom(sheet, rowHeight(sheet, cells, columns));
    if (document.page !== pageBefore) repeatHead(sheet, headRow);
    writeRow(sheet, table, { cells, columns, isHead: false });
  }
  table.end();
  document.y += 14;
}
