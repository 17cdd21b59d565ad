const MEGABYTE = 2 ** 20;

/*
 * Documents are untrusted. A document that exceeds these limits is refused with a message instead of freezing the page;
 * the file can still be downloaded.
 */

/** The maximum number of bytes fetched for one document. */
export const MAX_FILE_BYTES = 150 * MEGABYTE;
/** The maximum number of pages of a document. */
export const MAX_PAGES = 3000;
/** The maximum number of pixels of a grey or colour page, which is decoded as a whole. */
export const MAX_PIXELS = 40_000_000;
/** The maximum number of pixels of a black and white page, stored as bits: a plan on A0 at 300 dpi has 140 million. */
export const MAX_BILEVEL_PIXELS = 200_000_000;
/** The maximum number of pixels of a canvas; phones refuse larger ones. */
export const MAX_CANVAS_PIXELS = 16_000_000;
/** The maximum width and height of a page, in pixels. */
export const MAX_SIDE_PIXELS = 60_000;

/** The maximum number of bytes of the XML inside a UDF. */
export const MAX_UDF_BYTES = 16 * MEGABYTE;

/** The timeout for a worker to open a document or draw one page, after which it is terminated. */
export const WORKER_TIMEOUT_MS = 15_000;
