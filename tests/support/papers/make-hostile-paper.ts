import { deflateSync } from 'node:zlib';

type Stream = { readonly dictionary: string; readonly data: Buffer | string };

/**
 * A PDF of hand-written objects; the first is the catalogue. Readers find the objects without a cross-reference table.
 */
export function pdfOf(objects: readonly (string | Stream)[]): Buffer {
  const parts = objects.map((object, at) => {
    if (typeof object === 'string') return Buffer.from(`${at + 1} 0 obj${object}endobj\n`);
    const data = Buffer.from(object.data as string);
    const head = `${at + 1} 0 obj<<${object.dictionary}/Length ${data.length}>>stream\n`;
    return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream endobj\n')]);
  });
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n')]);
}

const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const SENTENCE = 'BT /F 12 Tf 60 700 Td (Tasinmazin satis bedeli pesin odenir ve masraflar aliciya aittir.) Tj ET';

/** Pages that share one content stream, with more entries of the catalogue and of each page. */
export function repeatedPages(count: number, more: { catalogue?: string; page?: string } = {}): Buffer {
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 3 0 R/Resources<</Font<</F 4 0 R>>>>${more.page ?? ''}>>`;
  const kids = Array.from({ length: count }, (_, at) => `${at + 5} 0 R`).join(' ');
  return pdfOf([
    `<</Type/Catalog/Pages 2 0 R${more.catalogue ?? ''}>>`,
    `<</Type/Pages/Count ${count}/Kids[${kids}]>>`,
    { dictionary: '', data: SENTENCE },
    FONT,
    ...Array.from({ length: count }, () => page),
  ]);
}

/** A page that consists of one picture: its dictionary and bytes as in a PDF. */
export function picturePage(picture: Stream, [width, height] = [595, 842]): Buffer {
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>`,
    { dictionary: '', data: `q ${width} 0 0 ${height} 0 0 cm /I Do Q` },
    { ...picture, dictionary: `/Type/XObject/Subtype/Image${picture.dictionary}` },
  ]);
}

/** A page whose content stream of two kilobytes unpacks to a gigabyte. */
export function bombPage(): Buffer {
  const inner = deflateSync(Buffer.alloc(1 << 30, ' '), { level: 9 });
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>',
    { dictionary: '/Filter[/FlateDecode/FlateDecode]', data: deflateSync(inner, { level: 9 }) },
  ]);
}

/** The dictionary of a picture with one bit per pixel. */
export const bilevel = (width: number, height: number): string =>
  `/Width ${width}/Height ${height}/BitsPerComponent 1/ColorSpace/DeviceGray`;
