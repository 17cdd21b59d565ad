import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { decoders } from '#server/platform/decoders/decoders.ts';
import type { FileType } from '#server/platform/file-types/detect-file-type.ts';
import { makeThumbnails } from './make-thumbnails.ts';

afterAll(() => decoders.end());

const square = sharp({ create: { width: 32, height: 32, channels: 3, background: '#808080' } });
const thumbnails = (content: Uint8Array, type: FileType) => makeThumbnails(content, { sha256: 'b'.repeat(64), type });

describe('a picture', () => {
  it('that declares more pixels than any camera has is not decoded', async () => {
    const png = await square.clone().png().toBuffer();
    // The size is in the header, with a wrong checksum of the chunk: rejected before anything is decoded.
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    await expect(thumbnails(png, 'png')).rejects.toThrow("picture that can't be decoded");
  });

  it('of millions of equal pixels in a few bytes is not decoded', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    await expect(thumbnails(bomb, 'png')).rejects.toThrow('exceeds pixel limit');
  });

  it('that is truncated is refused', async () => {
    const whole = await sharp(
      new Uint8Array(300 * 300 * 3).map((_, index) => (index * 7919) % 251),
      {
        raw: { width: 300, height: 300, channels: 3 },
      },
    )
      .jpeg()
      .toBuffer();
    await expect(thumbnails(whole.subarray(0, whole.length / 2), 'jpg')).rejects.toThrow('decoded');
  });

  it.each<[string, Buffer]>([
    ['an SVG', Buffer.from('<!--aaaaWEBP--><svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>')],
    ['a program of pictures', Buffer.from('id=ImageMagick')],
  ])('that is %s under another type is not drawn', async (_, content) => {
    await expect(thumbnails(content, 'webp')).rejects.toThrow("picture that can't be decoded");
  });

  it('whose content differs in type from its first bytes is refused', async () => {
    await expect(thumbnails(await square.clone().png().toBuffer(), 'webp')).rejects.toThrow('png that begins as webp');
  });

  it('of one pixel is refused', async () => {
    const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .gif()
      .toBuffer();
    await expect(thumbnails(dot, 'gif')).rejects.toThrow('hardly a pixel');
  });

  it('is turned upright, stored in three widths, never enlarged, and stripped of camera data', async () => {
    const photo = await sharp({ create: { width: 1000, height: 600, channels: 3, background: '#246' } })
      .withExif({ IFD0: { Make: 'Gizli' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const sha = 'b'.repeat(64);
    const made = await thumbnails(photo, 'jpg');
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
