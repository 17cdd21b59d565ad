import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { DocumentText } from './document-texts.ts';

const MARGIN = 78;
const PAGE = { width: 595.28, height: 841.89 };
const TEXT_WIDTH = PAGE.width - 2 * MARGIN;
const INK = '#1f2935';
const PETROL = '#1f7079';

/** The font comes in two files. Only the second one has these letters. */
const EXTENDED = /[ĞğŞşİ₺]/;

type Weight = '400' | '700';
type Sheet = { readonly document: PDFKit.PDFDocument; y: number; page: number };

const fontFiles = ['400', '700'].flatMap((weight) =>
  ['latin', 'latin-ext'].map(
    (set) =>
      [
        `${set}-${weight}`,
        import.meta.resolve(`@fontsource/public-sans/files/public-sans-${set}-${weight}-normal.woff`),
      ] as const,
  ),
);

/** A document of numbered A4 pages: facts, text, then each picture (JPEG) on a page of its own. */
export async function makePdf(text: DocumentText, pictures: readonly Uint8Array[]): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { Title: text.title, Author: text.office, CreationDate: new Date('2026-11-02T09:00:00Z') },
    lang: 'tr-TR',
    displayTitle: true,
  });
  for (const [name, url] of fontFiles) document.registerFont(name, await readFile(fileURLToPath(url)));
  const chunks: Uint8Array[] = [];
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const sheet: Sheet = { document, y: 0, page: 0 };
  writeFirstPage(sheet, text);
  for (const section of text.sections) writeSection(sheet, section);
  for (const picture of pictures) writePicturePage(sheet, picture);
  document.end();
  return finished;
}

function newPage(sheet: Sheet, title: string): void {
  sheet.document.addPage();
  sheet.page += 1;
  sheet.y = MARGIN;
  writeLine(sheet.document, title, MARGIN, 42, 8.5, '400', '#586672');
  const label = `Sayfa ${sheet.page}`;
  writeLine(
    sheet.document,
    label,
    PAGE.width - MARGIN - widthOf(sheet.document, label, 8.5, '400'),
    PAGE.height - 44,
    8.5,
    '400',
    '#586672',
  );
  sheet.document
    .moveTo(MARGIN, 57)
    .lineTo(PAGE.width - MARGIN, 57)
    .lineWidth(0.5)
    .stroke('#c9d1d2');
}

function writeFirstPage(sheet: Sheet, text: DocumentText): void {
  newPage(sheet, `${text.office} · örnek belge`);
  const { document } = sheet;
  centre(sheet, 'T.C.', 12, '700', INK);
  centre(sheet, text.office, 14, '700', INK);
  sheet.y += 10;
  centre(sheet, text.title, 19, '700', PETROL);
  sheet.y += 22;
  for (const [index, [name, value]] of text.facts.entries()) {
    const lines = wrap(document, value, 10.5, '400', TEXT_WIDTH - 190);
    const height = lines.length * 16 + 10;
    if (index % 2 === 0) document.rect(MARGIN, sheet.y, TEXT_WIDTH, height).fill('#f3efe6');
    writeLine(document, name, MARGIN + 10, sheet.y + 7, 10.5, '700', INK);
    for (const [row, words] of lines.entries())
      writeLine(document, words, MARGIN + 180, sheet.y + 7 + row * 16, 10.5, '400', INK);
    sheet.y += height;
  }
  sheet.y += 26;
}

function writeSection(sheet: Sheet, { heading, paragraphs }: DocumentText['sections'][number]): void {
  const size = 12;
  const leading = 23.5;
  if (sheet.y > PAGE.height - 190) newPage(sheet, heading);
  writeLine(sheet.document, heading, MARGIN, sheet.y, 13.5, '700', PETROL);
  sheet.y += 28;
  for (const paragraph of paragraphs) {
    for (const words of wrap(sheet.document, paragraph, size, '400', TEXT_WIDTH)) {
      if (sheet.y > PAGE.height - MARGIN - leading) newPage(sheet, heading);
      writeLine(sheet.document, words, MARGIN, sheet.y, size, '400', INK);
      sheet.y += leading;
    }
    sheet.y += 12;
  }
  sheet.y += 14;
}

function writePicturePage(sheet: Sheet, picture: Uint8Array): void {
  newPage(sheet, 'Fotoğraflar');
  sheet.document.image(Buffer.from(picture), MARGIN, sheet.y + 10, { width: TEXT_WIDTH });
  const y = sheet.y + 24 + TEXT_WIDTH * 0.75;
  writeLine(sheet.document, 'Keşif sırasında görülen genel durum (örnek çizim).', MARGIN, y, 10, '400', INK);
}

function centre(sheet: Sheet, words: string, size: number, weight: Weight, color: string): void {
  const x = (PAGE.width - widthOf(sheet.document, words, size, weight)) / 2;
  writeLine(sheet.document, words, x, sheet.y, size, weight, color);
  sheet.y += size * 1.6;
}

/** Splits a text into pieces, each with the font file that has its letters. */
function piecesOf(words: string, weight: Weight): readonly (readonly [font: string, piece: string])[] {
  const pieces = words.match(/[ĞğŞşİ₺]+|[^ĞğŞşİ₺]+/gu) ?? [];
  return pieces.map((piece) => [`${EXTENDED.test(piece) ? 'latin-ext' : 'latin'}-${weight}`, piece]);
}

function widthOf(document: PDFKit.PDFDocument, words: string, size: number, weight: Weight): number {
  return piecesOf(words, weight).reduce(
    (width, [font, piece]) => width + document.font(font, size).widthOfString(piece),
    0,
  );
}

function writeLine(
  document: PDFKit.PDFDocument,
  words: string,
  x: number,
  y: number,
  size: number,
  weight: Weight,
  color: string,
): void {
  let at = x;
  document.fillColor(color);
  for (const [font, piece] of piecesOf(words, weight)) {
    document.font(font, size).text(piece, at, y, { lineBreak: false });
    at += document.widthOfString(piece);
  }
}

function wrap(
  document: PDFKit.PDFDocument,
  text: string,
  size: number,
  weight: Weight,
  width: number,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(document, longer, size, weight) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}
