import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { TEST_NOW } from '#tests/support/test-now.ts';
import type { ReportColumn, ReportTable } from '../report-content.ts';
import { reportPdf } from './report-pdf.ts';

const COLUMNS: ReportColumn[] = ['Bir', 'İki', 'Üç', 'Dört', 'Beş', 'Altı'].map((head) => ({ head, kind: 'text' }));
const tableOf = (rows: readonly string[][]): ReportTable => ({ kind: 'table', name: 'Tablo', columns: COLUMNS, rows });

async function pagesOf(table: ReportTable): Promise<string[]> {
  const sections = [{ title: 'Bölüm', parts: [table] }];
  const content = await reportPdf({ title: 'Rapor', subtitle: 'Deneme', foot: 'Ayak', madeAt: TEST_NOW, sections });
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: VerbosityLevel.ERRORS }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getTextContent());
  return (await Promise.all(pages)).map(({ items }) => items.map((item) => ('str' in item ? item.str : '')).join(' '));
}

test.each(['Çok uzun bir şerh cümlesi ', 'boşluksuz'])(
  'a row of endless cells stays on one page: %s',
  async (words) => {
    const endless = words.repeat(2000);
    const pages = await pagesOf(tableOf([COLUMNS.map(() => endless), COLUMNS.map(() => 'kısa')]));
    expect(pages.length).toBeLessThanOrEqual(3);
    for (const [index, page] of pages.entries()) expect(page).toContain(`Sayfa ${index + 1} / ${pages.length}`);
  },
);

test('the head stands on every page of a long table', async () => {
  const pages = await pagesOf(tableOf(Array.from({ length: 90 }, (_, at) => COLUMNS.map(() => `satır ${at}`))));
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page).toContain('Dört');
});
