import { pageReaders } from '#server/platform/decoders/decoders.ts';
import { decoding } from '#server/platform/decoders/decoding.ts';
import { type PageReading, pageReadingSchema } from './page-reading.ts';

/**
 * Raise it when pages are read better than before: every document of an open listing is then read again, once.
 */
export const READER_VERSION = 1;

/** Files that have pages to read, by their type in the store. */
export const READABLE_TYPES: readonly string[] = ['pdf', 'tif', 'jpg', 'png', 'webp', 'gif', 'avif', 'udf', 'zip'];

/** A3 at 200 dots an inch has 7.7 million. */
const MOST_PIXELS = 25_000_000;

type Asked = {
  readonly type: string;
  readonly page: number;
  readonly mostPixels: number;
  readonly content: string | undefined;
};

const decodePage = decoding<Asked, PageReading>({
  name: 'page',
  module: new URL('./decode-page.ts', import.meta.url),
  answer: pageReadingSchema,
  // A page takes seconds of a processor; on a full machine a niced process waits for them.
  longestMs: 300_000,
  mostMb: 900,
  pool: pageReaders,
});

/**
 * Reads a page, counted from 1, in a process that can be killed. `content` names the file's bytes: pages of the same
 * content in turn are read of a document that stays open. Throws DecodingFailed.
 */
export function readPage(file: Uint8Array, type: string, page: number, content?: string): Promise<PageReading> {
  return decodePage(file, { type, page, mostPixels: MOST_PIXELS, content });
}
