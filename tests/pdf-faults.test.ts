import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { reportPdf } from '#server/features/company/reports/pdf/report-pdf.ts';
import { faceFile } from '#server/platform/pdf/faces.ts';
import { pdfFaults } from './support/pdf/pdf-faults.ts';
import { TEST_NOW } from './support/test-now.ts';

const plot = { title: 'Bedeller', bars: [{ label: 'Ankara', value: 2, text: '₺2' }] };
const table = {
  name: 'Tablo',
  columns: [
    { head: 'Bir', kind: 'text' as const },
    { head: 'İki', kind: 'text' as const },
  ],
  rows: [['a', 'b']],
};
const content = await reportPdf({
  title: 'Rapor & eki',
  subtitle: 'Deneme',
  foot: 'Ayak',
  madeAt: TEST_NOW,
  sections: [
    {
      title: 'Bölüm',
      parts: [
        { kind: 'bars', ...plot },
        { kind: 'table', ...table },
        { kind: 'list', items: ['bir'] },
      ],
    },
  ],
});

it('a report has no fault', async () => {
  expect(await pdfFaults(content)).toEqual([]);
});

// The texts are equally long, so that the offsets in the file stay valid.
it.each([
  ['<pdfuaid:part>1', '<pdfuaid:part>2', 'does not say PDF/UA-1'],
  ['<dc:title>', '<dc:title ', 'no title in its metadata'],
  ['/DisplayDocTitle true', '/DisplayDocTitlf true', 'shows no title'],
  ['/Lang ', '/Lanh ', 'no language'],
  ['/Marked true', '/Market true', 'is not tagged'],
  ['/StructParents ', '/StructParentz ', 'untagged text: Deneme'],
  ['/Contents (', '/Contentt (', 'a link without words or tag: '],
  ['/S /Link', '/S /Span', 'a link without words or tag: '],
  ['/Alt (', '/Alu (', 'a figure without words'],
  ['/S /TD', '/S /H1', 'rows of different lengths'],
  ['/Scope /Column', '/Scopf /Column', 'a head of nothing'],
  ['/S /TOCI', '/S /Part', 'Reference in Part'],
  ['/S /H1', '/S /H3', 'H3 after H0'],
])('removing a required part is reported as a fault: %s', async (once, then, fault) => {
  const broken = Buffer.from(content.toString('latin1').replaceAll(once, then), 'latin1');
  expect(broken.equals(content)).toBe(false);
  expect((await pdfFaults(broken)).join('\n')).toContain(fault);
});

it('untagged text, letters without a glyph and sets of glyphs are reported as faults', async () => {
  const chunks: Uint8Array[] = [];
  const document = new PDFDocument();
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  document.font(faceFile('regular')).text('Ev 🏠');
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.end();
  await ended;
  const faults = (await pdfFaults(Buffer.concat([...chunks, Buffer.from('/CIDSet')]))).join('\n');
  for (const fault of ['untagged text: Ev', 'a letter without a glyph: Ev', 'a set of glyphs'])
    expect(faults).toContain(fault);
});
