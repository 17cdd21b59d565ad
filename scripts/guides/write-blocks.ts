import {
  COLOURS,
  drawArtifact,
  keepLines,
  MARGIN,
  needRoom,
  type Sheet,
  setFace,
  TEXT_WIDTH,
  tagged,
} from '#server/platform/pdf/pdf-sheet.ts';
import { roomForTable, writeTable } from '#server/platform/pdf/write-table.ts';
import type { GuideBlock, Run } from './guide-blocks.ts';

const TEXT_PT = 11;
const LINE_GAP = 3;
const INDENT = 20;
const NOTE_PADDING = 12;
/** At least this many points of the text below a heading stay on its page. */
const WITH_HEADING = 96;

function writeRuns(sheet: Sheet, runs: readonly Run[], x: number, width: number): void {
  const { document } = sheet;
  for (const [index, { text, isBold }] of runs.entries()) {
    setFace(sheet, isBold ? 'bold' : 'regular', TEXT_PT);
    const options = { width, lineGap: LINE_GAP, continued: index < runs.length - 1 };
    if (index === 0) document.text(text, x, document.y, options);
    else document.text(text, options);
  }
}

function heightOf(sheet: Sheet, runs: readonly Run[], width: number): number {
  setFace(sheet, 'bold', TEXT_PT);
  // Measured in the wider font, so that the result is never too small.
  return sheet.document.heightOfString(runs.map(({ text }) => text).join(''), { width, lineGap: LINE_GAP });
}

type HeadingBlock = Extract<GuideBlock, { kind: 'chapter' | 'heading' }>;
/** The blocks after this one, and a callback for the start of a chapter, because only then its page is known. */
type Context = { readonly following: readonly GuideBlock[]; readonly onChapter: (title: string) => void };

/** The space (points) for a heading, the first lines below it, and a table that these lines introduce. */
function roomForHeading(sheet: Sheet, following: readonly GuideBlock[]): number {
  const near = following.slice(0, 2);
  const table = near.find((block) => block.kind === 'table');
  if (!table) return WITH_HEADING;
  const introduction = near.slice(0, near.indexOf(table)).flatMap((block) => ('runs' in block ? [block.runs] : []));
  const lines = introduction.reduce((sum, runs) => sum + heightOf(sheet, runs, TEXT_WIDTH) + 10, 0);
  return 36 + lines + roomForTable(sheet, table.head, table.rows);
}

function writeHeading(sheet: Sheet, { text, kind }: HeadingBlock, { following, onChapter }: Context): void {
  const { document, root } = sheet;
  const isChapter = kind === 'chapter';
  document.y += isChapter ? 18 : 8;
  needRoom(sheet, roomForHeading(sheet, following));
  if (isChapter) onChapter(text);
  setFace(sheet, isChapter ? 'title' : 'bold', isChapter ? 17 : 13, isChapter ? COLOURS.petrol : COLOURS.ink);
  tagged(sheet, root, isChapter ? 'H2' : 'H3', () => {
    document.text(text, MARGIN.x, document.y, { width: TEXT_WIDTH });
  });
  document.y += isChapter ? 6 : 3;
}

function writeNote(sheet: Sheet, runs: readonly Run[]): void {
  const { document, root } = sheet;
  const width = TEXT_WIDTH - 2 * NOTE_PADDING - 4;
  const height = heightOf(sheet, runs, width) + 2 * NOTE_PADDING - LINE_GAP;
  needRoom(sheet, height + 6);
  const top = document.y + 2;
  drawArtifact(sheet, () => {
    document.rect(MARGIN.x, top, TEXT_WIDTH, height).fill(COLOURS.tint);
    document.rect(MARGIN.x, top, 3, height).fill(COLOURS.petrol);
  });
  document.y = top + NOTE_PADDING;
  tagged(sheet, root, 'BlockQuote', () => writeRuns(sheet, runs, MARGIN.x + NOTE_PADDING + 4, width));
  document.y = top + height + 12;
}

function writeList(sheet: Sheet, list: Extract<GuideBlock, { kind: 'list' }>): void {
  const { document } = sheet;
  const element = document.struct('L');
  sheet.root.add(element);
  for (const [index, runs] of list.items.entries()) {
    const width = TEXT_WIDTH - INDENT;
    keepLines(sheet, heightOf(sheet, runs, width), LINE_GAP);
    const item = document.struct('LI');
    element.add(item);
    const top = document.y;
    tagged(sheet, item, 'Lbl', () => {
      setFace(sheet, 'bold', TEXT_PT, COLOURS.petrol);
      document.text(list.isOrdered ? `${index + 1}.` : '•', MARGIN.x + (list.isOrdered ? 0 : 5), top, {
        lineBreak: false,
      });
    });
    document.y = top;
    tagged(sheet, item, 'LBody', () => writeRuns(sheet, runs, MARGIN.x + INDENT, width));
    item.end();
    document.y += 3;
  }
  element.end();
  document.y += 5;
}

/**
 * Writes a block below the last one. Begins a new page if a page break would otherwise separate a heading from its
 * text.
 */
export function writeBlock(sheet: Sheet, block: GuideBlock, context: Context): void {
  switch (block.kind) {
    case 'chapter':
    case 'heading':
      writeHeading(sheet, block, context);
      return;
    case 'paragraph':
      keepLines(sheet, heightOf(sheet, block.runs, TEXT_WIDTH), LINE_GAP);
      tagged(sheet, sheet.root, 'P', () => writeRuns(sheet, block.runs, MARGIN.x, TEXT_WIDTH));
      sheet.document.y += 8;
      return;
    case 'note':
      writeNote(sheet, block.runs);
      return;
    case 'list':
      writeList(sheet, block);
      return;
    case 'table':
      writeTable(sheet, block.head, block.rows);
  }
}
