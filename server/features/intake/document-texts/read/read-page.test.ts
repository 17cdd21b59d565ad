// Suite: heavy, because recognition needs seconds per page.
import { afterAll, describe, expect, it } from 'vitest';
import { pageReaders } from '#server/platform/decoders/decoders.ts';
import { paperPicture, REPORT, scannedPdf, scannedTiff, typedPdf } from '#tests/support/papers/make-paper.ts';
import type { PaperForm } from '#tests/support/papers/spoil-paper.ts';
import type { PageReading } from './page-reading.ts';
import { readPage } from './read-page.ts';

afterAll(() => pageReaders.end());

const textOf = ({ words }: PageReading) => words.map(({ text }) => text).join(' ');
const sureNumbers = ({ words }: PageReading) =>
  words.flatMap(({ text, isSure }) => (isSure && /\d/.test(text) ? [text.replace(/[.,;]$/, '')] : []));
const REPORT_TEXT = REPORT.join(' ');
const NUMBERS = new Set(
  REPORT_TEXT.split(' ').flatMap((word) => (/\d/.test(word) ? [word.replace(/[.,;]$/, '')] : [])),
);

describe('a scanned page', () => {
  it.each<PaperForm>([
    'clean',
    'grey',
    'fax',
    'skewed',
    'photographed',
    'upside-down',
    'black edges',
    'black edges, fax',
    'blue stamp',
    'red stamp',
  ])(
    '%s: is read, and every sure number is correct',
    async (form) => {
      const reading = await readPage(await scannedPdf([await paperPicture(REPORT, { form })]), 'pdf', 1);
      expect(reading).toMatchObject({ pages: 1, by: 'scan' });
      expect(textOf(reading)).toContain('1285 ada 14 parsel numaralı taşınmazın 1/4 hissesi');
      expect(textOf(reading)).toContain('yapı kullanma izin belgesi bulunmamaktadır');
      expect(sureNumbers(reading).filter((number) => !NUMBERS.has(number))).toEqual([]);
      expect(sureNumbers(reading).length).toBeGreaterThan(14);
      // `%1` is always read as `961`.
      expect(sureNumbers(reading)).not.toContain('961');
    },
    60_000,
  );

  it('reports the place of each word, also on an upside-down page', async () => {
    const straight = await readPage(await scannedPdf([await paperPicture(REPORT)]), 'pdf', 1);
    const hanging = await readPage(await scannedPdf([await paperPicture(REPORT, { form: 'upside-down' })]), 'pdf', 1);
    const boxOf = ({ words }: PageReading) => words.find(({ text }) => text === 'BİLİRKİŞİ')?.box ?? [0, 0, 0, 0];
    const [left, top, right, bottom] = boxOf(straight);
    expect(left).toBeGreaterThan(800);
    expect(right - left).toBeLessThan(2000);
    expect(bottom - top).toBeLessThan(300);
    const turned = [10_000 - right, 10_000 - bottom, 10_000 - left, 10_000 - top];
    for (const [at, place] of boxOf(hanging).entries()) expect(Math.abs(place - (turned[at] ?? 0))).toBeLessThan(60);
  }, 60_000);

  it('of a multi-page TIFF is read by its number, and an empty one has no words', async () => {
    const tiff = await scannedTiff([
      await paperPicture([]),
      await paperPicture(['Yalnız ikinci sayfada duran cümle.']),
    ]);
    expect(await readPage(tiff, 'tif', 1)).toEqual({ pages: 2, by: 'scan', words: [] });
    expect(textOf(await readPage(tiff, 'tif', 2))).toBe('Yalnız ikinci sayfada duran cümle.');
  }, 60_000);
});

describe('a page with its own text', () => {
  it('is not recognised: its own words are sure and have places', async () => {
    const reading = await readPage(await typedPdf([['Kapak'], REPORT]), 'pdf', 2);
    expect(reading).toMatchObject({ pages: 2, by: 'layer' });
    expect(textOf(reading)).toBe(REPORT_TEXT);
    expect(reading.words.every(({ isSure }) => isSure)).toBe(true);
    const lines = new Set(reading.words.map(({ line }) => line));
    expect(lines.size).toBe(REPORT.length);
  }, 60_000);

  it('whose text layer is rubbish is recognised from its picture', async () => {
    const rubbish = REPORT.map((line) => line.replace(/\p{L}/gu, 'ÿ'));
    const reading = await readPage(await typedPdf([rubbish]), 'pdf', 1);
    expect(reading.by).toBe('scan');
  }, 60_000);
});
