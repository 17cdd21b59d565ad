import { PREVIEW } from '#shared/plans.ts';

/** The public beginning of a description. */
export type OpenBeginning = {
  /** The shown characters; the last word may be cut off. */
  readonly shown: string;
  /** The complete words: searches must not reveal a word that is cut off. */
  readonly words: string;
  readonly isWhole: boolean;
};

/** Returns the public beginning of a description: at most 50 characters of its first 30 words (D20, spec §9). */
export function openBeginning(description: string): OpenBeginning {
  // One more word shows that the text continues; splitting a whole notice would make thousands.
  const first = description.trim().split(/\s+/u, PREVIEW.words + 1);
  const characters = [...first.slice(0, PREVIEW.words).join(' ')];
  const shown = characters.slice(0, PREVIEW.plainCharacters).join('');
  const next = characters[PREVIEW.plainCharacters];
  if (next === undefined) return { shown, words: shown, isWhole: first.length <= PREVIEW.words };
  return { shown, words: next === ' ' ? shown : shown.replace(/\S+$/u, ''), isWhole: false };
}
