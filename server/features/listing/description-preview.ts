import { PREVIEW } from '#shared/plans.ts';

/** Stands for a letter that only premium members may read. */
const MASK = '•';

/**
 * The first 30 words of a description, of which what lies beyond 50 characters is replaced letter by letter, so that
 * nothing of it leaves the server (D20, spec §9). Lengths stay, so that the page can show it as text.
 */
export function previewDescription(description: string): string {
  const words = description.trim().split(/\s+/u).slice(0, PREVIEW.words).join(' ');
  const characters = [...words];
  const plain = characters.slice(0, PREVIEW.plainCharacters);
  const masked = characters.slice(PREVIEW.plainCharacters).map((character) => (character === ' ' ? ' ' : MASK));
  return [...plain, ...masked].join('');
}
