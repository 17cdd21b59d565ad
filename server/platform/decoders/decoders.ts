import { DecoderPool } from './decoder-pool.ts';

/** The decoders of this process, started when there is something to decode and ended when they are idle. */
export const decoders = new DecoderPool();

/**
 * Readers of scanned pages, which take seconds and half a gigabyte: in a separate pool, so that no upload waits for a
 * page. OCR leaks memory, so they are replaced early; they have the lowest CPU priority.
 */
export const pageReaders = new DecoderPool(1, { niceness: 19, mostTasks: 40, mostKeptMb: 700 });
