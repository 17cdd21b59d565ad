import { AccessibleDocument } from './accessible-document.ts';
import { FACES, type Face, faceFile } from './faces.ts';

export const PAGE = { width: 595.28, height: 841.89 } as const;
export const MARGIN = { x: 70, top: 64, bottom: 66 } as const;
export const TEXT_WIDTH = PAGE.width - 2 * MARGIN.x;
export type PageLayout = 'portrait' | 'landscape';
/** A landscape page has wide tables, so its left margin is smaller. */
const LANDSCAPE_X = 48;
export const COLOURS = {
  ink: '#1c2430',
  soft: '#4a5663',
  petrol: '#0b5a6b',
  tint: '#e9f3f5',
  line: '#c9d0d4',
} as const;

type Element = PDFKit.PDFStructureElement;

/**
 * A tagged A4 document that is being written. `root` is the root of its tag tree, which screen readers read; `colour`
 * is the current text colour.
 */
export type Sheet = { readonly document: PDFKit.PDFDocument; readonly root: Element; colour: string };

/** Opens a document. `writtenOn` (`yyyy-mm-dd`) is its creation date, so that the same text gives the same file. */
export function openSheet(info: { title: string; subject: string; writtenOn: string; author?: string }): Sheet {
  const { title: Title, subject: Subject, writtenOn, author: Author = 'Peyda' } = info;
  const madeAt = new Date(`${writtenOn}T09:00:00Z`);
  const document = new AccessibleDocument({
    ...pageOptions('portrait'),
    pdfVersion: '1.7',
    tagged: true,
    lang: 'tr-TR',
    displayTitle: true,
    bufferPages: true,
    info: { Title, Author, Subject, CreationDate: madeAt, ModDate: madeAt },
  });
  for (const face of FACES) document.registerFont(face, faceFile(face));
  const root = document.struct('Document');
  document.addStructure(root);
  return { document, root, colour: COLOURS.ink };
}

function pageOptions(layout: PageLayout) {
  const x = layout === 'landscape' ? LANDSCAPE_X : MARGIN.x;
  return { size: 'A4', layout, margins: { top: MARGIN.top, bottom: MARGIN.bottom, left: x, right: x } };
}

/** Returns whether the current page is portrait or landscape. */
export const layoutOf = ({ document }: Sheet): PageLayout =>
  document.page.layout === 'landscape' ? 'landscape' : 'portrait';

/** Begins a new page in a layout; by default in that of the current page. */
export function newPage(sheet: Sheet, layout: PageLayout = layoutOf(sheet)): void {
  sheet.document.addPage(pageOptions(layout));
  // pdfkit resets the colour of a new page to black.
  sheet.document.fillColor(sheet.colour);
}

/** The left edge and the width of lines on the current page, in points. */
export function lineOf({ document: { page } }: Sheet): { x: number; width: number } {
  const { left, right } = page.margins;
  return { x: left, width: page.width - left - right };
}

/** Sets the face, size (points) and colour of the following text. */
export function setFace(sheet: Sheet, face: Face, sizePt: number, colour: string = COLOURS.ink): void {
  sheet.document.font(face).fontSize(sizePt).fillColor(colour);
  sheet.colour = colour;
}

/**
 * Attributes of a tag in addition to its type; the typings of pdfkit lack the scope of a table's head and a figure's
 * bounding box.
 */
export type TagFacts = {
  readonly alt?: string;
  readonly scope?: 'Column' | 'Row';
  /** Left, top, right and bottom in points. */
  readonly bbox?: readonly [number, number, number, number];
};

/** Writes a paragraph, a heading or a cell under its own tag. */
export function tagged(sheet: Sheet, parent: Element, type: string, write: () => void, facts: TagFacts = {}): void {
  const element = sheet.document.struct(type, facts, write);
  parent.add(element);
  element.end();
}

/** Draws decoration such as lines and backgrounds, which screen readers skip. */
export function drawArtifact({ document }: Sheet, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}

/** The space left on this page above the lower margin, in points. */
export function roomLeft({ document }: Sheet): number {
  return document.page.maxY() - document.y;
}

/** Begins a new page if this page has less space than this (points). */
export function needRoom(sheet: Sheet, points: number): void {
  if (roomLeft(sheet) < points) newPage(sheet);
}

/** A text of up to this many lines stays on one page. */
const WHOLE_LINES = 3;

/**
 * Call it before writing a text of this height (points), in the current face: no single line of the text may be alone
 * at the bottom or the top of a page.
 */
export function keepLines(sheet: Sheet, height: number, lineGap: number): void {
  const { document } = sheet;
  const line = document.currentLineHeight(true) + lineGap;
  const lines = Math.round(height / line);
  const fitting = Math.floor((roomLeft(sheet) + lineGap) / line);
  if (lines <= fitting) return;
  if (fitting < 2 || lines <= WHOLE_LINES) newPage(sheet);
  // Moves the last two lines to the next page together.
  else if (lines - fitting === 1)
    document.page.margins.bottom = document.page.height - document.y - (fitting - 1) * line;
}

/**
 * Writes the footer of every page: a line and the page number. Call it last, when the number of pages is known; returns
 * that number.
 */
export function writeFeet(sheet: Sheet, line: string, sizePt = 9): number {
  const { document } = sheet;
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index);
    // Text below the margin would begin a new page.
    document.page.margins.bottom = 0;
    document.markContent('Artifact', { type: 'Pagination' });
    const { x, width } = lineOf(sheet);
    const y = document.page.height - 48;
    document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(COLOURS.line);
    setFace(sheet, 'regular', sizePt, COLOURS.soft);
    document.text(line, x, y + 8, { lineBreak: false });
    const place = `Sayfa ${index + 1} / ${count}`;
    document.text(place, x + width - document.widthOfString(place), y + 8, { lineBreak: false });
    document.endMarkedContent();
  }
  return count;
}

/** Ends the document and returns the file. */
export async function closeSheet({ document, root }: Sheet): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  root.end();
  document.end();
  return finished;
}
