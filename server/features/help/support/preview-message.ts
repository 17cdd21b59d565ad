import { maskPersonalData } from '#server/features/intake/masking/index.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';

const LENGTH = 80;
/**
 * The number of characters that callers pass to `previewOf`: it masks them before it cuts the preview, so that a name
 * at the cut is recognised, too.
 */
export const PREVIEWED_OF = 400;
const WORD = /\p{L}+/gu;
const SHORTEST_NAME = 3;

/** Returns the beginning of a message in one line, without personal data and without its writer's name (D56). */
export function previewOf(text: string, writer: string): string {
  const names = new Set(
    writer
      .match(WORD)
      ?.filter(({ length }) => length >= SHORTEST_NAME)
      .map(foldTurkish),
  );
  const masked = maskPersonalData(text).replace(WORD, (word) => (names.has(foldTurkish(word)) ? '***' : word));
  const line = masked.replace(/\s+/g, ' ').trim();
  if (line.length <= LENGTH) return line;
  const space = line.lastIndexOf(' ', LENGTH);
  return `${line.slice(0, space > LENGTH / 2 ? space : LENGTH)}…`;
}
