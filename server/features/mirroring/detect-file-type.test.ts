import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { detectFileType } from './detect-file-type.ts';
import { makeThumbnails } from './make-thumbnails.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const square = sharp({ create: { width: 32, height: 32, channels: 3, background: '#808080' } });

describe('what a file is, its content says', () => {
  it('of pictures', async () => {
    for (const [format, type] of [
      ['jpeg', 'jpg'],
      ['png', 'png'],
      ['gif', 'gif'],
      ['webp', 'webp'],
      ['avif', 'avif'],
      ['tiff', 'tif'],
    ] as const)
      expect(detectFileType(await square.clone().toFormat(format).toBuffer())).toBe(type);
  });

  it.each([
    ['%PDF-1.7\n…', 'pdf'],
    ['\r\nbaşlık\n%PDF-1.4', 'pdf'],
    ['Rar!\x1a\x07\x01\x00', 'rar'],
    ['7z\xbc\xaf\x27\x1c\x00', '7z'],
    [`BM${'\0'.repeat(12)}\x28\0\0\0${'\0'.repeat(40)}`, 'bmp'],
  ])('%j is %s', (content, type) => {
    expect(detectFileType(bytes(content))).toBe(type);
  });

  it.each([
    ['ftypmif1\0\0\0\0mif1avifmiaf', 'avif'],
    ['ftypmif1\0\0\0\0mif1heicmiaf', 'heic'],
    ['ftypheic\0\0\0\0mif1heicmiaf', 'heic'],
    ['ftyphevc\0\0\0\0msf1hevcmiaf', 'heic'],
  ])('of the container %j the brands say what fills it', (brands, type) => {
    expect(detectFileType(Buffer.concat([Buffer.from([0, 0, 0, 4 + brands.length]), Buffer.from(brands)]))).toBe(type);
  });

  it.each(['ftypisom\0\0\0\0mp41', 'ftyp'])('a film or a stump (%j) of it is nothing we know', (brands) => {
    const content = Buffer.concat([Buffer.from([0xff, 0xff, 0xff, 0xff]), Buffer.from(brands)]);
    expect(() => detectFileType(content)).toThrow('unknown type');
  });

  it('a ZIP is a UDF when the courts’ text is in it', () => {
    expect(detectFileType(zipSync({ 'content.xml': strToU8('<template/>') }))).toBe('udf');
    expect(detectFileType(zipSync({ 'satış ilanı.pdf': strToU8('%PDF-') }))).toBe('zip');
  });

  it.each([
    ['<!DOCTYPE html><title>404</title>%PDF-1.7', 'a page instead of a file'],
    ['  <html lang="tr">', 'a page instead of a file'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'a page instead of a file'],
    ['<?xml version="1.0"?><Error/>', 'a page instead of a file'],
    ['MZ\x90\x00', 'unknown type'],
    ['BMW marka aracın satış ilanı, 2019 model', 'unknown type'],
    ['{"message":"yok"}', 'unknown type'],
    ['', 'empty'],
    ['PK\x03\x04 ve gerisi yok', 'broken archive'],
  ])('%j is refused', (content, reason) => {
    expect(() => detectFileType(bytes(content))).toThrow(reason);
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'a/../../b', 'C:\\x.exe', '..\\x'])(
    'an archive that names %s is refused',
    (name) => {
      expect(() => detectFileType(zipSync({ [name]: strToU8('x') }))).toThrow('leads outside itself');
    },
  );

  it('an archive that unpacks to a thousand times its size is refused without being unpacked', () => {
    const bomb = zipSync({ 'a.txt': new Uint8Array(40_000_000) }, { level: 9 });
    expect(bomb.byteLength).toBeLessThan(100_000);
    expect(() => detectFileType(bomb)).toThrow('unpacks to far too much');
  });
});

describe('a picture', () => {
  it('that says to have more pixels than a camera has is not decoded', async () => {
    const png = await square.clone().png().toBuffer();
    // The size in the header, with the checksum of the chunk left wrong: refused before anything is decoded.
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    const begin = performance.now();
    await expect(makeThumbnails(png, 'a'.repeat(64))).rejects.toThrow("picture that can't be decoded");
    expect(performance.now() - begin).toBeLessThan(1000);
  });

  it('of millions of equal pixels in a few bytes is not decoded', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    await expect(makeThumbnails(bomb, 'a'.repeat(64))).rejects.toThrow('exceeds pixel limit');
  });

  it('that breaks off is refused', async () => {
    const whole = await sharp(
      new Uint8Array(300 * 300 * 3).map((_, index) => (index * 7919) % 251),
      {
        raw: { width: 300, height: 300, channels: 3 },
      },
    )
      .jpeg()
      .toBuffer();
    await expect(makeThumbnails(whole.subarray(0, whole.length / 2), 'a'.repeat(64))).rejects.toThrow('decoded');
  });

  it('of one pixel is refused', async () => {
    const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .gif()
      .toBuffer();
    await expect(makeThumbnails(dot, 'a'.repeat(64))).rejects.toThrow('hardly a pixel');
  });

  it('is turned upright, kept in three widths, never enlarged, and says nothing of its camera', async () => {
    const photo = await sharp({ create: { width: 1000, height: 600, channels: 3, background: '#246' } })
      .withExif({ IFD0: { Make: 'Gizli' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const sha = 'b'.repeat(64);
    const made = await makeThumbnails(photo, sha);
    const sizes = new Map<string, unknown>();
    for (const [key, content] of made) {
      const { width, height, exif, format } = await sharp(content).metadata();
      sizes.set(key, { width, height, exif, format: format === 'heif' ? 'avif' : format });
    }
    const expected = [
      [400, 400, 667],
      [800, 600, 1000],
      [1600, 600, 1000],
    ].flatMap(([named, width, height]) =>
      ['webp', 'avif'].map((format) => [
        `pictures/bb/${sha}-${named}.${format}`,
        { width, height, exif: undefined, format },
      ]),
    );
    expect([...sizes]).toEqual(expected);
  });
});
