import { z } from 'zod';
import { decoding } from '#server/platform/decoders/decoding.ts';
import { detectFileType } from '#server/platform/file-types/detect-file-type.ts';
import { asUnusable, UnusableFile } from '#server/platform/file-types/unusable-file.ts';

const KINDS: readonly string[] = ['png', 'jpg', 'webp'];
/** The maximum number of pixels after decoding: a header may claim more than memory can hold. */
const MOST_PIXELS = 25_000_000;
export const LEAST_SIDE = 16;

const draw = decoding({
  name: 'logo',
  module: new URL('./decode-logo.ts', import.meta.url),
  answer: z
    .object({
      png: z.instanceof(Uint8Array).transform((png) => Buffer.from(png)),
      width: z.number(),
      height: z.number(),
    })
    .nullable(),
  longestMs: 10_000,
  mostMb: 512,
});

export type Logo = { readonly png: Buffer; readonly width: number; readonly height: number };

/** Redraws a picture so that only its pixels remain. Throws UnusableFile, and ExpectedError 503 `BUSY`. */
export async function drawLogo(content: Buffer): Promise<Logo> {
  const type = await detectFileType(content, { isUrgent: true });
  if (!KINDS.includes(type)) throw new UnusableFile(type);
  const given = { type, mostPixels: MOST_PIXELS, leastSide: LEAST_SIDE };
  const logo = await draw(content, given, { isUrgent: true }).catch((error: unknown) => {
    throw asUnusable(error, 'picture');
  });
  if (!logo) throw new UnusableFile('picture of hardly a pixel');
  return logo;
}
