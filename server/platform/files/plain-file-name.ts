import { cleanText } from '#shared/text/turkish-text.ts';

const LONGEST_NAME = 120;

/**
 * Returns a safe name for a file that somebody sends, without folders and extension; never a name that a system would
 * hide or refuse.
 */
export function fileStem(given: string): string {
  const name = cleanText(given).split(/[/\\]/).at(-1) ?? '';
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(/["<>:|?*]/g, '')
    .slice(0, LONGEST_NAME)
    .toWellFormed()
    .trim();
  return stem === '' || stem.startsWith('.') ? 'dosya' : stem;
}

/** Returns the same with the extension of the given name. */
export function plainFileName(given: string): string {
  return `${fileStem(given)}${/\.[a-z\d]{1,8}$/i.exec(cleanText(given))?.[0].toLowerCase() ?? ''}`;
}
