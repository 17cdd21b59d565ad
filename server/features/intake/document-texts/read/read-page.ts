import { z } from 'zod';
import { pageReaders } from '#server/platform/decoders/decoders.ts';
import { decoding } from '#server/platform/decoders/decoding.ts';
import { compareReadings } from './compare-readings.ts';
import {
  type HalfReading,
  halfReadingSchema,
  type PageReading,
  pageReadingSchema,
  type ReadWord,
  type Turning,
} from './page-reading.ts';
import { placeTurned } from './place-words.ts';

/** Raise it when pages are read better than before: every document of an open listing is then read again once. */
export const READER_VERSION = 6;

/** The types in the file store that have pages to read. */
export const READABLE_TYPES: readonly string[] = ['pdf', 'tif', 'jpg', 'png', 'webp', 'gif', 'avif', 'udf', 'zip'];

/** A3 at 200 dots per inch has 7.7 million pixels. */
const MOST_PIXELS = 25_000_000;

type Asked = {
  readonly type: string;
  readonly page: number;
  readonly mostPixels: number;
  readonly content: string | undefined;
  readonly isHalf: boolean;
};

/** A page needs seconds of processor time; on a busy machine a niced process waits for them. */
const LIMITS = { longestMs: 300_000, mostMb: 900, pool: pageReaders };

const decodePage = decoding<Asked, PageReading | HalfReading>({
  name: 'page',
  module: new URL('./decode-page.ts', import.meta.url),
  answer: z.union([pageReadingSchema, halfReadingSchema]),
  ...LIMITS,
});

/** Reads an upright picture of a page (PNG, grey) a second time; returns `undefined` if it could not. */
export type SecondReader = (picture: Uint8Array, size: Turning['turned']) => Promise<ReadWord[] | undefined>;

type Options = {
  /** Identifies the file's bytes: the document stays open for further pages with the same content. */
  readonly content?: string | undefined;
  /** Replaces our own second reading, which is the fallback if this one fails. */
  readonly second?: SecondReader | undefined;
};

/**
 * Reads a page, counted from 1, in a process that can be killed. An external second reader receives a scanned page and
 * counts as one of the two readings: its words are certain only if our first reading agrees. Throws DecodingFailed.
 */
export async function readPage(
  file: Uint8Array,
  type: string,
  page: number,
  { content, second }: Options = {},
): Promise<PageReading> {
  const asked = { type, page, mostPixels: MOST_PIXELS, content, isHalf: second !== undefined };
  const reading = await decodePage(file, asked);
  if (reading.by !== 'half') return reading;
  const { pages, words, turning, picture, member } = reading;
  const outside = await second?.(picture, turning.turned);
  // Our own second reading needs the state of the first, so the page is read again from the beginning.
  if (outside === undefined) return { ...(await readPage(file, type, page, { content })), isReadOutside: false };
  const compared = compareReadings(words, outside);
  return {
    pages,
    by: 'scan',
    words: placeTurned(compared, turning),
    isReadOutside: true,
    ...(member && { member }),
  };
}
