import pdfkit from 'pdfkit';
import sharp from 'sharp';
import { faceFile } from '#server/platform/pdf/faces.ts';
import { HEIGHT, type PaperForm, spoil, WIDTH } from './spoil-paper.ts';

type Paper = { readonly form?: PaperForm; readonly face?: 'Liberation Serif' | 'Liberation Sans' | 'DejaVu Sans Mono' };

const MARGIN = 140;
const LINE = 62;
/** A fixed date, so that the same lines give the same bytes and the results of reading them can be reused. */
const INFO = { CreationDate: new Date(0) };

/** An A4 page at 200 dpi with these lines, as a greyscale PNG. */
export async function paperPicture(
  lines: readonly string[],
  { form = 'clean', face = 'Liberation Serif' }: Paper = {},
): Promise<Buffer> {
  const texts = lines.map(
    (line, at) =>
      `<text x="${MARGIN}" y="${MARGIN + LINE * (at + 1)}">${line.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</text>`,
  );
  const size = face === 'DejaVu Sans Mono' ? 26 : 33;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%"
    height="100%" fill="#fff"/><g font-family="${face}" font-size="${size}">${texts.join('')}</g></svg>`;
  const clean = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().png().toBuffer();
  return spoil(clean, form);
}

/** A scanned PDF: a picture on each page and no text. */
export async function scannedPdf(pictures: readonly Buffer[]): Promise<Buffer> {
  const pdf = new pdfkit({ autoFirstPage: false, info: INFO });
  const done = gather(pdf);
  for (const picture of pictures) {
    const jpeg = await sharp(picture).jpeg({ quality: 80 }).toBuffer();
    pdf.addPage({ size: 'A4', margin: 0 }).image(jpeg, 0, 0, { width: 595.28, height: 841.89 });
  }
  pdf.end();
  return done;
}

export function gather(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('error', reject);
    pdf.on('end', () => resolve(Buffer.concat(parts)));
  });
}

/** A PDF with a text layer. */
export function typedPdf(pages: readonly (readonly string[])[]): Promise<Buffer> {
  const pdf = new pdfkit({ autoFirstPage: false, info: INFO });
  const done = gather(pdf);
  for (const lines of pages) {
    pdf.addPage({ size: 'A4', margin: 60 });
    pdf.font(faceFile('regular')).fontSize(11);
    for (const line of lines) pdf.text(line);
  }
  pdf.end();
  return done;
}

/** A TIFF of several pages with fax compression. */
export async function scannedTiff(pictures: readonly Buffer[]): Promise<Buffer> {
  return sharp([...pictures], { join: { animated: true } })
    .tiff({ compression: 'deflate' })
    .toBuffer();
}

/** A typical court report; its numbers are difficult for recognition. */
export const REPORT: readonly string[] = [
  'T.C. ANKARA 12. İCRA DAİRESİ 2024/4521 ESAS',
  'BİLİRKİŞİ KIYMET TAKDİRİ RAPORU',
  'Örnek Mahallesi 1285 ada 14 parsel numaralı taşınmazın 1/4 hissesi',
  'için muhammen kıymet 4.275.000,00 TL olarak takdir edilmiştir.',
  'Kıymet takdiri tarihi 18.02.2025 günüdür.',
  'Taşınmaz üzerinde 3.450.000,00 TL bedelli 1. derece ipotek vardır.',
  'Bağımsız bölümün brüt alanı 145,50 m2, net alanı 120,75 m2 olup',
  'tapu kaydında 138,00 m2 görünmektedir.',
  'Taşınmazda halen kiracı oturmaktadır; kira sözleşmesi 01.06.2023',
  'tarihlidir. Binanın yapı kullanma izin belgesi bulunmamaktadır.',
  'Satış bedeli üzerinden %1 oranında katma değer vergisi alınır.',
  'Aidat borcu 12.480,00 TL olarak bildirilmiştir.',
];
