import { describe, expect, it } from 'vitest';
import {
  documentKind,
  documentSubject,
  documentTitles,
  fileName,
  isClosedArchive,
  isTiffName,
  parseFileAddress,
  parseFileList,
  parseWebAddress,
} from './documents.ts';

describe('parseFileList', () => {
  it.each([
    ['an array', ['https://a.test/1.pdf', '/files/2.tif']],
    ['a JSON string', '["https://a.test/1.pdf","/files/2.tif"]'],
    ['a JSON string of a list with commas', '"https://a.test/1.pdf,/files/2.tif"'],
    ['text with commas', ' https://a.test/1.pdf , /files/2.tif, '],
    ['text with line breaks', 'https://a.test/1.pdf\n/files/2.tif'],
    ['repetitions', 'https://a.test/1.pdf;/files/2.tif;https://a.test/1.pdf'],
    ['entries that are no files', ['https://a.test/1.pdf', 5, null, '', 'javascript:alert(1)', '/files/2.tif', {}]],
  ])('reads %s', (_, given) => {
    expect(parseFileList(given)).toEqual(['https://a.test/1.pdf', '/files/2.tif']);
  });

  it('keeps a comma that belongs to an address', () => {
    expect(parseFileList('https://a.test/kat 1,2.pdf,https://a.test/b.pdf')).toEqual([
      'https://a.test/kat%201%2C2.pdf',
      'https://a.test/b.pdf',
    ]);
  });

  it.each([[undefined], [null], [''], [5], [{}], ['[1, 2'], ['belge.pdf'], [true]])(
    'returns nothing for %j',
    (given) => {
      expect(parseFileList(given)).toEqual([]);
    },
  );
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  '//other.test/a.pdf',
  '/\\other.test/a.pdf',
  '/api/user',
  '/files/../api/user',
  '/files/%2e%2e/api/user',
  'https://user:secret@a.test/a.pdf',
  'belge.pdf',
  '',
  'https://',
])('parseFileAddress refuses %s', (address) => {
  expect(parseFileAddress(address)).toBeUndefined();
});

it('parseWebAddress accepts only web addresses', () => {
  expect(parseWebAddress(' https://esatis.uyap.gov.tr/pp/index.jsp?kayitId=1 ')).toBe(
    'https://esatis.uyap.gov.tr/pp/index.jsp?kayitId=1',
  );
  expect(parseWebAddress('/files/a.pdf')).toBeUndefined();
  expect(parseWebAddress('JavaScript:alert(1)')).toBeUndefined();
});

it.each([
  ['/files/sample/documents/satis-ilani.pdf', 'satis-ilani.pdf'],
  ['https://depo.test/k/%C5%9Fartname%20(1).PDF?imza=a/b.exe#x.zip', 'şartname (1).PDF'],
  ['https://depo.test/a%2Fb.tif', 'a_b.tif'],
  ['https://depo.test/%E0%A4%A.pdf', '%E0%A4%A.pdf'],
  ['https://depo.test/fatura%E2%80%AEfdp.exe', 'faturafdp.exe'],
  ['https://depo.test/', 'belge'],
  ['klasör/alt/fotoğraf.jpg', 'fotoğraf.jpg'],
])('fileName of %s returns %s', (address, name) => {
  expect(fileName(address)).toBe(name);
});

it('a long file name keeps its extension', () => {
  const name = fileName(`/files/${'a'.repeat(400)}.pdf`);
  expect(name).toHaveLength(120);
  expect(name.endsWith('.pdf')).toBe(true);
});

describe('documentKind', () => {
  it.each([
    ['pdf', ['a.pdf', 'https://depo.test/A.PDF?x=1']],
    ['image', ['a.tif', 'a.tiff', 'a.jpg', 'a.jpeg', 'a.png', 'a.gif', 'a.webp', 'a.bmp', 'A.TIF']],
    ['udf', ['a.udf']],
    ['archive', ['a.zip', 'a.rar', 'a.7z', 'a.tar', 'a.gz']],
    ['unknown', ['a.dat', 'a', 'a.svg', 'a.html', 'a.pdf.exe', 'https://depo.test/a?b=c.pdf', 'a.constructor']],
  ])('%s', (kind, names) => {
    expect(names.map(documentKind)).toEqual(names.map(() => kind));
  });

  it('distinguishes ZIP from archives that cannot be opened here', () => {
    expect(['a.rar', '/files/b.7Z?i=1', 'c.tar', 'd.zip', 'e.pdf'].map(isClosedArchive)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('distinguishes TIFF from other images', () => {
    expect(['a.tif', 'A.TIFF', 'a.png'].map(isTiffName)).toEqual([true, true, false]);
  });
});

it.each([
  ['pdf', ['pdf']],
  ['image', ['tif', 'tiff', 'jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp']],
  ['archive', ['zip', 'rar', '7z', 'tar', 'gz']],
])('a document is of the kind that its ending says (spec §9): %s', (kind, endings) => {
  for (const ending of endings)
    for (const written of [ending, ending.toUpperCase()]) expect(documentKind(`/files/belge.${written}`)).toBe(kind);
  expect(documentKind('/files/belge.dat')).toBe('unknown');
});

describe('documentTitles', () => {
  const titlesOf = (names: string[]) =>
    documentTitles(names.map((name) => ({ subject: documentSubject(name), kind: documentKind(name) })));

  it('calls a photograph a photograph, and numbers several', () => {
    expect(titlesOf(['/ilan.pdf', '/fotograf-konut-1.jpg', '/ek.tif', '/IMG_2041.jpg'])).toEqual([
      'Satış ilanı',
      'Fotoğraf 1',
      '3. belge',
      'Fotoğraf 2',
    ]);
    expect(titlesOf(['/WhatsApp%20Image%202026-03-01.jpeg', '/mimari-proje.tif'])).toEqual([
      'Fotoğraf',
      'Mimari proje',
    ]);
  });

  it('names a file of several photographs as such, and never names a scan after the device that named the file', () => {
    expect(titlesOf(['/fotograflar.zip', '/rapor-resimleri.pdf', '/IMG_0001.pdf'])).toEqual([
      'Fotoğraflar',
      'Fotoğraflar',
      '3. belge',
    ]);
  });
});
