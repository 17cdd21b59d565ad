import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type ColourPicture, withoutStamps } from './without-stamps.ts';

const SIZE = 600;
const PRINT = '<rect x="100" y="290" width="400" height="8" fill="#111"/>';

async function picture(drawing: string, paper = '#fff'): Promise<ColourPicture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
    <rect width="100%" height="100%" fill="${paper}"/>${drawing}</svg>`;
  const jpeg = await sharp(Buffer.from(svg)).flatten().jpeg({ quality: 80 }).toBuffer();
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels };
}

async function darkPixels(drawing: string, paper?: string): Promise<number> {
  return withoutStamps(await picture(drawing, paper)).pixels.filter((pixel) => pixel < 128).length;
}

const ring = (colour: string) => `<g style="mix-blend-mode:multiply"><circle cx="300" cy="300" r="120" fill="none"
  stroke="${colour}" stroke-width="8"/><text x="240" y="270" font-size="40" fill="${colour}">ASLI</text></g>`;

it.each(['#2b3fae', '#b3202c', '#6a1b9a'])(
  'removes the ink of a stamp and keeps the print under it: %s',
  async (colour) => {
    const print = await darkPixels(PRINT);
    // Some pixels of its edge may stay, where a JPEG has lost the colour.
    expect(await darkPixels(ring(colour))).toBeLessThan(60);
    expect(Math.abs((await darkPixels(ring(colour) + PRINT)) - print)).toBeLessThan(print * 0.05);
    expect(Math.abs((await darkPixels(ring(colour) + PRINT, '#e8dcb4')) - print)).toBeLessThan(print * 0.05);
  },
);

it('keeps coloured print, which is smaller than a stamp, and filled coloured areas', async () => {
  const heading = '<text x="60" y="100" font-size="40" fill="#1a2fa0">İCRA DAİRESİ</text>';
  expect(await darkPixels(heading)).toBeGreaterThan(1000);
  expect(await darkPixels('<rect x="100" y="100" width="300" height="120" fill="#10206a"/>')).toBeGreaterThan(30_000);
});

it('keeps black stamps, whose ink looks like print', async () => {
  expect(await darkPixels(ring('#222'))).toBeGreaterThan(1000);
});
