import { expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { linesOf, textOfFile } from './list-file.ts';

const fileOf = (...parts: BlobPart[]) => new File(parts, 'liste');

it('the first sheet of a workbook becomes a list, one line per row, with numbers as written', async () => {
  const content = await writeExcelFile([
    [{ value: 'İlan' }, { value: 'Dosya' }],
    [{ value: 12345, type: Number }, { value: '2024/1867 Talimat' }],
    [{ value: 1_234_567_890, type: Number }, null],
    [
      { value: new Date('2026-11-23'), type: Date, format: 'dd.mm.yyyy' },
      { value: 'Konya Selçuklu 4321 ada\n7 parsel' },
    ],
    [null, null],
  ]).toBuffer();
  expect(linesOf(await textOfFile(fileOf(new Uint8Array(content))))).toEqual([
    'İlan Dosya',
    '12345 2024/1867 Talimat',
    '1234567890',
    'Konya Selçuklu 4321 ada 7 parsel',
  ]);
});

it('a CSV file is read as UTF-8, with or without a byte order mark, and as Windows-1254', async () => {
  const lines = ['Çankaya İcra 2024/1', 'Iğdır 7 parsel'];
  expect(linesOf(await textOfFile(fileOf('\uFEFF"Çankaya İcra";2024/1\r\nIğdır;7 parsel\r\n')))).toEqual(lines);
  const turkish = [
    0xc7,
    ...Buffer.from('ankaya '),
    0xdd,
    ...Buffer.from('cra;2024/1\nI'),
    0xf0,
    ...Buffer.from('d'),
    0xfd,
  ];
  expect(linesOf(await textOfFile(fileOf(new Uint8Array([...turkish, ...Buffer.from('r;7 parsel')]))))).toEqual(lines);
});

it('an archive that is not a workbook is reported as unreadable, and an empty file has no lines', async () => {
  await expect(textOfFile(fileOf('PK\u0003\u0004 yarım kalmış'))).rejects.toThrow();
  expect(linesOf(await textOfFile(fileOf('')))).toEqual([]);
});
