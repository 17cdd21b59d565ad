import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { afterAll, expect, it } from 'vitest';
import { decoders } from '#server/platform/decoders/decoders.ts';
import { udfOf } from '#tests/support/scoring/make-udf.ts';
import { noticeText } from './notice-text.ts';
import { pdfText } from './pdf-text.ts';

afterAll(() => decoders.end());

const TEXT = 'T.C. MALATYA 1. İCRA DAİRESİ\n2026/1 ESAS\nKıymeti : 1.250.000,50 TL';

it('blocks of HTML become lines, and rows of two cells become label and value', async () => {
  const html = `<h1>T.C.&nbsp;MALATYA</h1><p>bir<br>iki&#39;de &quot;üç&quot; m<sup>2</sup></p><ul><li>dört</li></ul>
<table><tr><th>Kıymeti :</th><td>1,00 TL</td></tr><tr><td>KDV</td><td>:</td><td>%1</td></tr><tr><td>1</td><td>a
b</td><td>c</td></tr></table>son`;
  const read = await noticeText(html);
  expect('text' in read && read.text.split('\n').filter(Boolean)).toEqual([
    'T.C. MALATYA',
    'bir',
    'iki\'de "üç" m2',
    'dört',
    'Kıymeti : 1,00 TL',
    'KDV : %1',
    '1 | a b | c',
    'son',
  ]);
});

it('scripts, styles and titles are left out, and broken markup is read as far as possible', async () => {
  const html = '<title>x</title><style>p{}</style><script>alert("9.999,00 TL")</script><p>bir<td>iki</td><b>üç';
  expect(await noticeText(html)).toEqual({ text: 'bir\niki\nüç' });
});

it('a table in a table keeps its rows', async () => {
  const html =
    '<table><tr><td><table><tr><td>Ada</td><td>12</td></tr><tr><td>Parsel</td><td>3</td></tr></table></td></tr></table>';
  const read = await noticeText(html);
  expect('text' in read && read.text.split('\n').filter(Boolean)).toEqual(['Ada : 12', 'Parsel : 3']);
});

it('a long page is read by a decoder, with the same result', async () => {
  const row = '<tr><td>Kıymeti</td><td>1.250.000,50 TL</td></tr>';
  const before = decoders.ended.get('html')?.get('decoded') ?? 0;
  const read = await noticeText(`<table>${row.repeat(2000)}</table>`);
  expect('text' in read && read.text.split('\n').filter(Boolean)).toEqual(
    Array.from({ length: 2000 }, () => 'Kıymeti : 1.250.000,50 TL'),
  );
  expect(decoders.ended.get('html')?.get('decoded')).toBe(before + 1);
});

it('plain text is kept, with uniform blanks and composed letters', async () => {
  expect(await noticeText('I\u0307l\u00a0:  Ankara \r\n\r\n\r\n\r\nA\u200bda')).toEqual({ text: 'İl : Ankara\n\nAda' });
});

it('a UDF gives the text of its content and the appraisal, but not the bid', async () => {
  const data = '<data><muhammenBedeli>4.654.000,00</muhammenBedeli><ihaleBedeli>9,00</ihaleBedeli></data>';
  expect(await noticeText(udfOf(TEXT, data))).toEqual({ text: `${TEXT}\nMuhammen Bedeli : 4.654.000,00 TL` });
});

/** Three cells in the text of the four lines below. */
const CELLS = [0, 2, 2, 6, 8, 3];

function udfTable(places: readonly number[]): Uint8Array {
  const cell = (at: number) =>
    `<cell><paragraph><content startOffset="${places[at]}" length="${places[at + 1]}" /></paragraph></cell>`;
  const cells = [cell(0), cell(2), cell(4)].join('');
  return udfOf('1\nTarla\n%1\nson', '', `<table><row rowType="dataRow">${cells}</row></table>`);
}

it('a table row in a UDF becomes one line, assembled by the positions of its cells', async () => {
  expect(await noticeText(udfTable(CELLS))).toEqual({ text: '1 | Tarla | %1\nson' });
});

it.each([
  ['beyond the text', [0, 2, 2, 600, 8, 3]],
  ['over one another', [0, 8, 0, 8, 0, 8]],
  ['nowhere', [-1, 2, Number.NaN, 6, 8, -3]],
])('a row whose cells lie %s leaves the text unchanged', async (_, places) => {
  expect(await noticeText(udfTable(places))).toEqual({ text: '1\nTarla\n%1\nson' });
});

it('only content.xml is read from an archive, even if its name leads elsewhere', async () => {
  const content = '<template><content><![CDATA[metin]]></content></template>';
  const file = zipSync({ '../../etc/passwd': strToU8('x'), '../content.xml': strToU8(content) });
  expect(await noticeText(file)).toEqual({ text: 'metin' });
});

it.each<[string, Uint8Array, RegExp]>([
  ['an archive without a text', zipSync({ 'a.txt': strToU8('a') }), /content\.xml yok/],
  ['a DTD', zipSync({ 'content.xml': strToU8('<!DOCTYPE t [<!ENTITY a "b">]><template/>') }), /DTD/],
  ['another document', zipSync({ 'content.xml': strToU8('<html/>') }), /tanınmıyor/],
  ['a template without a text', zipSync({ 'content.xml': strToU8('<template/>') }), /metin yok/],
  ['a cut archive', udfOf(TEXT).slice(0, 200), /\p{L}/u],
  ['no PDF', strToU8('%PDF-1.7 ama değil'), /PDF/],
])('%s is refused with a reason', async (_, file, reason) => {
  expect(await noticeText(file)).toEqual({ reason: expect.stringMatching(reason) });
});

it('a zip bomb of 40 MB in 40 kB is stopped early', async () => {
  const bomb = zipSync({ 'content.xml': new Uint8Array(40 * 1024 * 1024) }, { level: 9 });
  expect(await noticeText(bomb)).toEqual({ reason: 'UDF’nin içeriği 8 MB’tan büyük.' });
});

async function pdfOf(write: (pdf: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4' });
  const pieces: Uint8Array[] = [];
  pdf.on('data', (piece: Uint8Array) => pieces.push(piece));
  const isWritten = new Promise((resolve) => pdf.on('end', resolve));
  write(pdf);
  pdf.end();
  await isWritten;
  return new Uint8Array(Buffer.concat(pieces));
}

it('the text of a PDF is read line by line', async () => {
  const file = await pdfOf((pdf) => pdf.text('Dosya No : 2026/1 Esas').text('Ada : 12, Parsel : 3'));
  expect(await noticeText(file)).toEqual({ text: 'Dosya No : 2026/1 Esas\nAda : 12, Parsel : 3' });
});

it('a scanned PDF is reported as having no text', async () => {
  const file = await pdfOf((pdf) => pdf.rect(10, 10, 100, 100).fill('black'));
  expect(await noticeText(file)).toEqual({ reason: 'PDF’de metin yok, taranmış olabilir.' });
});

it('reading stops for a PDF that takes too long', async () => {
  const file = await pdfOf((pdf) => pdf.text('metin'));
  await expect(pdfText(file, { longestMs: 1 })).rejects.toThrow('çok uzun sürdü');
});

it('any input gives a result', async () => {
  const start = fc.constantFrom<Uint8Array>(
    strToU8(''),
    strToU8('PK\u0003\u0004'),
    strToU8('<p>'),
    udfOf(TEXT).slice(0, 90),
  );
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 300 }), async (first, rest) => {
      const read = await noticeText(new Uint8Array([...first, ...rest]));
      expect('text' in read || read.reason.length > 0).toBe(true);
    }),
    { numRuns: 200 },
  );
});
