import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

export const PAGE = { width: 595.28, height: 841.89 } as const;
export const MARGIN = { x: 70, top: 64, bottom: 66 } as const;
export const TEXT_WIDTH = PAGE.width - 2 * MARGIN.x;
export const COLOURS = {
  ink: '#1c2430',
  soft: '#4a5663',
  petrol: '#0b5a6b',
  tint: '#e9f3f5',
  line: '#c9d0d4',
} as const;

const require = createRequire(import.meta.url);
const FONTS = {
  regular: '400Regular/SourceSans3_400Regular.ttf',
  bold: '600SemiBold/SourceSans3_600SemiBold.ttf',
  title: '700Bold/SourceSans3_700Bold.ttf',
} as const;

export type Face = keyof typeof FONTS;
type Element = PDFKit.PDFStructureElement;

/** A tagged A4 document that is being written. `root` is the top of its tags, which screen readers read. */
export type Sheet = { readonly document: PDFKit.PDFDocument; readonly root: Element };

/** Opens a document. `writtenOn` (`yyyy-mm-dd`) is its creation date, so that the same text gives the same file. */
export function openSheet(info: { title: string; subject: string; writtenOn: string }): Sheet {
  const madeAt = new Date(`${info.writtenOn}T09:00:00Z`);
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN.top, bottom: MARGIN.bottom, left: MARGIN.x, right: MARGIN.x },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'tr-TR',
    displayTitle: true,
    bufferPages: true,
    info: { Title: info.title, Author: 'Peyda', Subject: info.subject, CreationDate: madeAt, ModDate: madeAt },
  });
  for (const [face, file] of Object.entries(FONTS))
    document.registerFont(face, readFileSync(require.resolve(`@expo-google-fonts/source-sans-3/${file}`)));
  const root = document.struct('Document');
  document.addStructure(root);
  return { document, root };
}

/** Sets the face, size (points) and colour of the text that follows. */
export function setFace({ document }: Sheet, face: Face, sizePt: number, colour: string = COLOURS.ink): void {
  document.font(face).fontSize(sizePt).fillColor(colour);
}

/** What a tag may say besides its type; the typings of pdfkit do not know the scope of a table's head and a figure's place. */
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

/** The points left on this page above the lower margin. */
export function roomLeft({ document }: Sheet): number {
  return PAGE.height - MARGIN.bottom - document.y;
}

/** Begins a new page if fewer points than these are left on this one. */
export function needRoom(sheet: Sheet, points: number): void {
  if (roomLeft(sheet) < points) sheet.document.addPage();
}

/** Writes the foot of every page: a line and the page number. Comes last, when the number of pages is known; returns it. */
export function writeFeet(sheet: Sheet, line: string, sizePt = 9): number {
  const { document } = sheet;
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index);
    // Text below the margin would begin a new page.
    document.page.margins.bottom = 0;
    document.markContent('Artifact', { type: 'Pagination' });
    const y = PAGE.height - 48;
    document
      .moveTo(MARGIN.x, y)
      .lineTo(PAGE.width - MARGIN.x, y)
      .lineWidth(0.5)
      .stroke(COLOURS.line);
    setFace(sheet, 'regular', sizePt, COLOURS.soft);
    document.text(line, MARGIN.x, y + 8, { lineBreak: false });
    const place = `Sayfa ${index + 1} / ${count}`;
    document.text(place, PAGE.width - MARGIN.x - document.widthOfString(place), y + 8, { lineBreak: false });
    document.endMarkedContent();
  }
  return count;
}

/** The finished file. */
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
