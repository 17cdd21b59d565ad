import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type Asked, DecodingFailed, decoding } from '#server/platform/decoders/decoding.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';

export const PAGED_TYPES = ['pdf', 'tif'] as const;
export type PagedType = (typeof PAGED_TYPES)[number];

/** The text of `noticeSheet` as a picture, which replaces a page of a TIFF. */
const PICTURE = new URL('./removed-page.png', import.meta.url);

const decodeWithout = decoding({
  name: 'without-page',
  module: new URL('./decode-without-page.ts', import.meta.url),
  answer: z.instanceof(Uint8Array),
  longestMs: 60_000,
  mostMb: 1024,
});

/** Why a page can't be removed, by the decoder's message. */
const REASONS: Readonly<Record<string, string>> = {
  'no-such-page': 'Belgede bu numarada bir sayfa yok.',
  'only-page': 'Belgenin tek sayfası bu. Bütün belgeyi kapatın.',
  attachments: 'Bu PDF’nin içinde başka dosyalar var. Bütün belgeyi kapatın.',
  'shared-object': 'Bu sayfadaki bir görsel başka sayfalarda da var; sayfa ayrılamıyor. Bütün belgeyi kapatın.',
};
const UNKNOWN = 'Belgenin sayfası ayrılamadı. Bütün belgeyi kapatın.';

/**
 * Replaces one page of a document with “Bu sayfa kaldırıldı”, so that the number of pages stays the same. The result
 * has no byte of the page. Throws an ExpectedError 400 that says why it can't be done.
 */
export async function removePage(
  content: Uint8Array,
  type: PagedType,
  page: number,
  asked?: Asked,
): Promise<Uint8Array> {
  const notice = type === 'pdf' ? await noticePage() : await readFile(PICTURE);
  return decodeWithout(content, { type, page, notice }, asked).catch((error: unknown) => {
    if (!(error instanceof DecodingFailed)) throw error;
    throw new ExpectedError(400, 'INVALID_PARAMETER', REASONS[error.message] ?? UNKNOWN, 'page');
  });
}

/** The PDF writer is imported on first use, not when the server starts. */
async function noticePage(): Promise<Buffer> {
  const { noticeSheet } = await import('./notice-sheet.ts');
  return noticeSheet();
}
