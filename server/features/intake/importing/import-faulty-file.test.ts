import { describe, expect, it } from 'vitest';
import { CSV_HEADER, csvRow, jsonLines, listing, prepareImporting } from '#tests/support/prepare-importing.ts';

const { importText } = prepareImporting();
const NDJSON = jsonLines(listing(1), listing(2), listing(3));

describe('a faulty file', () => {
  it('a malformed line does not affect other lines', async () => {
    const lines = [listing(1), listing(2), listing(3)].map((entry) => JSON.stringify(entry));
    const run = await importText(
      [lines[0], '{"id": 9, "title": "kop', lines[1], '\u0000\u0001', 'x', '[]]', lines[2]].join('\n'),
    );
    expect(run.counts).toMatchObject({ read: 7, inserted: 3, rejected: 4 });
    expect(run.rejections).toMatchObject([2, 4, 5, 6].map((line) => ({ line, reason: 'satır: geçerli JSON değil' })));
  });

  it('a malformed first line does not affect other lines', async () => {
    expect((await importText(`{"id": 9, "title\n${NDJSON}`)).counts).toMatchObject({ inserted: 3, rejected: 1 });
    expect((await importText(`hiç\n${NDJSON}`)).counts).toMatchObject({ unchanged: 3, rejected: 1 });
  });

  it.each([
    ['list', (text: string) => text],
    ['object', (text: string) => `{"total":3,"properties":${text}}`],
  ])('a truncated %s is imported up to the break', async (_, wrapped) => {
    const whole = wrapped(JSON.stringify([1, 2, 3].map((id) => listing(id, { description: 'a, ] } "b" \\' }))));
    const run = await importText(whole.slice(0, whole.lastIndexOf('daire 3')));
    expect(run.counts).toMatchObject({ inserted: 2, rejected: 1 });
    expect(run.rejections).toMatchObject([{ item: 3, reason: 'kayıt: JSON yarıda kesilmiş' }]);
  });

  it('a malformed element of a list does not affect other elements', async () => {
    const [one, two] = [listing(1), listing(2)].map((entry) => JSON.stringify(entry));
    expect((await importText(`[${one}, {"id": 5, title: yok}, ${two}]`)).counts).toMatchObject({
      inserted: 2,
      rejected: 1,
    });
  });

  it('a CSV line with the wrong number of columns does not affect other lines', async () => {
    const run = await importText(
      [CSV_HEADER, csvRow(1), '5;eksik', `${csvRow(6)};fazla`, `${csvRow(2)};;`, csvRow(3)].join('\n'),
    );
    expect(run.counts).toMatchObject({ inserted: 3, rejected: 2 });
    expect(run.rejections).toMatchObject([
      { line: 3, reason: 'satır: sütun sayısı 7 olmalıyken 2' },
      { line: 4, reason: 'satır: sütun sayısı 7 olmalıyken 8' },
    ]);
  });

  it('a stray quote in CSV spoils only its own line', async () => {
    const bad = csvRow(9).replace('Daire', '"Daire');
    const run = await importText(
      [CSV_HEADER, csvRow(1), bad, csvRow(2, '"iki"'), csvRow(3, 'kat 5" daire'), csvRow(4)].join('\n'),
    );
    expect(run.counts).toMatchObject({ inserted: 4, rejected: 1 });
    expect(run.rejections).toMatchObject([{ line: 3 }]);
  });

  it('a line of ten million characters does not affect other lines', async () => {
    const long = JSON.stringify(listing(9, { description: 'a'.repeat(10_000_000) }));
    const run = await importText([JSON.stringify(listing(1)), long, JSON.stringify(listing(2))].join('\n'));
    expect(run.counts).toMatchObject({ inserted: 2, rejected: 1 });
    expect(run.rejections[0]?.reason).toMatch(/^satır: en çok/);
  });

  it('impossible values are rejected with their line', async () => {
    const bad = [
      { price: 1e300 },
      { price: '9'.repeat(400) },
      { endDate: '31.02.2026' },
      { endDate: '+275760-09-13T00:00:00Z' },
      { endDate: '9999-12-31T00:00:00Z' },
      { title: 'a'.repeat(600) },
      { il: 'Atlantis' },
      { categoryNumber: '4' },
      { description: 'ab '.repeat(50_000) },
      { sourceKey: 'k'.repeat(300) },
    ];
    const lines = bad.map((given, id) => JSON.stringify(listing(id + 10, given)));
    const run = await importText([...lines, JSON.stringify(listing(1))].join('\n'));
    expect(run.counts).toMatchObject({ read: 11, inserted: 1, rejected: 10 });
    // Records that the database rejects are reported one batch later.
    expect(run.rejections.map(({ line }) => line).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
      bad.map((_, at) => at + 1),
    );
    expect(run.couldRead).toBe(true);
  });

  it('endless nesting is rejected, and ignored in an unknown field of a listing', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect((await importText(deep)).counts).toMatchObject({ read: 1, rejected: 1 });
    const inListing = JSON.stringify(listing(1)).replace('{', `{"x":${deep},`);
    expect((await importText(inListing)).counts).toMatchObject({ inserted: 1 });
  });

  it('hostile texts are stored unchanged or cleaned, and never executed', async () => {
    const odd = [
      "'; drop table properties;--",
      'a\u0000b',
      '\ud800',
      '%_\\',
      '{{7*7}}',
      '<script>alert(1)</script>',
      '\u202e',
    ];
    const run = await importText(
      odd.map((title, id) => JSON.stringify(listing(id, { title: `daire ${title}` }))).join('\n'),
    );
    expect(run.counts).toMatchObject({ inserted: odd.length, rejected: 0 });
  });

  it.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'boş dosya'],
    ['white space', ' \n\n\t', 'boş dosya'],
    [
      'a picture',
      Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
      'metin değil, ikili dosya',
    ],
    ['a letter', 'Sayın ilgili,\nekte bulabilirsiniz.', 'JSON, NDJSON ya da bilinen sütun adları olan bir CSV değil'],
    ['a table of other things', 'ad,soyad\nAli,Veli', 'JSON, NDJSON ya da bilinen sütun adları olan bir CSV değil'],
  ])('%s cannot be read and is reported', async (_, content, reason) => {
    const run = await importText(content);
    expect(run).toMatchObject({ counts: { read: 0 }, couldRead: false });
    expect(run.faults).toMatchObject([{ reason }]);
  });

  it.each([['{"a": 1}'], ['[1, "x", null]'], ['{"title": "kop'], ['{"a":1}\n{"b":2}']])(
    '%s contains no listing and counts as unreadable',
    async (content) => {
      expect(await importText(content)).toMatchObject({ counts: { inserted: 0 }, couldRead: false });
    },
  );

  it.each([['[]'], ['{"properties": []}']])('%s is empty but readable', async (content) => {
    expect(await importText(content)).toMatchObject({ counts: { read: 0 }, faults: [], couldRead: true });
  });
});
