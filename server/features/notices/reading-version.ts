/**
 * Which reading of notices this is. Raised whenever `readNotice` makes something else of a text, so that open listings read
 * by an earlier one are read again; `reading-version.test.ts` fails until it is.
 */
export const READING_VERSION = 1;
