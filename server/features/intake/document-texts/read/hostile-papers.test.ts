// Suite: heavy, because each paper may crash a reader, and a new one needs a second to start.
import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { pageReaders } from '#server/platform/decoders/decoders.ts';
import { bilevel, bombPage, pdfOf, picturePage, repeatedPages } from '#tests/support/papers/make-hostile-paper.ts';
import { REPORT, typedPdf } from '#tests/support/papers/make-paper.ts';
import type { PageReading } from './page-reading.ts';
import { readPage } from './read-page.ts';

const TIMEOUT_MS = 120_000;
const SENTENCE = 'Tasinmazin satis bedeli pesin odenir';
const textOf = ({ words }: PageReading) => words.map(({ text }) => text).join(' ');
const jp2 = () => readFile(new URL('../../../../../tests/fixtures/pictures/half-page.jp2', import.meta.url));
const JPX = '/Width 1654/Height 1170/Filter/JPXDecode';

afterAll(() => pageReaders.end());

const wide = () =>
  sharp({ create: { width: 60_000, height: 900, channels: 3, background: '#fff' } })
    .tiff({ compression: 'deflate' })
    .toBuffer();
const veryWide = () =>
  sharp({ create: { width: 100_000, height: 20, channels: 3, background: '#fff' } })
    .tiff({ compression: 'deflate' })
    .toBuffer();
const emptyPage = (size: string) =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size}]>>`,
  ]);

const TEXT = 'BT /F 12 Tf 60 700 Td (Satis bedeli) Tj ET ';
/** A page with this compressed content. */
const contentPage = (data: Buffer) =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    { dictionary: '/Filter/FlateDecode', data },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]);

describe('a malicious document', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['broken PDF', () => Buffer.from('%PDF-1.7\nnichts'), 'pdf'],
    ['PDF without pages', () => pdfOf(['<</Type/Catalog>>']), 'pdf'],
    ['PDF page 100,000 points wide', () => emptyPage('100000 20'), 'pdf'],
    ['TIFF of 54 million pixels', wide, 'tif'],
    ['truncated TIFF', async () => (await wide()).subarray(0, 4000), 'tif'],
    ['SVG that says it is a picture', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'jpg'],
  ])(
    'such as a %s is rejected, and the next page is read',
    async (_, make, type) => {
      await expect(readPage(await make(), type, 1)).rejects.toMatchObject({ name: 'Error' });
      expect((await readPage(await typedPdf([REPORT]), 'pdf', 1)).by).toBe('layer');
    },
    TIMEOUT_MS,
  );

  it.each<[string, () => Promise<Buffer> | Buffer, string?]>([
    ['TIFF of one line 100,000 pixels wide', veryWide, 'tif'],
    [
      'picture 100,000 pixels wide',
      () =>
        picturePage({
          dictionary: `${bilevel(100_000, 800)}/Filter/FlateDecode`,
          data: deflateSync(Buffer.alloc(12_500 * 800, 0xff)),
        }),
    ],
    ['stream that unpacks to a gigabyte', bombPage],
  ])(
    'with a %s yields no words, and the next page is read',
    async (_, make, type = 'pdf') => {
      const words = await readPage(await make(), type, 1).then(textOf, (error: Error) => error.name);
      expect(['', 'Error']).toContain(words);
      expect((await readPage(await typedPdf([REPORT]), 'pdf', 1)).by).toBe('layer');
    },
    TIMEOUT_MS,
  );

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    [
      'a picture whose bytes are no JPEG 2000',
      async () => picturePage({ dictionary: JPX, data: (await jp2()).subarray(0, 900) }),
    ],
    [
      'a picture whose bytes are no JBIG2',
      () => picturePage({ dictionary: `${bilevel(1654, 2339)}/Filter/JBIG2Decode`, data: Buffer.alloc(5000, 0x26) }),
    ],
    ['a content that cannot be unpacked', () => contentPage(Buffer.alloc(400, 0x26))],
    ['a content that is cut off', () => contentPage(deflateSync(Buffer.from(TEXT.repeat(20))).subarray(0, 12))],
  ])(
    'of which nothing can be drawn because of %s counts as unread, not as empty',
    async (_, make) => {
      expect(await readPage(await make(), 'pdf', 1)).toEqual({ pages: 1, by: 'failed', reason: 'blank', words: [] });
    },
    TIMEOUT_MS,
  );

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['without a content', () => emptyPage('595 842')],
    ['of a program that writes a content without a mark', () => typedPdf([[]])],
    ['with a blank', () => contentPage(deflateSync(Buffer.from('q BT /F 12 Tf ( ) Tj ET Q')))],
    [
      'scanned from a white sheet',
      () =>
        picturePage({
          dictionary: `${bilevel(1654, 2339)}/Filter/FlateDecode`,
          data: deflateSync(Buffer.alloc(207 * 2339, 0xff)),
        }),
    ],
  ])(
    'a page %s is read and empty',
    async (_, make) => {
      expect(await readPage(await make(), 'pdf', 1)).toEqual({ pages: 1, by: 'scan', words: [] });
    },
    TIMEOUT_MS,
  );

  it(
    'of ten thousand pages is read page by page, up to the last',
    async () => {
      const paper = repeatedPages(10_000);
      for (const page of [1, 10_000]) {
        const reading = await readPage(paper, 'pdf', page);
        expect(reading.pages).toBe(10_000);
        expect(textOf(reading)).toContain(SENTENCE);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'with a script and a program to run on opening is read like any other',
    async () => {
      const script = '/OpenAction<</S/JavaScript/JS(while\\(true\\){})>>';
      const launch = '/AA<</O<</S/Launch/F(/bin/sh)>>>>';
      const reading = await readPage(repeatedPages(1, { catalogue: script, page: launch }), 'pdf', 1);
      expect(textOf(reading)).toContain(SENTENCE);
    },
    TIMEOUT_MS,
  );

  it(
    'an empty page of any size has no words, and a missing page number is refused',
    async () => {
      expect(await readPage(emptyPage('14400 14400'), 'pdf', 1)).toMatchObject({ words: [] });
      await expect(readPage(await typedPdf([REPORT]), 'pdf', 7)).rejects.toMatchObject({ why: 'refused' });
    },
    TIMEOUT_MS,
  );
});

it(
  'reads a page that a scanner compressed as JPEG 2000',
  async () => {
    const reading = await readPage(picturePage({ dictionary: JPX, data: await jp2() }, [842, 596]), 'pdf', 1);
    expect(reading.by).toBe('scan');
    expect(textOf(reading)).toContain('1285 ada 14 parsel numaralı taşınmazın 1/4 hissesi');
  },
  TIMEOUT_MS,
);
