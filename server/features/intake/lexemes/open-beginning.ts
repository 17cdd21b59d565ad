import { PREVIEW } from '#shared/plans.ts';

/** The part of a description that everybody may read. */
export type OpenBeginning = {
  /** Its characters; the last word may be cut off. */
  readonly shown: string;
  /** Its whole words: a word that is cut off is not told by a search either. */
  readonly words: string;
  /** Whether it is the whole description. */
  readonly isWhole: boolean;
};

/** The beginning of a description as far as it is open: 50 characters at most of its first 30 words (D20, spec §9). */
export function openBeginning(description: string): OpenBeginning {
  // One word more tells that there are more; a notice has thousands.
  const first = description.trim().split(/\s+/u, PREVIEW.words + 1);
  const characters = [...first.slice(0, PREVIEW.words).join(' ')];
  const shown = characters.slice(0, PREVIEW.plainCharacters).join('');
  const next = characters[PREVIEW.plainCharacters];
  if (next === undefined) return { shown, words: shown, isWhole: first.length <= PREVIEW.words };
  return { shown, words: next === ' ' ? shown : shown.replace(/\S+$/u, ''), isWhole: false };
}
