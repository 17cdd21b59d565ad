import {
  COLOURS,
  closeSheet,
  drawArtifact,
  MARGIN,
  newPage,
  openSheet,
  PAGE,
  type Sheet,
  setFace,
  TEXT_WIDTH,
  tagged,
  writeFeet,
} from '#server/platform/pdf/pdf-sheet.ts';
import { openContents } from '#server/platform/pdf/write-contents.ts';
import { fillFigures } from '#shared/content/fill-marks.ts';
import { splitFrontMatter } from '#shared/content/parse-markdown.ts';
import { type GuideBlock, guideBlocks } from './guide-blocks.ts';
import { writeBlock } from './write-blocks.ts';

/** The PDF of a guide and its number of pages. */
export type MadeGuide = { readonly pdf: Buffer; readonly pageCount: number };

const COVER_HEIGHT = 228;

type Front = { title: string; description: string; updated: string };

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

/** Writes the cover, the contents and the chapters. */
async function writeGuide(front: Front, blocks: readonly GuideBlock[]): Promise<MadeGuide> {
  const sheet = openSheet({ title: front.title, subject: front.description, writtenOn: front.updated });
  const { document } = sheet;
  const chapters = blocks.flatMap((block) => (block.kind === 'chapter' ? [block.text] : []));
  writeCover(sheet, front);
  document.y = COVER_HEIGHT + 54;
  const contents = openContents(sheet, chapters, { heading: 17, text: 12, line: 25 });
  newPage(sheet);
  let begun = 0;
  const onChapter = (title: string) => {
    document.outline.addItem(title);
    contents.mark(begun);
    begun += 1;
  };
  for (const [index, block] of blocks.entries())
    writeBlock(sheet, block, { following: blocks.slice(index + 1), onChapter });
  contents.close();
  const pageCount = writeFeet(sheet, `Peyda · ${front.title}`);
  return { pdf: await closeSheet(sheet), pageCount };
}

/**
 * Makes a tagged PDF from a guide's Markdown, with cover, contents, bookmarks and page numbers. The same text always
 * gives the same bytes.
 */
export async function makeGuide(source: string): Promise<MadeGuide> {
  const { data, body } = splitFrontMatter(fillFigures(source));
  const front = { title: data.title ?? '', description: data.description ?? '', updated: data.updated ?? '' };
  return writeGuide(front, guideBlocks(body));
}
