import { z } from 'zod';
import { decoding } from '#server/platform/decoders/decoding.ts';
import { MOST_PIXELS } from '#server/platform/file-types/check-scan.ts';
import type { FileType } from '#server/platform/file-types/detect-file-type.ts';
import { asUnusable, UnusableFile } from '#server/platform/file-types/unusable-file.ts';
import { PICTURE_WIDTHS, pictureKey } from '#shared/mirrored-pictures.ts';

/** A smaller picture is a tracking pixel or an icon. */
const LEAST_SIDE = 16;

const bytes = z.instanceof(Uint8Array);
const draw = decoding({
  name: 'thumbnails',
  module: new URL('./decode-thumbnails.ts', import.meta.url),
  answer: z.array(z.object({ width: z.number(), webp: bytes, avif: bytes })).nullable(),
  longestMs: 30_000,
  mostMb: 1024,
});

/** Makes a picture in every width and format, by storage key. Throws UnusableFile if the picture can't be decoded. */
export async function makeThumbnails(
  content: Uint8Array,
  { sha256, type }: { readonly sha256: string; readonly type: FileType },
): Promise<Map<string, Uint8Array>> {
  const given = { type, mostPixels: MOST_PIXELS, widths: PICTURE_WIDTHS, leastSide: LEAST_SIDE };
  const drawn = await draw(content, given).catch((error: unknown) => {
    throw asUnusable(error, 'picture');
  });
  if (!drawn) throw new UnusableFile('picture of hardly a pixel');
  return new Map(
    PICTURE_WIDTHS.flatMap((width) => {
      const made = drawn.find((each) => each.width === width);
      if (!made) throw new UnusableFile('picture without its thumbnails');
      return [
        [pictureKey(sha256, width, 'webp'), made.webp],
        [pictureKey(sha256, width, 'avif'), made.avif],
      ] as const;
    }),
  );
}
