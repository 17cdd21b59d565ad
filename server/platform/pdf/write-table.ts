import {
  COLOURS,
  drawArtifact,
  MARGIN,
  needRoom,
  type Sheet,
  setFace,
  TEXT_WIDTH,
  tagged,
} from '#server/platform/pdf/pdf-sheet.ts';

const CELL_PT = 10;
const PADDING = { x: 6, y: 5 } as const;
const LEAST_SHARE = 0.14;
/** Amounts are aligned to the right, so that their digits stand below each other. */
const MONEY = /^−?₺[\d.,]+$/u;
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
    const cells = rows.map((row) => row[column] ?? '').filter(Boolean);
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

function writeRow(
  sheet: Sheet,
  table: PDFKit.PDFStructureElement,
  cells: readonly string[],
  columns: readonly Column[],
  isHead: boolean,
): void {
  const { document } = sheet;
  const height = rowHeight(sheet, cells, columns);
  const top = document.y;
  drawArtifact(sheet, () => {
    if (isHead) document.rect(MARGIN.x, top, TEXT_WIDTH, height).fill(COLOURS.tint);
    document
      .moveTo(MARGIN.x, top + height)
      .lineTo(MARGIN.x + TEXT_WIDTH, top + height)
      .lineWidth(isHead ? 1 : 0.5)
      .stroke(isHead ? COLOURS.petrol : COLOURS.line);
  });
  const row = document.struct('TR');
  table.add(row);
  for (const [index, { x, width, isMoney }] of columns.entries()) {
    tagged(sheet, row, isHead ? 'TH' : 'TD', () => {
      setFace(sheet, isHead || index === 0 ? 'bold' : 'regular', CELL_PT);
      document.text(cells[index] || ' ', x + PADDING.x, top + PADDING.y, {
        width: width - 2 * PADDING.x,
        lineGap: 2,
        align: isMoney ? 'right' : 'left',
      });
    });
  }
  row.end();
  document.y = top + height;
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
  writeRow(sheet, table, head, columns, true);
  for (const row of rows) {
    const pageBefore = document.page;
    needRoom(sheet, rowHeight(sheet, row, columns));
    if (document.page !== pageBefore) writeRow(sheet, table, head, columns, true);
    writeRow(sheet, table, row, columns, false);
  }
  table.end();
  document.y += 14;
}
