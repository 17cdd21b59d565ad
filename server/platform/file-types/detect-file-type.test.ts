import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { decoders } from '../decoders/decoders.ts';
import { detectFileType } from './detect-file-type.ts';

afterAll(() => decoders.end());

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const square = sharp({ create: { width: 32, height: 32, channels: 3, background: '#808080' } });

describe('the type of a file is detected from its content', () => {
  it('for pictures', async () => {
    for (const [format, type] of [
      ['jpeg', 'jpg'],
      ['png', 'png'],
      ['gif', 'gif'],
      ['webp', 'webp'],
      ['avif', 'avif'],
      ['tiff', 'tif'],
    ] as const)
      expect(await detectFileType(await square.clone().toFormat(format).toBuffer())).toBe(type);
  });

  it.each([
    ['%PDF-1.7\n…', 'pdf'],
    ['\r\nbaşlık\n%PDF-1.4', 'pdf'],
    ['Rar!\x1a\x07\x01\x00', 'rar'],
    ['7z\xbc\xaf\x27\x1c\x00', '7z'],
    [`BM${'\0'.repeat(12)}\x28\0\0\0${'\0'.repeat(40)}`, 'bmp'],
  ])('%j is %s', (content, type) => {
    return expect(detectFileType(bytes(content))).resolves.toBe(type);
  });

  it.each([
    ['ftypmif1\0\0\0\0mif1avifmiaf', 'avif'],
    ['ftypmif1\0\0\0\0mif1heicmiaf', 'heic'],
    ['ftypheic\0\0\0\0mif1heicmiaf', 'heic'],
    ['ftyphevc\0\0\0\0msf1hevcmiaf', 'heic'],
  ])('the brands of the container %j determine its type', (brands, type) => {
    const content = Buffer.concat([Buffer.from([0, 0, 0, 4 + brands.length]), Buffer.from(brands)]);
    return expect(detectFileType(content)).resolves.toBe(type);
  });

  it.each(['ftypisom\0\0\0\0mp41', 'ftyp'])('a film or a truncated container (%j) has an unknown type', (brands) => {
    const content = Buffer.concat([Buffer.from([0xff, 0xff, 0xff, 0xff]), Buffer.from(brands)]);
    return expect(detectFileType(content)).rejects.toThrow('unknown type');
  });

  it('a ZIP is a UDF if it contains the courts’ text', async () => {
    expect(await detectFileType(zipSync({ 'content.xml': strToU8('<template/>') }))).toBe('udf');
    expect(await detectFileType(zipSync({ 'satış ilanı.pdf': strToU8('%PDF-') }))).toBe('zip');
  });

  it.each([
    ['<!DOCTYPE html><title>404</title>%PDF-1.7', 'a page instead of a file'],
    ['  <html lang="tr">', 'a page instead of a file'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'a page instead of a file'],
    ['<?xml version="1.0"?><Error/>', 'a page instead of a file'],
    ['<!--aaaaWEBP--><svg xmlns="http://www.w3.org/2000/svg"/>', 'unknown type'],
    ['MZ\x90\x00', 'unknown type'],
    ['BMW marka aracın satış ilanı, 2019 model', 'unknown type'],
    ['{"message":"yok"}', 'unknown type'],
    ['', 'empty'],
    ['PK\x03\x04 ve gerisi yok', 'broken archive'],
  ])('%j is refused', (content, reason) => {
    return expect(detectFileType(bytes(content))).rejects.toThrow(reason);
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'a/../../b', 'C:\\x.exe', '..\\x'])(
    'an archive that names %s is refused',
    (name) => {
      return expect(detectFileType(zipSync({ [name]: strToU8('x') }))).rejects.toThrow('leads outside itself');
    },
  );

  it('an archive that would unpack to a thousand times its size is refused without unpacking', async () => {
    const bomb = zipSync({ 'a.txt': new Uint8Array(40_000_000) }, { level: 9 });
    expect(bomb.byteLength).toBeLessThan(100_000);
    await expect(detectFileType(bomb)).rejects.toThrow('unpacks to far too much');
  });
});
