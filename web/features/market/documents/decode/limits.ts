const MEGABYTE = 2 ** 20;

/*
 * Documents come from strangers. What exceeds these limits is refused with a message instead of hanging the page; the
 * file itself can still be downloaded.
 */

/** Bytes fetched of one document. */
export const MAX_FILE_BYTES = 150 * MEGABYTE;
/** Pages of one document. */
export const MAX_PAGES = 3000;
/** Pixels of a page in grey or colour, which is decoded as a whole. */
export const MAX_PIXELS = 40_000_000;
/** Pixels of a black and white page, kept as bits: a plan on A0 at 300 dpi has 140 million. */
export const MAX_BILEVEL_PIXELS = 200_000_000;
/** Pixels of a picture on the screen; phones refuse larger canvases. */
export const MAX_CANVAS_PIXELS = 16_000_000;
/** Width and height of one page, in pixels. */
export const MAX_SIDE_PIXELS = 60_000;

/** Bytes of the XML inside a UDF. */
export const MAX_UDF_BYTES = 16 * MEGABYTE;

/** Time for a worker to open a document or to draw one page, after which it is ended. */
export const WORKER_TIMEOUT_MS = 15_000;
