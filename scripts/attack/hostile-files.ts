import { deflateRawSync, deflateSync } from 'node:zlib';
import { strToU8, type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';

export type HostileFile = { readonly name: string; readonly content: Buffer };

/** Pseudorandom numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;
const upTo = (random: Random, most: number) => Math.floor(random() * most);
const latin = (text: string) => Buffer.from(text, 'latin1');

const FORMATS = ['jpeg', 'png', 'gif', 'webp', 'avif', 'tiff'] as const;
const ENDINGS = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp', avif: 'avif', tiff: 'tif' } as const;
type Format = (typeof FORMATS)[number];
/** The first bytes of each format, for files that are something else. */
const HEADS: Readonly<Record<Format, Buffer>> = {
  jpeg: latin('\xff\xd8\xff\xe0\0\x10JFIF\0'),
  png: latin('\x89PNG\r\n\x1a\n'),
  gif: latin('GIF89a'),
  webp: latin('RIFF\xff\xff\0\0WEBP'),
  avif: latin('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'),
  tiff: latin('II*\0\x08\0\0\0'),
};

type Parts = { readonly random: Random; readonly pictures: Readonly<Record<Format, Buffer>>; readonly bomb: Buffer };

/** An SVG whose drawing grows exponentially with its depth. */
function svg(depth: number): string {
  const levels = Array.from(
    { length: depth },
    (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`,
  );
  const filter = '<filter id="f"><feGaussianBlur stdDeviation="99"/><feTurbulence numOctaves="99"/></filter>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><defs>${filter}<rect id="g0" width="9" height="9" filter="url(#f)"/>${levels.join('')}</defs><use href="#g${depth}"/></svg>`;
}

function damaged({ random }: Parts, content: Buffer): Buffer {
  const copy = Buffer.from(content);
  for (let times = 1 + upTo(random, 30); times > 0; times -= 1)
    copy[12 + upTo(random, copy.length - 12)] = upTo(random, 256);
  return copy;
}

const oneOf = <T>(random: Random, all: readonly T[]): T => {
  const found = all[upTo(random, all.length)];
  if (found === undefined) throw new Error('Nothing to choose from.');
  return found;
};

/** A ZIP whose central directory claims wrong sizes. */
function lyingZip(random: Random, entries: Zippable): Buffer {
  const zip = Buffer.from(zipSync(entries));
  const at = zip.lastIndexOf(latin('PK\x01\x02'));
  if (at >= 0) zip.writeUInt32LE(upTo(random, 2 ** 31), at + 20 + 4 * upTo(random, 2));
  return zip;
}

function pdf(objects: readonly string[], trailer = '<</Root 1 0 R>>'): Buffer {
  return latin(
    `%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n${trailer}\n%%EOF`,
  );
}

function pdfStream(content: Buffer): string {
  const packed = deflateSync(content, { level: 9 });
  return `<</Length ${packed.length}/Filter/FlateDecode>>stream\n${packed.toString('latin1')}\nendstream`;
}

const PAGE = '<</Type/Page/Parent 2 0 R/Contents 4 0 R/MediaBox[0 0 9 9]>>';
const onePage = (content: string) =>
  pdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', PAGE, content]);

function tiff(tags: readonly (readonly [tag: number, type: number, value: number])[], next: number): Buffer {
  const made = Buffer.alloc(8 + 2 + tags.length * 12 + 4);
  made.write('II*\0', 'latin1');
  made.writeUInt32LE(8, 4);
  made.writeUInt16LE(tags.length, 8);
  for (const [at, [tag, type, value]] of tags.entries()) {
    made.writeUInt16LE(tag, 10 + at * 12);
    made.writeUInt16LE(type, 12 + at * 12);
    made.writeUInt32LE(1, 14 + at * 12);
    made.writeUInt32LE(value, 18 + at * 12);
  }
  made.writeUInt32LE(next, made.length - 4);
  return made;
}

const template = (content: string) =>
  strToU8(`<?xml version="1.0"?><template><content>${content}</content></template>`);

/** One generator for each kind of hostile file. */
const MAKERS: readonly ((parts: Parts) => { ending: string; content: Buffer })[] = [
  ({ random, pictures }) => {
    const format = oneOf(random, FORMATS);
    return {
      ending: ENDINGS[format],
      content: pictures[format].subarray(0, 20 + upTo(random, pictures[format].length)),
    };
  },
  (parts) => {
    const format = oneOf(parts.random, FORMATS);
    return { ending: ENDINGS[format], content: damaged(parts, parts.pictures[format]) };
  },
  ({ random }) => ({ ending: 'webp', content: latin(`<!--${'a'.repeat(4)}WEBP-->${svg(3 + upTo(random, 6))}`) }),
  ({ random }) => {
    const format = oneOf(random, FORMATS);
    return { ending: ENDINGS[format], content: Buffer.concat([HEADS[format], latin(svg(3 + upTo(random, 6)))]) };
  },
  ({ random }) => ({ ending: 'svg', content: latin(`<?xml version="1.0"?>${svg(2 + upTo(random, 6))}`) }),
  ({ random, pictures }) => ({
    ending: 'png',
    content: (() => {
      const claimed = Buffer.from(pictures.png);
      claimed.writeUInt32BE(upTo(random, 2 ** 31), 16);
      claimed.writeUInt32BE(upTo(random, 2 ** 31), 20);
      return claimed;
    })(),
  }),
  ({ bomb }) => ({ ending: 'png', content: bomb }),
  ({ random, pictures }) => ({
    ending: oneOf(random, ['jpg', 'pdf', 'zip']),
    content: Buffer.concat([pictures.jpeg, Buffer.from(zipSync({ 'content.xml': template('a') })), latin('%PDF-1.7')]),
  }),
  ({ random }) => ({
    ending: 'gif',
    content: Buffer.concat([
      latin('GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff'),
      latin(`,\0\0\0\0\xff\xff\xff\xff\0\x08${'\xff'.repeat(200)}\0`.repeat(1 + upTo(random, 200))),
    ]),
  }),
  ({ random }) => ({
    ending: 'zip',
    content: Buffer.from(zipSync({ 'a.txt': new Uint8Array(2 ** 20 * (1 + upTo(random, 30))) }, { level: 9 })),
  }),
  ({ random }) => ({
    ending: 'zip',
    content: Buffer.from(
      zipSync(
        Object.fromEntries(Array.from({ length: 200 + upTo(random, 11_000) }, (_, at) => [`${at}`, new Uint8Array()])),
      ),
    ),
  }),
  ({ random }) => ({
    ending: 'zip',
    content: Buffer.from(zipSync({ [oneOf(random, ['../x', '/etc/x', 'C:\\x'])]: strToU8('x') })),
  }),
  ({ random }) => ({
    ending: 'udf',
    content: lyingZip(random, { 'content.xml': template('a'.repeat(upTo(random, 5000))) }),
  }),
  ({ random }) => ({
    ending: 'udf',
    content: Buffer.from(
      zipSync({ 'content.xml': new Uint8Array(2 ** 20 * (1 + upTo(random, 40))).fill(65) }, { level: 9 }),
    ),
  }),
  ({ random }) => {
    const depth = 1000 + upTo(random, 200_000);
    return {
      ending: 'udf',
      content: Buffer.from(zipSync({ 'content.xml': template('<a>'.repeat(depth) + '</a>'.repeat(depth)) })),
    };
  },
  () => ({
    ending: 'udf',
    content: Buffer.from(
      zipSync({
        'content.xml': strToU8(
          '<!DOCTYPE t [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><template><content>&b;</content></template>',
        ),
      }),
    ),
  }),
  (parts) => ({
    ending: 'udf',
    content: damaged(parts, Buffer.from(zipSync({ 'content.xml': template('metin'.repeat(200)) }))),
  }),
  ({ random }) => ({
    ending: 'xlsx',
    content: lyingZip(random, {
      '[Content_Types].xml': strToU8('<Types/>'),
      'xl/workbook.xml': strToU8('<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]><workbook>&a;</workbook>'),
      'xl/worksheets/sheet1.xml': strToU8(
        `<worksheet>${'<row><c><v>1</v></c></row>'.repeat(upTo(random, 9000))}</worksheet>`,
      ),
    }),
  }),
  ({ random }) => ({
    ending: 'pdf',
    content: onePage(pdfStream(Buffer.alloc(2 ** 20 * (1 + upTo(random, 60)), 'BT (a) Tj ET '))),
  }),
  ({ random }) => ({
    ending: 'pdf',
    content: onePage(`<</Length 9999999>>stream\n${'q '.repeat(upTo(random, 50_000))}`),
  }),
  () => ({
    ending: 'pdf',
    content: pdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R 2 0 R]/Count 999999999>>']),
  }),
  ({ random }) => ({ ending: 'pdf', content: latin(`%PDF-1.7\n${'['.repeat(1000 + upTo(random, 300_000))}`) }),
  ({ random }) => ({
    ending: 'pdf',
    content: pdf(['<</Type/Catalog/Pages 2 0 R>>'], `<</Root 1 0 R/Prev ${upTo(random, 99)}>>\nstartxref\n9`),
  }),
  (parts) => ({
    ending: 'pdf',
    content: damaged(parts, onePage(pdfStream(latin('BT /F1 12 Tf (Dosya No 2026/1) Tj ET')))),
  }),
  ({ random }) => ({
    ending: 'tif',
    content: tiff(
      [
        [256, 4, upTo(random, 2 ** 31)],
        [257, 4, upTo(random, 2 ** 31)],
        [258, 3, 8],
        [262, 3, 1],
        [273, 4, 8],
        [277, 3, 1],
        [278, 4, 2 ** 31],
      ],
      8,
    ),
  }),
  ({ random }) => ({
    ending: 'tif',
    content: tiff(
      [
        [256, 4, 99],
        [257, 4, 99],
        [259, 3, oneOf(random, [2, 3, 4, 5, 7, 8, 34712])],
        [273, 4, upTo(random, 500)],
      ],
      8,
    ),
  }),
  ({ random }) => ({
    ending: 'bin',
    content: Buffer.from(Array.from({ length: upTo(random, 5000) }, () => upTo(random, 256))),
  }),
  ({ random }) => ({ ending: 'csv', content: Buffer.from(`title;price\n"${'a;"'.repeat(upTo(random, 90_000))}`) }),
  ({ random }) => ({ ending: 'json', content: Buffer.from(`${'[{"a":'.repeat(upTo(random, 90_000))}`) }),
  ({ random }) => ({ ending: 'html', content: Buffer.from(`<html>${'<table><tr><td>'.repeat(upTo(random, 30_000))}`) }),
  ({ random }) => ({
    ending: 'zip',
    content: Buffer.concat([latin('PK\x03\x04'), deflateRawSync(Buffer.alloc(upTo(random, 2 ** 22)))]),
  }),
];

/** Files that try to hang, crash or exhaust the program that reads them; the same for the same seed. */
export async function hostileFiles(count: number, seed: number): Promise<HostileFile[]> {
  const random = seeded(seed);
  const noise = Buffer.from(Array.from({ length: 200 * 150 * 3 }, () => upTo(random, 256)));
  const picture = sharp(noise, { raw: { width: 200, height: 150, channels: 3 } });
  const made = await Promise.all(
    FORMATS.map(async (format) => [format, await picture.clone().toFormat(format).toBuffer()]),
  );
  const wide = { width: 12_000, height: 9000, channels: 3, background: '#000' } as const;
  const bomb = await sharp({ create: wide, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer();
  const pictures: Record<Format, Buffer> = Object.fromEntries(made);
  return Array.from({ length: count }, (_, at) => {
    const make = MAKERS[at % MAKERS.length];
    if (!make) throw new Error('No maker.');
    const { ending, content } = make({ random, pictures, bomb });
    return { name: `dosya-${at}.${ending}`, content };
  });
}
