import { fileNumbersIn } from '#shared/text/file-numbers.ts';

/** The maximum number of files that a search text has room for. */
export const MOST_FILES = 20;

/** The files that a pasted text names, without duplicates, whatever else it contains. */
export function pastedFiles(text: string): string[] {
  return [...new Set(fileNumbersIn(text))].filter((number) => /^(?:19|20)/u.test(number));
}
