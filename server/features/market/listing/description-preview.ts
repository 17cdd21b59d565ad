import { openBeginning } from '#server/features/intake/lexemes/index.ts';

/** Replaces text that only premium members may read; always the same, so that it reveals nothing about the text. */
const MASK = [6, 9, 4, 7, 11, 5, 8, 3, 10, 6, 7, 12].map((length) => '•'.repeat(length)).join(' ');

/**
 * The beginning of a description that everybody may read, and a mask of fixed length if there is more of it (D20, D35).
 * A word that is cut off at the end keeps its first letters.
 */
export function previewDescription(description: string): string {
  const { shown, isWhole } = openBeginning(description);
  return isWhole ? shown : `${shown}${shown.endsWith(' ') ? '' : ' '}${MASK}`;
}
