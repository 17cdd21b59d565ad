import sharp, { type Sharp } from 'sharp';
import { darkness, type GreyPicture } from './skew.ts';

/** Two ways to clean: one keeps edges and drops single dots, the other smooths and leaves ink and paper alone. */
export async function toPng(picture: GreyPicture, way: 'sharp' | 'even' | 'as it is'): Promise<Buffer> {
  const image = toSharp(picture);
  const cleaned =
    way === 'sharp' ? image.median(3) : way === 'even' ? image.blur(1).threshold(darkness(picture.pixels)) : image;
  return cleaned.withMetadata({ density: 200 }).png({ compressionLevel: 1 }).toBuffer();
}

export function toSharp({ pixels, width, height }: GreyPicture) {
  return sharp(pixels, { raw: { width, height, channels: 1 } });
}

export async function rawOf(image: Sharp): Promise<GreyPicture> {
  const { data, info } = await image.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8Array(data), width: info.width, height: info.height };
}
