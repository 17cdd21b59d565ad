import { expect, it } from 'vitest';
import { detectContent } from './detect-content.ts';

const bytes = (...parts: readonly (string | number)[]) =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from([part])))),
  );

it.each([
  ['pdf', bytes('%PDF-1.7\n')],
  ['pdf', bytes('\uFEFF'.normalize(), 'scanner noise\n%PDF-1.4')],
  ['tiff', bytes('II*\0')],
  ['tiff', bytes('MM\0*')],
  ['zip', bytes('PK\x03\x04')],
  ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ['png', bytes(0x89, 'PNG\r\n\x1a\n')],
  ['gif', bytes('GIF89a')],
  ['webp', bytes('RIFF....WEBPVP8 ')],
  ['bmp', bytes('BM')],
])('recognises %s', (content, file) => {
  expect(detectContent(file)).toBe(content);
});

it.each([
  ['HTML', bytes('<!doctype html><script>alert(1)</script>')],
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a PDF mark far inside', bytes(' '.repeat(2000), '%PDF-1.7')],
  ['BigTIFF', bytes('II+\0')],
  ['RAR', bytes('Rar!\x1a\x07')],
  ['nothing', bytes()],
])('does not recognise %s as displayable', (_, file) => {
  expect(detectContent(file)).toBeUndefined();
});
