import sharp, { type Sharp } from 'sharp';
import { darkness, type GreyPicture } from './skew.ts';

const LIGHT_SCALE = 16;
/** The side in pixels of a block whose mean decides whether it is dark; letters on paper leave a block much lighter. */
const BLOCK = 16;
const DARK_BLOCK = 100;
/** The share of dark blocks above which a page has dark parts. */
const DARK_PARTS = 0.003;

/**
 * Cleans a picture for recognition: `sharp` keeps edges and removes single dots, `even` separates ink from paper and
 * smooths the edges.
 */
export async function cleaned(picture: GreyPicture, way: 'sharp' | 'even'): Promise<GreyPicture> {
  if (way === 'sharp') return rawOf(toSharp(picture).median(3));
  const smooth = await rawOf(toSharp(picture).blur(1));
  // On a page with few lines the grain of the paper outweighs the ink, unless it is smoothed.
  const level = Math.min(darkness(picture.pixels), darkness(smooth.pixels));
  // sharp blurs after the threshold, whatever the order here. Letters with soft edges are recognised better.
  return rawOf(toSharp(picture).threshold(level).blur(1));
}

export function toPng(picture: GreyPicture): Promise<Buffer> {
  return toSharp(picture).withMetadata({ density: 200 }).png({ compressionLevel: 1 }).toBuffer();
}

function toSharp({ pixels, width, height }: GreyPicture) {
  return sharp(pixels, { raw: { width, height, channels: 1 } });
}

export async function rawOf(image: Sharp): Promise<GreyPicture> {
  const { data, info } = await image.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8Array(data), width: info.width, height: info.height };
}

/** Removes shadows and grey paper: measures each pixel relative to the paper around it. */
export async function evenLight(picture: GreyPicture): Promise<GreyPicture> {
  const { pixels, width, height } = picture;
  const paper = await rawOf(
    toSharp(picture)
      .resize({ width: Math.max(1, Math.ceil(width / LIGHT_SCALE)) })
      .blur(3),
  );
  const wide = await rawOf(toSharp(paper).resize({ width, height, fit: 'fill' }));
  const level = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 1)
    level[at] = Math.min(255, ((pixels[at] ?? 0) * 250) / Math.max(60, wide.pixels[at] ?? 255));
  return { pixels: level, width, height };
}

export async function turn(picture: GreyPicture, degrees: number): Promise<GreyPicture> {
  if (degrees === 0) return picture;
  return rawOf(toSharp(picture).rotate(degrees, { background: '#ffffff' }));
}

export async function shrunk(picture: GreyPicture, width: number): Promise<GreyPicture> {
  return rawOf(toSharp(picture).resize({ width: Math.min(width, picture.width) }));
}

/** Whether parts of a page are dark, such as the head of a table: letters may be light there. */
export async function hasDarkParts(picture: GreyPicture): Promise<boolean> {
  const { pixels } = await shrunk(picture, Math.ceil(picture.width / BLOCK));
  let dark = 0;
  for (const pixel of pixels) if (pixel < DARK_BLOCK) dark += 1;
  return dark > pixels.length * DARK_PARTS;
}

export function inkOf({ pixels }: GreyPicture): number {
  let dark = 0;
  for (let at = 0; at < pixels.length; at += 1) if ((pixels[at] ?? 255) < 128) dark += 1;
  return dark / pixels.length;
}
