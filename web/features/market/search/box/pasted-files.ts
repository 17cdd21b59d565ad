import { fileNumbersIn } from '#shared/text/file-numbers.ts';

/** As many as a text of a search has room for. */
export const MOST_FILES = 20;

/** The files that a pasted text names, each once, whatever stands around and between them. */
export function pastedFiles(text: string): string[] {
  return [...new Set(fileNumbersIn(text))].filter((number) => /^(?:19|20)/u.test(number));
}
