import { cleanText } from '#shared/text/turkish-text.ts';

const LONGEST_NAME = 120;

/** The name of a file that somebody sends, without folders and kind; never one that a system would hide or refuse. */
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

/** The same with the kind that its name claims. */
export function plainFileName(given: string): string {
  return `${fileStem(given)}${/\.[a-z\d]{1,8}$/i.exec(cleanText(given))?.[0].toLowerCase() ?? ''}`;
}
