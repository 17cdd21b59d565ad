import { PROVINCES_BY_PLATE } from '#shared/places/province-plates.ts';
import type { Sentence } from '../sentence.ts';
import { foldedSet } from '../vocabulary/folded-set.ts';

const PLATE_WORDS = foldedSet(['plaka', 'plakalı']);

/** `34 plaka`, `06 plakalı`: the province with that number. */
export function readPlates(sentence: Sentence): void {
  for (let index = 0; index < sentence.length; index += 1) {
    const digits = sentence.free(index)?.folded ?? '';
    const city = /^\d{1,2}$/.test(digits) ? PROVINCES_BY_PLATE.get(Number(digits)) : undefined;
    if (
      city === undefined ||
      !PLATE_WORDS.has(sentence.free(index + 1)?.stems.find(({ stem }) => PLATE_WORDS.has(stem))?.stem ?? '')
    )
      continue;
    claimPlate(sentence, index, index + 2, city);
    claimListed(sentence, index - 1);
  }
}

/** `34 veya 41 plakalı`: the numbers listed before share the word. */
function claimListed(sentence: Sentence, from: number): void {
  let index = from;
  while (sentence.isAt(index, 've', 'veya', 'ya', 'da', 'yada', ',', '/')) index -= 1;
  const digits = index === from ? '' : (sentence.free(index)?.folded ?? '');
  const city = /^\d{1,2}$/.test(digits) ? PROVINCES_BY_PLATE.get(Number(digits)) : undefined;
  if (city === undefined) return;
  claimPlate(sentence, index, index + 1, city);
  claimListed(sentence, index - 1);
}

function claimPlate(sentence: Sentence, start: number, end: number, city: string): void {
  sentence.claim(start, end, { type: 'place', options: [{ city }], name: city, isOrdinary: false });
}
