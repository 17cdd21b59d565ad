import sharp from 'sharp';
import { expect, it } from 'vitest';
import { paperPicture, REPORT } from '#tests/support/papers/make-paper.ts';
import type { PaperForm } from '#tests/support/papers/spoil-paper.ts';
import { looksUpsideDown } from './upside-down.ts';

async function looks(form: PaperForm, lines: readonly string[] = REPORT): Promise<boolean> {
  const { data, info } = await sharp(await paperPicture(lines, { form }))
    .resize({ width: 800 })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return looksUpsideDown({ pixels: new Uint8Array(data), width: info.width, height: info.height });
}

it('recognises an upside-down page, and treats an empty page as upright', async () => {
  expect(await looks('upside-down')).toBe(true);
  expect(await looks('clean')).toBe(false);
  expect(await looks('clean', [])).toBe(false);
});
