/**
 * The version of the rules that read notices. Raise it whenever `readNotice` reads a text differently, so that open
 * listings are read again; `reading-version.test.ts` fails until it is raised.
 */
export const READING_VERSION = 11;
