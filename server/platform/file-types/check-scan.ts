import { z } from 'zod';
import { type Asked, decoding } from '../decoders/decoding.ts';
import type { FileType } from './detect-file-type.ts';
import { asUnusable, UnusableFile } from './unusable-file.ts';

/** More than any camera's picture of a flat. A picture whose header declares more pixels is not decoded at all. */
export const MOST_PIXELS = 60_000_000;
const MAX_PAGES = 500;

const countPages = decoding<{ readonly type: FileType; readonly mostPixels: number }, number>({
  name: 'scan',
  module: new URL('./decode-scan.ts', import.meta.url),
  answer: z.number(),
  longestMs: 10_000,
  mostMb: 512,
});

/** Checks by its header whether a picture among documents can be shown. Throws UnusableFile. */
export async function checkScan(content: Uint8Array, type: FileType, asked?: Asked): Promise<void> {
  const pages = await countPages(content, { type, mostPixels: MOST_PIXELS }, asked).catch((error: unknown) => {
    throw asUnusable(error, 'picture');
  });
  if (pages > MAX_PAGES) throw new UnusableFile('scan with too many pages');
}
