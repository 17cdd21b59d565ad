import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { properties } from '#server/database/tables/properties.ts';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { type ImportResult, importFile, type Rejection } from './import-file.ts';
import type { SavedAnswerParser } from './saved-answer.ts';

let deps: TestDeps;
let folder: string;
beforeAll(async () => {
  deps = await openTestDeps();
});
afterAll(() => deps.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peyda-import-'));
  await deps.db.delete(properties);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A listing as people write them. */
function listing(id: number, given: object = {}): object {
  return {
    id,
    title: `Ankara Çankaya'da daire ${id}`,
    categoryNumber: '1',
    il: 'Ankara',
    ilce: 'Çankaya',
    price: '1.000,00 ₺',
    ...given,
  };
}

type Run = ImportResult & { rejections: Rejection[] };

async function importing(content: string | Uint8Array, name = 'ilanlar.txt'): Promise<Run> {
  const path = join(folder, name);
  await writeFile(path, content);
  return importingPath(path);
}

async function importingPath(path: string): Promise<Run> {
  const rejections: Rejection[] = [];
  const result = await importFile(deps, path, { onRejected: (rejection) => rejections.push(rejection) });
  const { read, inserted, updated, unchanged, rejected, leftOut } = result.counts;
  expect(read).toBe(inserted + updated + unchanged + rejected + leftOut);
  expect(rejections).toHaveLength(rejected);
  return { ...result, rejections };
}

function rows() {
  return deps.db.select().from(properties).orderBy(properties.sourceKey);
}

const NDJSON = [1, 2, 3].map((id) => JSON.stringify(listing(id))).join('\n');
const CSV_HEADER = 'id;title;categoryNumber;il;ilce;price;description';
const csvRow = (id: number, description = 'Güzel') => `${id};Daire ${id};1;Ankara;Çankaya;1.000,00 ₺;${description}`;

describe('a file of', () => {
  test.each<[string, string]>([
    ['a JSON list', JSON.stringify([1, 2, 3].map((id) => listing(id)))],
    [
      'a JSON list over lines',
      JSON.stringify(
        [1, 2, 3].map((id) => listing(id)),
        null,
        2,
      ),
    ],
    ['a JSON list, one listing to a line', `[\n${[1, 2, 3].map((id) => JSON.stringify(listing(id))).join(',\n')}\n]`],
    [
      'a JSON object with properties',
      JSON.stringify({ total: 3, properties: [1, 2, 3].map((id) => listing(id)) }, null, 1),
    ],
    [
      'a JSON object, its properties one to a line',
      `{"properties":[\n${[1, 2, 3].map((id) => JSON.stringify(listing(id))).join(',\n')}\n]}`,
    ],
    ['JSON lines', NDJSON],
    ['JSON lines with Windows line ends and empty lines', `\r\n${NDJSON.replaceAll('\n', '\r\n\r\n')}\r\n`],
    ['CSV with semicolons', [CSV_HEADER, csvRow(1), csvRow(2), csvRow(3)].join('\n')],
    ['CSV with commas', `id,title,categoryNumber,price\n1,Daire,1,"1.000,00"\n2,Daire,1,1000\n3,Daire,1,\n`],
    ['CSV with tabs', 'id\ttitle\tcategoryNumber\n1\tDaire\t1\n2\tDaire\t1\n3\tDaire\t1'],
    [
      'CSV as a spreadsheet writes it',
      `\uFEFFsep=;\r\n${[CSV_HEADER, csvRow(1), csvRow(2), csvRow(3)].join('\r\n')}\r\n`,
    ],
  ])('%s is imported, and again without a change', async (_, content) => {
    const first = await importing(content);
    expect(first).toMatchObject({ counts: { read: 3, inserted: 3, rejected: 0 }, faults: [], couldRead: true });
    const again = await importing(content);
    expect(again.counts).toMatchObject({ read: 3, inserted: 0, unchanged: 3 });
  });

  test('one listing alone is imported', async () => {
    expect((await importing(JSON.stringify(listing(1)))).counts).toMatchObject({ read: 1, inserted: 1 });
  });

  test('CSV may hold line breaks, quotes and delimiters in quotes', async () => {
    const run = await importing([CSV_HEADER, csvRow(1, '"Bir; ""iki""\r\nüç"'), csvRow(2)].join('\r\n'));
    expect(run.counts).toMatchObject({ inserted: 2, rejected: 0 });
    expect((await rows())[0]?.description).toBe('Bir; "iki"\nüç');
  });

  test('a changed file updates', async () => {
    await importing(NDJSON);
    const run = await importing(
      [listing(1), listing(2, { price: 5 }), listing(4)].map((l) => JSON.stringify(l)).join('\n'),
    );
    expect(run.counts).toMatchObject({ inserted: 1, updated: 1, unchanged: 1 });
  });
});

describe('encodings', () => {
  const text = JSON.stringify([listing(1, { title: 'Iğdır İğneada şöğüç daire', price: '1.000,00 TL' })]);
  const csv = 'id;title;categoryNumber\n1;Iğdır İğneada şöğüç daire;1\n';
  const windows1254 = (given: string) => {
    const bytes: Readonly<Record<string, number>> = {
      ğ: 0xf0,
      İ: 0xdd,
      ş: 0xfe,
      ı: 0xfd,
      ö: 0xf6,
      ü: 0xfc,
      ç: 0xe7,
      Ç: 0xc7,
    };
    return Uint8Array.from(given, (letter) => bytes[letter] ?? letter.charCodeAt(0));
  };
  const utf16 = (given: string, isLittle: boolean) => {
    const bytes = Buffer.from(`\uFEFF${given}`, 'utf16le');
    return isLittle ? bytes : bytes.swap16();
  };

  test.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 little-endian', utf16(text, true)],
    ['UTF-16 big-endian', utf16(text, false)],
    ['Windows-1254', windows1254(text)],
    ['CSV in Windows-1254', windows1254(csv)],
    ['CSV in UTF-16', utf16(csv, true)],
    ['CSV in UTF-8 with a mark', Buffer.from(`\uFEFF${csv}`)],
  ])('%s is read', async (_, bytes) => {
    expect((await importing(bytes)).counts).toMatchObject({ read: 1, inserted: 1 });
    expect((await rows())[0]?.title).toBe('Iğdır İğneada şöğüç daire');
  });

  test('one broken byte does not make another encoding of a file', async () => {
    const lines = Buffer.from(`${NDJSON}\n${JSON.stringify(listing(4))}`);
    lines[lines.indexOf('daire 2')] = 0xff;
    expect((await importing(lines)).counts).toMatchObject({ inserted: 4 });
    expect((await rows()).map((row) => row.title)).toEqual([
      "Ankara Çankaya'da daire 1",
      "Ankara Çankaya'da aire 2",
      "Ankara Çankaya'da daire 3",
      "Ankara Çankaya'da daire 4",
    ]);
  });
});

describe('a faulty file', () => {
  test('one malformed line costs no other', async () => {
    const lines = [listing(1), listing(2), listing(3)].map((entry) => JSON.stringify(entry));
    const run = await importing(
      [lines[0], '{"id": 9, "title": "kop', lines[1], '\u0000\u0001', 'x', '[]]', lines[2]].join('\n'),
    );
    expect(run.counts).toMatchObject({ read: 7, inserted: 3, rejected: 4 });
    expect(run.rejections).toMatchObject([2, 4, 5, 6].map((line) => ({ line, reason: 'satır: geçerli JSON değil' })));
  });

  test('even when it is the first', async () => {
    expect((await importing(`{"id": 9, "title\n${NDJSON}`)).counts).toMatchObject({ inserted: 3, rejected: 1 });
    expect((await importing(`hiç\n${NDJSON}`)).counts).toMatchObject({ unchanged: 3, rejected: 1 });
  });

  test.each([
    ['list', (text: string) => text],
    ['object', (text: string) => `{"total":3,"properties":${text}}`],
  ])('a broken-off %s is imported up to the break', async (_, wrapped) => {
    const whole = wrapped(JSON.stringify([1, 2, 3].map((id) => listing(id, { description: 'a, ] } "b" \\' }))));
    const run = await importing(whole.slice(0, whole.lastIndexOf('daire 3')));
    expect(run.counts).toMatchObject({ inserted: 2, rejected: 1 });
    expect(run.rejections).toMatchObject([{ item: 3, reason: 'kayıt: JSON yarıda kesilmiş' }]);
  });

  test('a malformed element of a list costs no other', async () => {
    const [one, two] = [listing(1), listing(2)].map((entry) => JSON.stringify(entry));
    expect((await importing(`[${one}, {"id": 5, title: yok}, ${two}]`)).counts).toMatchObject({
      inserted: 2,
      rejected: 1,
    });
  });

  test('a CSV line with another number of columns costs no other', async () => {
    const run = await importing(
      [CSV_HEADER, csvRow(1), '5;eksik', `${csvRow(6)};fazla`, `${csvRow(2)};;`, csvRow(3)].join('\n'),
    );
    expect(run.counts).toMatchObject({ inserted: 3, rejected: 2 });
    expect(run.rejections).toMatchObject([
      { line: 3, reason: 'satır: sütun sayısı 7 olmalıyken 2' },
      { line: 4, reason: 'satır: sütun sayısı 7 olmalıyken 8' },
    ]);
  });

  test('a stray quote in CSV costs its own line only', async () => {
    const bad = csvRow(9).replace('Daire', '"Daire');
    const run = await importing(
      [CSV_HEADER, csvRow(1), bad, csvRow(2, '"iki"'), csvRow(3, 'kat 5" daire'), csvRow(4)].join('\n'),
    );
    expect(run.counts).toMatchObject({ inserted: 4, rejected: 1 });
    expect(run.rejections).toMatchObject([{ line: 3 }]);
  });

  test('a line of ten million characters costs no other', async () => {
    const long = JSON.stringify(listing(9, { description: 'a'.repeat(10_000_000) }));
    const run = await importing([JSON.stringify(listing(1)), long, JSON.stringify(listing(2))].join('\n'));
    expect(run.counts).toMatchObject({ inserted: 2, rejected: 1 });
    expect(run.rejections[0]?.reason).toMatch(/^satır: en çok/);
  });

  test('values no listing can have are rejected with their place', async () => {
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
    const run = await importing([...lines, JSON.stringify(listing(1))].join('\n'));
    expect(run.counts).toMatchObject({ read: 11, inserted: 1, rejected: 10 });
    // Those that the database's rules reject come a batch later.
    expect(run.rejections.map(({ line }) => line).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
      bad.map((_, at) => at + 1),
    );
    expect(run.couldRead).toBe(true);
  });

  test('nesting without end is no listing', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect((await importing(deep)).counts).toMatchObject({ read: 1, rejected: 1 });
    const inListing = JSON.stringify(listing(1)).replace('{', `{"x":${deep},`);
    expect((await importing(inListing)).counts).toMatchObject({ inserted: 1 });
  });

  test('hostile texts are stored as they are or cleaned, never run', async () => {
    const odd = [
      "'; drop table properties;--",
      'a\u0000b',
      '\ud800',
      '%_\\',
      '{{7*7}}',
      '<script>alert(1)</script>',
      '\u202e',
    ];
    const run = await importing(
      odd.map((title, id) => JSON.stringify(listing(id, { title: `daire ${title}` }))).join('\n'),
    );
    expect(run.counts).toMatchObject({ inserted: odd.length, rejected: 0 });
  });

  test.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'boş dosya'],
    ['white space', ' \n\n\t', 'boş dosya'],
    [
      'a picture',
      Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
      'metin değil, ikili dosya',
    ],
    ['a letter', 'Sayın ilgili,\nekte bulabilirsiniz.', 'JSON, NDJSON ya da bilinen sütun adları olan bir CSV değil'],
    ['a table of other things', 'ad,soyad\nAli,Veli', 'JSON, NDJSON ya da bilinen sütun adları olan bir CSV değil'],
  ])('%s can not be read, and says so', async (_, content, reason) => {
    const run = await importing(content);
    expect(run).toMatchObject({ counts: { read: 0 }, couldRead: false });
    expect(run.faults).toMatchObject([{ reason }]);
  });

  test.each([['{"a": 1}'], ['[1, "x", null]'], ['{"title": "kop'], ['{"a":1}\n{"b":2}']])(
    '%s holds no listing',
    async (content) => {
      expect(await importing(content)).toMatchObject({ counts: { inserted: 0 }, couldRead: false });
    },
  );

  test.each([['[]'], ['{"properties": []}']])('%s is empty but could be read', async (content) => {
    expect(await importing(content)).toMatchObject({ counts: { read: 0 }, faults: [], couldRead: true });
  });
});

describe('listings without a key', () => {
  const keyless = (given: object) =>
    listing(0, { id: undefined, courtName: 'Ankara 1. İcra Dairesi', dosyaBilgi: '2026/1 Esas', ...given });

  test('of one file and office stay different listings', async () => {
    const lots = [
      keyless({ title: 'Daire 1' }),
      keyless({ title: 'Daire 2' }),
      keyless({ title: 'Daire 2', price: 7 }),
    ];
    expect((await importing(JSON.stringify(lots))).counts).toMatchObject({ inserted: 3 });
    expect((await importing(JSON.stringify(lots))).counts).toMatchObject({ unchanged: 3 });
  });

  test('that are repeated are one, and keep their key when the price changes', async () => {
    expect((await importing(JSON.stringify([keyless({}), keyless({})]))).counts).toMatchObject({
      inserted: 1,
      unchanged: 1,
    });
    expect((await importing(JSON.stringify([keyless({ price: 7 })]))).counts).toMatchObject({ updated: 1 });
  });
});

describe('a folder', () => {
  test('is imported with the folders in it, and what can not be read is noted', async () => {
    await mkdir(join(folder, 'alt/daha'), { recursive: true });
    await writeFile(join(folder, '1.json'), JSON.stringify([listing(1)]));
    await writeFile(join(folder, 'alt/2.csv'), [CSV_HEADER, csvRow(2)].join('\n'));
    await writeFile(join(folder, 'alt/daha/3.ndjson'), JSON.stringify(listing(3)));
    await writeFile(join(folder, 'bos.json'), '');
    await writeFile(join(folder, '.gizli'), 'x');
    await writeFile(join(folder, 'resim.png'), Buffer.from('89504e470d0a1a0a0000000d', 'hex'));
    await symlink(folder, join(folder, 'alt/dongu'));
    await symlink('kendisi', join(folder, 'kendisi'));
    await symlink('yok', join(folder, 'kopuk'));
    const run = await importingPath(folder);
    expect(run).toMatchObject({ counts: { read: 3, inserted: 3 }, couldRead: true });
    expect(run.faults.map(({ path, reason }) => `${path.slice(folder.length + 1)}: ${reason}`)).toEqual([
      'bos.json: boş dosya',
      'kendisi: sembolik bağlantı kendine dönüyor',
      'kopuk: bulunamadı',
      'resim.png: metin değil, ikili dosya',
    ]);
  });

  test('the newer of two files counts, by their names', async () => {
    await writeFile(join(folder, '2026-11-9.json'), JSON.stringify([listing(1, { price: 1 })]));
    await writeFile(join(folder, '2026-11-10.json'), JSON.stringify([listing(1, { price: 2 })]));
    await importingPath(folder);
    expect((await rows())[0]?.price).toBe(2);
  });

  test('a path that leads nowhere is noted', async () => {
    const run = await importingPath(join(folder, 'yok'));
    expect(run).toMatchObject({ couldRead: false, faults: [{ reason: 'bulunamadı' }] });
  });
});

describe('an import', () => {
  test('masks personal data before it is stored', async () => {
    await importing(
      JSON.stringify(listing(1, { description: 'Borçlu: AHMET YILMAZ, T.C. 10000000146, 0532 123 45 67', ada: '5' })),
    );
    expect((await rows())[0]?.description).toBe('Borçlu: ***, T.C. ***********, **** *** ** **');
  });

  test('reads the saved answers of the sources it is given', async () => {
    const savedAnswer: SavedAnswerParser = (saved) =>
      typeof saved === 'object' && saved !== null && 'ads' in saved
        ? { records: [], leftOut: 2, unreadable: [{ given: 'x', reason: 'id: geçersiz değer' }] }
        : undefined;
    const path = join(folder, 'a.json');
    await writeFile(path, JSON.stringify([{ ads: 1 }, listing(1)]));
    const { counts } = await importFile(deps, path, { savedAnswers: [savedAnswer] });
    expect(counts).toEqual({ read: 4, inserted: 1, updated: 0, unchanged: 0, rejected: 1, leftOut: 2 });
  });

  test('stops when asked and keeps what it has', async () => {
    const path = join(folder, 'a.ndjson');
    await writeFile(path, Array.from({ length: 5000 }, (_, id) => JSON.stringify(listing(id))).join('\n'));
    const stopping = new AbortController();
    const { counts } = await importFile(deps, path, { signal: stopping.signal, onProgress: () => stopping.abort() });
    expect(counts.inserted).toBeGreaterThan(0);
    expect(counts.inserted).toBeLessThan(5000);
    expect(await deps.db.$count(properties)).toBe(counts.inserted);
  });

  test('tells how far it has come', async () => {
    const path = join(folder, 'a.ndjson');
    await writeFile(path, NDJSON);
    const reached: number[] = [];
    await importFile(deps, path, { onProgress: ({ readBytes, totalBytes }) => reached.push(readBytes / totalBytes) });
    expect(reached.at(-1)).toBe(1);
    expect(reached.every((share) => share >= 0 && share <= 1)).toBe(true);
  });
});
