import { PROVINCES_BY_PLATE } from '#shared/places/province-plates.ts';
import type { Sentence } from '../sentence.ts';
import { foldedSet } from '../vocabulary/folded-set.ts';

const PLATE_WORDS = foldedSet(['plaka', 'plakalı']);

/** `34 plaka`, `06 plakalı`: the province whose number it is. */
export function readPlates(sentence: Sentence): void {
  for (let index = 0; index < sentence.length; index += 1) {
    const digits = sentence.free(index)?.folded ?? '';
    const city = /^\d{1,2}$/.test(digits) ? PROVINCES_BY_PLATE.get(Number(digits)) : undefined;
    if (
      city === undefined ||
      !PLATE_WORDS.has(sentence.free(index + 1)?.stems.find(({ stem }) => PLATE_WORDS.has(stem))?.stem ?? '')
    )
      continue;
    sentence.claim(index, index + 2, { type: 'place', options: [{ city }], name: city, isOrdinary: false });
  }
}
