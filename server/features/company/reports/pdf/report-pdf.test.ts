import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { pdfFaults } from '#tests/support/pdf/pdf-faults.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import type { ReportColumn, ReportSection, ReportTable } from '../report-content.ts';
import { reportPdf } from './report-pdf.ts';

const COLUMNS: ReportColumn[] = ['Bir', 'İki', 'Üç', 'Dört', 'Beş', 'Altı'].map((head) => ({ head, kind: 'text' }));
const tableOf = (rows: readonly string[][]): ReportTable => ({ kind: 'table', name: 'Tablo', columns: COLUMNS, rows });

const reportOf = (...sections: ReportSection[]) =>
  reportPdf({ title: 'Rapor', subtitle: 'Deneme', foot: 'Ayak', madeAt: TEST_NOW, sections });

async function readPages(content: Buffer): Promise<{ isLying: boolean; text: string }[]> {
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: VerbosityLevel.ERRORS }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => {
    const page = await pdf.getPage(at + 1);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    return { isLying: width > height, text: items.map((item) => ('str' in item ? item.str : '')).join(' ') };
  });
  return Promise.all(pages);
}

async function pagesOf(table: ReportTable): Promise<string[]> {
  const pages = await readPages(await reportOf({ title: 'Bölüm', parts: [table] }));
  return pages.map(({ text }) => text);
}

it.each(['Çok uzun bir şerh cümlesi ', 'boşluksuz'])(
  'a row with extremely long cells stays on one page: %s',
  async (words) => {
    const endless = words.repeat(2000);
    const pages = await pagesOf(tableOf([COLUMNS.map(() => endless), COLUMNS.map(() => 'kısa')]));
    expect(pages.length).toBeLessThanOrEqual(3);
    for (const [index, page] of pages.entries()) expect(page).toContain(`Sayfa ${index + 1} / ${pages.length}`);
  },
);

it('the head is repeated on every page of a long table', async () => {
  const pages = await pagesOf(tableOf(Array.from({ length: 90 }, (_, at) => COLUMNS.map(() => `satır ${at}`))));
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page).toContain('Dört');
});

it('a table too wide for its words makes its section landscape, and no word or amount is split', async () => {
  const words = [
    '2024/20037 Esas',
    'Kahramanmaraş Mahallesi’nde',
    'Kuyumculuk',
    'Büyükçekmece',
    '₺111.716,62',
    '10.664 m²',
  ];
  const heads = [...words.keys(), 'a', 'b'].map((name) => ({ head: `Değerlendirme${name}`, kind: 'text' as const }));
  const rows = Array.from({ length: 30 }, () => [...words, 'Gayrimenkul', '20.11.2026']);
  const upright = { title: 'Dik', parts: [tableOf([COLUMNS.map(() => 'kısa')])] };
  const wide = { title: 'Yatık', parts: [{ kind: 'table' as const, name: 'Geniş', columns: heads, rows }] };
  const content = await reportOf(upright, wide, upright);
  const pages = await readPages(content);
  expect(pages.map(({ isLying }) => isLying)).toEqual([false, true, true, false]);
  expect(pages[1]?.text).toContain('Yatık');
  for (const word of [...words.flatMap((text) => (text.startsWith('10') ? [text] : text.split(' '))), 'Değerlendirmeb'])
    expect(pages[1]?.text).toContain(word);
  expect(await pdfFaults(content)).toEqual([]);
});

it('every character from a source is printed or replaced by a sign', async () => {
  const odd = 'Ev 🏠 中 \u0007son\u0000\tsatır\r\nA & B <C> \ud83d \ufffe \u2028ş'.normalize('NFD');
  const table = tableOf([COLUMNS.map(() => odd)]);
  const content = await reportPdf({
    title: odd,
    subtitle: odd,
    foot: odd,
    madeAt: TEST_NOW,
    sections: [
      {
        title: odd,
        source: odd,
        parts: [
          table,
          { kind: 'bars', title: odd, bars: [{ label: odd, value: 1, text: odd }] },
          { kind: 'list', items: [odd] },
        ],
      },
    ],
  });
  expect(await pdfFaults(content)).toEqual([]);
  const [page] = await readPages(content);
  expect(page?.text).toContain('Ev □ □ son satır');
});
