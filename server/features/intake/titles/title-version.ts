/**
 * The version of the rules that read titles. Raise it whenever `readTitle` reads a title differently, so that stored
 * listings are read again; `title-version.test.ts` fails until it is raised.
 */
export const TITLE_VERSION = 3;
