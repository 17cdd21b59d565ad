import { describe, expect, test } from 'vitest';
import { parseFileAddress, parseFileList, parseWebAddress } from './documents.ts';

describe('parseFileList', () => {
  test.each([
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

  test('leaves a comma to the address it belongs to', () => {
    expect(parseFileList('https://a.test/kat 1,2.pdf,https://a.test/b.pdf')).toEqual([
      'https://a.test/kat%201%2C2.pdf',
      'https://a.test/b.pdf',
    ]);
  });

  test.each([[undefined], [null], [''], [5], [{}], ['[1, 2'], ['belge.pdf'], [true]])(
    'finds nothing in %j',
    (given) => {
      expect(parseFileList(given)).toEqual([]);
    },
  );
});

test.each([
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

test('parseWebAddress accepts the web alone', () => {
  expect(parseWebAddress(' https://esatis.uyap.gov.tr/pp/index.jsp?kayitId=1 ')).toBe(
    'https://esatis.uyap.gov.tr/pp/index.jsp?kayitId=1',
  );
  expect(parseWebAddress('/files/a.pdf')).toBeUndefined();
  expect(parseWebAddress('JavaScript:alert(1)')).toBeUndefined();
});
