import {
  COLOURS,
  closeSheet,
  layoutOf,
  lineOf,
  needRoom,
  newPage,
  openSheet,
  type Sheet,
  setFace,
  tagged,
  writeFeet,
} from '#server/platform/pdf/pdf-sheet.ts';
import { openContents } from '#server/platform/pdf/write-contents.ts';
import { isWideTable, roomForTable, writeTable } from '#server/platform/pdf/write-table.ts';
import { formatDateTime, istanbulDate } from '#shared/text/dates.ts';
import { formatNumber } from '#shared/text/money.ts';
import { cellText } from '../cell-text.ts';
import type { ReportCell, ReportContent, ReportPart, ReportSection, ReportTable } from '../report-content.ts';
import { totalsOf } from '../totals.ts';
import { roomForBars, writeBars } from './write-bars.ts';

const TEXT_PT = 10.5;
const SMALL_PT = 9;
/** The height of a heading and the line about its source, in points. */
const HEADING_PT = 52;
const LINE_GAP = 2;

/** The PDF of a report: contents, bookmarks, tags, page numbers. The same report always gives the same bytes. */
export async function reportPdf(report: ReportContent): Promise<Buffer> {
  const { title, subtitle, foot, madeAt, logo, sections } = report;
  const sheet = openSheet({ title, subject: subtitle, writtenOn: istanbulDate(madeAt) });
  if (logo) drawLogo(sheet, logo);
  writeText(sheet, 'H1', title);
  writeText(sheet, 'P', subtitle);
  writeText(sheet, 'Note', `Bu dosya ${formatDateTime(madeAt)} tarihinde hazırlandı.`);
  sheet.document.y += 4;
  const titles = sections.map((section) => section.title);
  const contents = openContents(sheet, titles, { heading: 12, text: TEXT_PT, line: 18 });
  for (const [index, section] of sections.entries()) writeSection(sheet, section, () => contents.mark(index));
  contents.close();
  writeFeet(sheet, foot);
  return closeSheet(sheet);
}

/** The maximum size and the space below, in points. */
const LOGO = { width: 160, height: 48, after: 14 };

function drawLogo(sheet: Sheet, { of, png, width, height }: NonNullable<ReportContent['logo']>): void {
  const { document, root } = sheet;
  const { x } = lineOf(sheet);
  const scale = Math.min(LOGO.width / width, LOGO.height / height);
  const [wide, high] = [width * scale, height * scale];
  const top = document.y;
  const bbox = [x, top, x + wide, top + high] as const;
  const draw = () => void document.image(Buffer.from(png), x, top, { width: wide, height: high });
  tagged(sheet, root, 'Figure', draw, { alt: `${of} logosu`, bbox });
  document.y = top + high + LOGO.after;
}

function writeSection(sheet: Sheet, { title, source, parts }: ReportSection, mark: () => void): void {
  const { document } = sheet;
  const [first] = parts;
  document.y += 12;
  const layout = parts.some((part) => isWide(sheet, part)) ? 'landscape' : 'portrait';
  if (layout !== layoutOf(sheet)) newPage(sheet, layout);
  needRoom(sheet, HEADING_PT + (first ? roomFor(sheet, first) : 0));
  document.outline.addItem(title);
  mark();
  writeText(sheet, 'H2', title);
  if (source) writeText(sheet, 'Note', source);
  for (const part of parts) writePart(sheet, part);
}

const isWide = (sheet: Sheet, part: ReportPart) =>
  part.kind === 'table' && isWideTable(sheet, headsOf(part), rowsOf(part));

/** The space that a part needs, in points, on the page where it begins. */
function roomFor(sheet: Sheet, part: ReportPart): number {
  if (part.kind === 'table') return roomForTable(sheet, headsOf(part), rowsOf(part));
  return part.kind === 'bars' ? roomForBars(part) : 40;
}

function writePart(sheet: Sheet, part: ReportPart): void {
  if (part.kind === 'table') writeWholeTable(sheet, part);
  else if (part.kind === 'bars') writeBars(sheet, part);
  else if (part.kind === 'list') writeList(sheet, part.items);
  else writeText(sheet, 'P', part.text);
}

const headsOf = ({ columns }: ReportTable) => columns.filter(({ isSpare }) => !isSpare).map(({ head }) => head);

/** The maximum number of characters of a cell that are measured and printed. */
const LONGEST_CELL = 900;
const cut = (text: string) => (text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL).trimEnd()}…` : text);

/** Converts rows of a table to texts, without the columns that paper has no room for. */
function textsOf({ columns }: ReportTable): (row: readonly ReportCell[]) => string[] {
  return (row) => columns.flatMap(({ kind, isSpare }, at) => (isSpare ? [] : [cut(cellText(kind, row[at] ?? null))]));
}

function writeWholeTable(sheet: Sheet, table: ReportTable): void {
  const { rows, mostPrinted = rows.length } = table;
  writeTable(sheet, headsOf(table), rowsOf(table));
  if (rows.length > mostPrinted)
    writeText(
      sheet,
      'Note',
      `${formatNumber(rows.length)} satırın ilk ${formatNumber(mostPrinted)} satırı; tamamı XLSX ve CSV dosyasındadır.`,
    );
}

const printed = new WeakMap<ReportTable, string[][]>();

/** The rows as they are printed. Returns the same object every time, so that they are measured only once. */
function rowsOf(table: ReportTable): string[][] {
  const texts =
    printed.get(table) ?? [...table.rows.slice(0, table.mostPrinted), ...totalsOf(table)].map(textsOf(table));
  printed.set(table, texts);
  return texts;
}

type TextTag = 'H1' | 'H2' | 'P' | 'Note';
const LOOKS = {
  H1: { face: 'title', size: 20, colour: COLOURS.ink, after: 5 },
  H2: { face: 'title', size: 14, colour: COLOURS.petrol, after: 4 },
  P: { face: 'regular', size: TEXT_PT, colour: COLOURS.ink, after: 6 },
  Note: { face: 'regular', size: SMALL_PT, colour: COLOURS.soft, after: 6 },
} as const;

function writeText(sheet: Sheet, tag: TextTag, text: string): void {
  const { document, root } = sheet;
  const { face, size, colour, after } = LOOKS[tag];
  setFace(sheet, face, size, colour);
  const { x, width } = lineOf(sheet);
  const options = { width, lineGap: LINE_GAP };
  needRoom(sheet, document.heightOfString(text, options));
  tagged(sheet, root, tag === 'Note' ? 'P' : tag, () => {
    document.text(text, x, document.y, options);
  });
  document.y += after;
}

const INDENT = 14;

function writeList(sheet: Sheet, items: readonly string[]): void {
  const { document, root } = sheet;
  const list = document.struct('L');
  root.add(list);
  for (const text of items) {
    setFace(sheet, 'regular', TEXT_PT);
    const { x, width } = lineOf(sheet);
    const options = { width: width - INDENT, lineGap: LINE_GAP };
    needRoom(sheet, document.heightOfString(text, options));
    const item = document.struct('LI');
    list.add(item);
    const top = document.y;
    tagged(sheet, item, 'Lbl', () => {
      document.text('•', x + 2, top, { lineBreak: false });
    });
    tagged(sheet, item, 'LBody', () => {
      document.text(text, x + INDENT, top, options);
    });
    item.end();
    document.y += 3;
  }
  list.end();
  document.y += 6;
}
