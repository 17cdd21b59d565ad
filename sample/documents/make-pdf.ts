import type { Face } from '#server/platform/pdf/faces.ts';
import {
  COLOURS,
  closeSheet,
  keepLines,
  MARGIN,
  needRoom,
  newPage,
  openSheet,
  type Sheet,
  setFace,
  TEXT_WIDTH,
  tagged,
  writeFeet,
} from '#server/platform/pdf/pdf-sheet.ts';
import { writeTable } from '#server/platform/pdf/write-table.ts';
import type { DocumentText } from './document-texts.ts';

/** A picture (JPEG, four to three), and its description for people who can't see it. */
export type DocumentPicture = { readonly jpeg: Uint8Array; readonly shows: string };

const WRITTEN_ON = '2026-11-02';
const TEXT_PT = 13;
/** Offices use wide line spacing. */
const LINE_GAP = 9;
/** At least this many points below a heading stay on its page. */
const WITH_HEADING = 120;

type Line = { readonly tag: 'H1' | 'P'; readonly face: Face; readonly size: number; readonly colour: string };

/** A document of numbered A4 pages in the style of an office: facts, text, then each picture on a separate page. */
export async function makePdf(text: DocumentText, pictures: readonly DocumentPicture[]): Promise<Uint8Array> {
  const { title, office, facts, sections } = text;
  const sheet = openSheet({ title, subject: 'Örnek belge', writtenOn: WRITTEN_ON, author: office });
  const { document } = sheet;
  writeCentred(sheet, 'T.C.', { tag: 'P', face: 'bold', size: 12, colour: COLOURS.ink });
  writeCentred(sheet, office, { tag: 'P', face: 'bold', size: 14, colour: COLOURS.ink });
  document.y += 8;
  writeCentred(sheet, title, { tag: 'H1', face: 'title', size: 19, colour: COLOURS.petrol });
  document.y += 14;
  writeTable(sheet, ['Bilgi', 'Değer'], facts);
  document.y += 8;
  for (const section of sections) writeSection(sheet, section);
  for (const picture of pictures) writePicture(sheet, picture);
  writeFeet(sheet, `${office} · örnek belge`);
  return closeSheet(sheet);
}

function writeCentred(sheet: Sheet, text: string, { tag, face, size, colour }: Line): void {
  const { document, root } = sheet;
  setFace(sheet, face, size, colour);
  tagged(sheet, root, tag, () => {
    document.text(text, MARGIN.x, document.y, { width: TEXT_WIDTH, align: 'center' });
  });
  document.y += 4;
}

function writeSection(sheet: Sheet, { heading, paragraphs }: DocumentText['sections'][number]): void {
  const { document, root } = sheet;
  needRoom(sheet, WITH_HEADING);
  setFace(sheet, 'title', 13.5, COLOURS.petrol);
  tagged(sheet, root, 'H2', () => {
    document.text(heading, MARGIN.x, document.y, { width: TEXT_WIDTH });
  });
  document.y += 6;
  const options = { width: TEXT_WIDTH, lineGap: LINE_GAP };
  for (const paragraph of paragraphs) {
    setFace(sheet, 'regular', TEXT_PT);
    keepLines(sheet, document.heightOfString(paragraph, options), LINE_GAP);
    tagged(sheet, root, 'P', () => {
      document.text(paragraph, MARGIN.x, document.y, options);
    });
    document.y += 8;
  }
  document.y += 10;
}

function writePicture(sheet: Sheet, { jpeg, shows }: DocumentPicture): void {
  const { document, root } = sheet;
  newPage(sheet);
  setFace(sheet, 'title', 13.5, COLOURS.petrol);
  tagged(sheet, root, 'H2', () => {
    document.text('Fotoğraf', MARGIN.x, document.y);
  });
  const top = document.y + 8;
  const height = TEXT_WIDTH * 0.75;
  const draw = () => void document.image(Buffer.from(jpeg), MARGIN.x, top, { width: TEXT_WIDTH });
  const bbox = [MARGIN.x, top, MARGIN.x + TEXT_WIDTH, top + height] as const;
  tagged(sheet, root, 'Figure', draw, { alt: shows, bbox });
  setFace(sheet, 'regular', 10, COLOURS.soft);
  tagged(sheet, root, 'P', () => {
    document.text('Keşif sırasında görülen genel durum (örnek çizim).', MARGIN.x, top + height + 10);
  });
}
