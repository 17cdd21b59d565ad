import { turkishWords } from '#server/turkish/dictionary.ts';
import { isCertain } from './certain-words.ts';
import { recognise } from './decode-recognition.ts';
import { packWords, unpackWords } from './pack-words.ts';
import type { ReadWord } from './page-reading.ts';
import { cleaned } from './prepare/decode-cleaning.ts';
import type { GreyPicture } from './prepare/skew.ts';

/**
 * A page with a smaller share of certain words is a poor one: reading it whole also finds words that the first reading
 * missed.
 */
const LEAST_CERTAIN = 0.35;

/**
 * Makes the second reading of an upright picture. Words that one reading makes certain are copied; the others are
 * packed into a small picture and read again, cleaned in another way. A poor page is read again whole.
 */
export async function readAgain(picture: GreyPicture, first: readonly ReadWord[]): Promise<ReadWord[]> {
  const { words } = await turkishWords();
  const certain = new Set(first.filter((word) => isCertain(word, words)));
  if (certain.size < first.length * LEAST_CERTAIN) return recognise(await cleaned(picture, 'even'));
  const packed = packWords(picture, first, (word) => !certain.has(word) && /[\p{L}\d]/u.test(word.text));
  const again = packed
    ? unpackWords(packed, await recognise(await cleaned(packed.picture, 'even'), { layout: 'block' }))
    : [];
  // Copies, because the comparison distinguishes the words of the two readings by identity.
  return [...Array.from(certain, (word) => ({ ...word })), ...again];
}
