// Suite: heavy, because recognition needs seconds per page.
import { randomBytes } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { makeUdf } from '#sample/documents/make-archives.ts';
import { pageReaders } from '#server/platform/decoders/decoders.ts';
import { documentTextSchema } from '#shared/read-documents/document-texts.ts';
import { documentTextUrl } from '#shared/read-documents/read-pages.ts';
import { emptyTables } from '#tests/support/empty-tables.ts';
import { openMirrorTest, premiumHeaders } from '#tests/support/open-mirror-test.ts';
import { paperPicture, REPORT, typedPdf } from '#tests/support/papers/make-paper.ts';
import { readDocuments } from './read-documents.ts';

const given = await openMirrorTest();
const premium = await premiumHeaders(given);
afterAll(async () => {
  pageReaders.end();
  await given.close();
});
beforeEach(async () => {
  await given.reset();
  await emptyTables(given.deps, 'document_texts');
});

/** Mirrors a document, has it read, and returns the text that users get. */
async function read(path: string, body: Uint8Array) {
  given.source.answers.set(path, { body: Buffer.from(body) });
  const { id } = await given.record({ sourceKey: path, documentFiles: [given.urlOf(path)] });
  await given.mirror();
  const counts = await readDocuments(given.deps);
  const { documentFiles } = await given.detail(id, premium);
  const answer = await given.app.inject({ url: `${documentTextUrl(documentFiles[0] ?? '')}` });
  return { counts, text: documentTextSchema.parse(answer.json()) };
}

const udf = (...paragraphs: string[]) =>
  makeUdf({ title: 'Tutanak', office: '', facts: [], sections: [{ heading: 'Tespit', paragraphs }] });

async function isFoundBy(word: string): Promise<boolean> {
  const { rows } = await given.deps.db.$client.query(
    `select words::text ~ $1 as "isFound" from document_texts order by sha256`,
    [`\\+${word}`],
  );
  return rows.some(({ isFound }) => isFound);
}

it('the text of a UDF is read without recognition, masked, and searchable', async () => {
  const { counts, text } = await read(
    '/tutanak.udf',
    udf('Bodrumda kestanelik bulunmaktadır.', 'Borçlu Ahmet Yılmaz (T.C. 10000000146) adına kayıtlıdır.'),
  );
  expect(counts).toMatchObject({ pages: 1, failedPages: 0, documents: 1, failed: 0 });
  expect(text).toMatchObject({ state: 'read', pages: 1, readPages: 1, texts: [{ page: 1, by: 'layer' }] });
  const words = text.texts.flatMap((page) => page.words.map((word) => word.text)).join(' ');
  expect(words).toContain('Bodrumda kestanelik bulunmaktadır.');
  expect(words).not.toMatch(/Ahmet|Yılmaz|10000000146/);
  expect(await isFoundBy('kestane')).toBe(true);
}, 180_000);

it('files in an archive are read separately, and a broken one counts as an unread page', async () => {
  const { counts, text } = await read(
    '/ekler.zip',
    zipSync({
      'klasör/rapor.pdf': new Uint8Array(await typedPdf([REPORT, ['Zeytinlik', ...REPORT]])),
      'bozuk.pdf': strToU8('%PDF-1.7 hiçbir şey'),
      'not.docx': strToU8('okunmaz'),
      'tutanak.udf': udf('Depo olarak kullanılmaktadır.'),
      'tarama.png': new Uint8Array(await paperPicture([...REPORT, 'Bodrum katta bulunan kestaneliğin bakımı'])),
    }),
  );
  expect(counts).toMatchObject({ pages: 4, failedPages: 1, documents: 1, failed: 0 });
  expect(text).toMatchObject({ state: 'read', pages: 5, readPages: 4 });
  expect(text.texts.map(({ page, by, member }) => [page, by, member?.place, member?.page])).toEqual([
    [1, 'layer', 0, 1],
    [2, 'layer', 0, 2],
    [3, 'failed', 1, 1],
    [4, 'layer', 3, 1],
    [5, 'scan', 4, 1],
  ]);
  for (const word of ['zeytin', 'depo', 'kestane']) expect([word, await isFoundBy(word)]).toEqual([word, true]);
}, 180_000);

it('an archive without readable files and a zip bomb have no text', async () => {
  const empty = await read('/bos.zip', zipSync({ 'not.docx': strToU8('okunmaz') }));
  expect(empty.text).toMatchObject({ state: 'failed', pages: null, texts: [] });
  const filling = new Uint8Array(randomBytes(2 ** 20));
  const trap = zipSync({ 'bomba.pdf': new Uint8Array(30 * 2 ** 20), 'dolgu.bin': filling });
  expect((await read('/bomba.zip', trap)).text).toMatchObject({ state: 'failed', pages: null, texts: [] });
}, 180_000);
