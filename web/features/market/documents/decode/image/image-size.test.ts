import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { ImageContent } from '../detect-content.ts';
import { readImageSize } from './image-size.ts';

const picture = () => sharp({ create: { width: 321, height: 123, channels: 3, background: '#369' } });

it.each<[ImageContent, () => Promise<Uint8Array>]>([
  ['png', () => picture().png().toBuffer()],
  ['jpeg', () => picture().jpeg({ progressive: true }).toBuffer()],
  ['gif', () => picture().gif().toBuffer()],
  ['webp', () => picture().webp().toBuffer()],
  ['webp', () => picture().webp({ lossless: true }).toBuffer()],
  ['webp', () => picture().ensureAlpha(0.5).webp().withMetadata().toBuffer()],
  ['bmp', async () => new Uint8Array([0x42, 0x4d, ...Array(16).fill(0), 65, 1, 0, 0, 0x85, 0xff, 0xff, 0xff])],
])('reads the size of %s from its header', async (content, make) => {
  expect(readImageSize(await make(), content)).toEqual({ width: 321, height: 123 });
});

it.each<[ImageContent, number[]]>([
  ['png', [0x89, 0x50]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['jpeg', [0xff, 0xd8, 0x00, 0x00, 0x00, 0x00]],
  ['jpeg', [0xff, 0xd8, ...Array(500).fill(0xff)]],
  ['webp', Array(40).fill(0x41)],
  ['bmp', []],
])('finds no size in a broken %s', (content, bytes) => {
  expect(readImageSize(new Uint8Array(bytes), content)).toBeUndefined();
});
