import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { properties } from '#server/database/tables/properties.ts';
import { CSV_HEADER, csvRow, jsonLines, listing, prepareImporting } from '#tests/support/prepare-importing.ts';
import { importFile } from './import-file.ts';
import type { SavedAnswerParser } from './saved-answer.ts';

const { deps, pathOf, importPath, importText, rows } = prepareImporting();
const NDJSON = jsonLines(listing(1), listing(2), listing(3));

describe('a file of', () => {
  it.each<[string, string]>([
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
  ])('%s is imported, and importing it again changes nothing', async (_, content) => {
    const first = await importText(content);
    expect(first).toMatchObject({ counts: { read: 3, inserted: 3, rejected: 0 }, faults: [], couldRead: true });
    const again = await importText(content);
    expect(again.counts).toMatchObject({ read: 3, inserted: 0, unchanged: 3 });
  });

  it('a single listing is imported', async () => {
    expect((await importText(JSON.stringify(listing(1)))).counts).toMatchObject({ read: 1, inserted: 1 });
  });

  it('CSV may contain line breaks, quotes and delimiters in quotes', async () => {
    const run = await importText([CSV_HEADER, csvRow(1, '"Bir; ""iki""\r\nüç"'), csvRow(2)].join('\r\n'));
    expect(run.counts).toMatchObject({ inserted: 2, rejected: 0 });
    expect((await rows())[0]?.description).toBe('Bir; "iki"\nüç');
  });

  it('a description is read as a notice', async () => {
    await importText(JSON.stringify(listing(1, { description: 'KDV Oranı: %20\nTeminat: 45.000,00 TL' })));
    expect((await rows())[0]?.noticeValues?.values).toMatchObject({
      kdv: { value: [20], sentence: 'KDV Oranı: %20' },
      deposit: { value: { percent: null, amount: 45_000 } },
    });
  });

  it('a changed file updates its listings', async () => {
    await importText(NDJSON);
    const run = await importText(
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

  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 little-endian', utf16(text, true)],
    ['UTF-16 big-endian', utf16(text, false)],
    ['Windows-1254', windows1254(text)],
    ['CSV in Windows-1254', windows1254(csv)],
    ['CSV in UTF-16', utf16(csv, true)],
    ['CSV in UTF-8 with a mark', Buffer.from(`\uFEFF${csv}`)],
  ])('%s is read', async (_, bytes) => {
    expect((await importText(bytes)).counts).toMatchObject({ read: 1, inserted: 1 });
    expect((await rows())[0]?.title).toBe('Iğdır İğneada şöğüç daire');
  });

  it('one broken byte does not change the detected encoding of a file', async () => {
    const lines = Buffer.from(`${NDJSON}\n${JSON.stringify(listing(4))}`);
    lines[lines.indexOf('daire 2')] = 0xff;
    expect((await importText(lines)).counts).toMatchObject({ inserted: 4 });
    expect((await rows()).map((row) => row.title)).toEqual([
      "Ankara Çankaya'da daire 1",
      "Ankara Çankaya'da aire 2",
      "Ankara Çankaya'da daire 3",
      "Ankara Çankaya'da daire 4",
    ]);
  });
});

describe('listings without a key', () => {
  const keyless = (given: object) =>
    listing(0, { id: undefined, courtName: 'Ankara 1. İcra Dairesi', dosyaBilgi: '2026/1 Esas', ...given });

  it('in one case file and office remain different listings', async () => {
    const lots = [
      keyless({ title: 'Daire 1' }),
      keyless({ title: 'Daire 2' }),
      keyless({ title: 'Daire 2', price: 7 }),
    ];
    expect((await importText(JSON.stringify(lots))).counts).toMatchObject({ inserted: 3 });
    expect((await importText(JSON.stringify(lots))).counts).toMatchObject({ unchanged: 3 });
  });

  it('that are repeated become one, and keep their key when the price changes', async () => {
    expect((await importText(JSON.stringify([keyless({}), keyless({})]))).counts).toMatchObject({
      inserted: 1,
      unchanged: 1,
    });
    expect((await importText(JSON.stringify([keyless({ price: 7 })]))).counts).toMatchObject({ updated: 1 });
  });
});

describe('a folder', () => {
  it('is imported with its subfolders, and unreadable files are reported', async () => {
    await mkdir(pathOf('alt/daha'), { recursive: true });
    await writeFile(pathOf('1.json'), JSON.stringify([listing(1)]));
    await writeFile(pathOf('alt/2.csv'), [CSV_HEADER, csvRow(2)].join('\n'));
    await writeFile(pathOf('alt/daha/3.ndjson'), JSON.stringify(listing(3)));
    await writeFile(pathOf('bos.json'), '');
    await writeFile(pathOf('.gizli'), 'x');
    await writeFile(pathOf('resim.png'), Buffer.from('89504e470d0a1a0a0000000d', 'hex'));
    await symlink(pathOf(''), pathOf('alt/dongu'));
    await symlink('kendisi', pathOf('kendisi'));
    await symlink('yok', pathOf('kopuk'));
    const run = await importPath(pathOf(''));
    expect(run).toMatchObject({ counts: { read: 3, inserted: 3 }, couldRead: true });
    expect(run.faults.map(({ path, reason }) => `${path.slice(pathOf('').length + 1)}: ${reason}`)).toEqual([
      'bos.json: boş dosya',
      'kendisi: sembolik bağlantı kendine dönüyor',
      'kopuk: bulunamadı',
      'resim.png: metin değil, ikili dosya',
    ]);
  });

  it('the file with the newer date in its name has priority', async () => {
    await writeFile(pathOf('2026-11-9.json'), JSON.stringify([listing(1, { price: 1 })]));
    await writeFile(pathOf('2026-11-10.json'), JSON.stringify([listing(1, { price: 2 })]));
    await importPath(pathOf(''));
    expect((await rows())[0]?.price).toBe(2);
  });

  it('a path that does not exist is reported', async () => {
    const run = await importPath(pathOf('yok'));
    expect(run).toMatchObject({ couldRead: false, faults: [{ reason: 'bulunamadı' }] });
  });
});

describe('an import', () => {
  it('masks personal data before it is stored', async () => {
    await importText(
      JSON.stringify(listing(1, { description: 'Borçlu: AHMET YILMAZ, T.C. 10000000146, 0532 123 45 67', ada: '5' })),
    );
    expect((await rows())[0]?.description).toBe('Borçlu: ***, T.C. ***********, **** *** ** **');
  });

  it('reads saved answers with the parsers of the sources', async () => {
    const savedAnswer: SavedAnswerParser = (saved) =>
      typeof saved === 'object' && saved !== null && 'ads' in saved
        ? { records: [], leftOut: 2, unreadable: [{ given: 'x', reason: 'id: geçersiz değer' }] }
        : undefined;
    const path = pathOf('a.json');
    await writeFile(path, JSON.stringify([{ ads: 1 }, listing(1)]));
    const { counts } = await importFile(deps(), path, { savedAnswers: [savedAnswer] });
    expect(counts).toEqual({ read: 4, inserted: 1, updated: 0, unchanged: 0, rejected: 1, leftOut: 2 });
  });

  it('stops on request and keeps what it has stored', async () => {
    const path = pathOf('a.ndjson');
    await writeFile(path, Array.from({ length: 5000 }, (_, id) => JSON.stringify(listing(id))).join('\n'));
    const stopping = new AbortController();
    const { counts } = await importFile(deps(), path, { signal: stopping.signal, onProgress: () => stopping.abort() });
    expect(counts.inserted).toBeGreaterThan(0);
    expect(counts.inserted).toBeLessThan(5000);
    expect(await deps().db.$count(properties)).toBe(counts.inserted);
  });

  it('reports its progress', async () => {
    const path = pathOf('a.ndjson');
    await writeFile(path, NDJSON);
    const reached: number[] = [];
    await importFile(deps(), path, { onProgress: ({ readBytes, totalBytes }) => reached.push(readBytes / totalBytes) });
    expect(reached.at(-1)).toBe(1);
    expect(reached.every((share) => share >= 0 && share <= 1)).toBe(true);
  });
});
