import {
  COLOURS,
  closeSheet,
  drawArtifact,
  MARGIN,
  openSheet,
  PAGE,
  type Sheet,
  setFace,
  TEXT_WIDTH,
  tagged,
  writeFeet,
} from '#server/platform/pdf/pdf-sheet.ts';
import { fillFigures } from '#shared/content/fill-marks.ts';
import { splitFrontMatter } from '#shared/content/parse-markdown.ts';
import { type GuideBlock, guideBlocks } from './guide-blocks.ts';
import { writeBlock } from './write-blocks.ts';

/** The file of a guide and its number of pages. */
export type MadeGuide = { readonly pdf: Buffer; readonly pageCount: number };

const COVER_HEIGHT = 228;

type Front = { title: string; description: string; updated: string };
/** A chapter: its title, the name that links jump to, and the page on which it begins. */
type Chapter = { text: string; name: string; page: number };

function writeCover(sheet: Sheet, { title, description, updated }: Front): void {
  const { document, root } = sheet;
  drawArtifact(sheet, () => {
    document.rect(0, 0, PAGE.width, COVER_HEIGHT).fill(COLOURS.petrol);
  });
  setFace(sheet, 'bold', 12, '#ffffff');
  tagged(sheet, root, 'P', () => {
    document.text('Peyda · Rehber', MARGIN.x, 54);
  });
  setFace(sheet, 'title', 28, '#ffffff');
  tagged(sheet, root, 'H1', () => {
    document.text(title, MARGIN.x, 80, { width: TEXT_WIDTH });
  });
  setFace(sheet, 'regular', 12.5, '#ffffff');
  tagged(sheet, root, 'P', () => {
    document.text(description, MARGIN.x, document.y + 6, { width: TEXT_WIDTH, lineGap: 2 });
  });
  const [year, month, day] = updated.split('-');
  setFace(sheet, 'regular', 10.5, COLOURS.soft);
  tagged(sheet, root, 'P', () => {
    document.text(`Son güncelleme: ${day}.${month}.${year}`, MARGIN.x, COVER_HEIGHT + 16);
  });
}

function writeContents(sheet: Sheet, chapters: readonly Chapter[]): void {
  const { document, root } = sheet;
  setFace(sheet, 'title', 17, COLOURS.petrol);
  tagged(sheet, root, 'H2', () => {
    document.text('İçindekiler', MARGIN.x, COVER_HEIGHT + 54);
  });
  document.y += 8;
  const contents = document.struct('TOC');
  root.add(contents);
  for (const { text, name, page } of chapters) {
    const y = document.y;
    tagged(sheet, contents, 'TOCI', () => {
      setFace(sheet, 'regular', 12);
      document.text(text, MARGIN.x, y, { goTo: name, lineBreak: false });
      const number = String(page);
      document.text(number, PAGE.width - MARGIN.x - document.widthOfString(number), y, {
        goTo: name,
        lineBreak: false,
      });
    });
    drawArtifact(sheet, () => {
      document
        .moveTo(MARGIN.x, y + 19)
        .lineTo(PAGE.width - MARGIN.x, y + 19)
        .lineWidth(0.5)
        .stroke(COLOURS.line);
    });
    document.y = y + 25;
  }
  contents.end();
}

/** Writes the guide once. The pages of its chapters are known only after that, so the contents need a second time. */
async function writeGuide(front: Front, blocks: readonly GuideBlock[], known: readonly Chapter[]) {
  const sheet = openSheet({ title: front.title, subject: front.description, writtenOn: front.updated });
  const { document } = sheet;
  const chapters: Chapter[] = [];
  writeCover(sheet, front);
  writeContents(sheet, known);
  document.addPage();
  for (const [index, block] of blocks.entries()) {
    writeBlock(sheet, block, blocks.slice(index + 1));
    if (block.kind !== 'chapter') continue;
    const page = document.bufferedPageRange().count;
    const name = `bolum-${chapters.length + 1}`;
    document.addNamedDestination(name);
    document.outline.addItem(block.text);
    chapters.push({ text: block.text, name, page });
  }
  const pageCount = writeFeet(sheet, `Peyda · ${front.title}`);
  return { pdf: await closeSheet(sheet), pageCount, chapters };
}

/** Makes a tagged PDF of a guide's Markdown, with cover, contents, bookmarks and page numbers. Same text, same bytes. */
export async function makeGuide(source: string): Promise<MadeGuide> {
  const { data, body } = splitFrontMatter(fillFigures(source));
  const front = { title: data.title ?? '', description: data.description ?? '', updated: data.updated ?? '' };
  const blocks = guideBlocks(body);
  const titles = blocks.flatMap((block) => (block.kind === 'chapter' ? [block.text] : []));
  const unknown = titles.map((text, index) => ({ text, name: `bolum-${index + 1}`, page: 0 }));
  const { chapters } = await writeGuide(front, blocks, unknown);
  const { pdf, pageCount } = await writeGuide(front, blocks, chapters);
  return { pdf, pageCount };
}
