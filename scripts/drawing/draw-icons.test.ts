import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const PUBLIC = new URL('../../public/', import.meta.url);
const readPublic = (name: string) => readFile(new URL(name, PUBLIC));

it('every icon of the manifest exists in its stated size', async () => {
  const manifest = JSON.parse(String(await readPublic('manifest.webmanifest')));
  const pngs = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
  expect(pngs).toHaveLength(3);
  for (const { src, sizes } of pngs) {
    const { width, height } = await sharp(await readPublic(src.slice(1))).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(String(await readPublic('icon.svg'))).toContain('<svg');
});

it('the preview picture and the Apple icon have the expected sizes', async () => {
  expect(await sharp(await readPublic('og.png')).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await sharp(await readPublic('apple-touch-icon.png')).metadata()).toMatchObject({ width: 180, height: 180 });
});
