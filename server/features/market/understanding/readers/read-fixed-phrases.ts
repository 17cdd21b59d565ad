import { ORDINALS } from '#server/turkish/number-words.ts';
import { ISTANBUL_SIDES } from '#shared/places/regions.ts';
import type { Sentence } from '../sentence.ts';
import { COUNTED_BY_ORDINALS, FIXED_PHRASES } from '../vocabulary/fixed-phrases.ts';
import { foldedSet } from '../vocabulary/folded-set.ts';
import { ADDRESS_NOUNS } from '../vocabulary/place-words.ts';
import { numberAt } from './number-at.ts';
import { PhraseBook, type PhraseMatch } from './phrase-book.ts';
import { DISTRICT_BY_NAME, PROVINCE_BY_NAME } from './place-names.ts';
import { nounAt } from './read-kinds.ts';

export const FIXED_PHRASE_BOOK = new PhraseBook(FIXED_PHRASES.map((unit) => [unit, true] as const));
const SIDES = new PhraseBook(ISTANBUL_SIDES);
const SHORT_SIDES = new PhraseBook(ISTANBUL_SIDES.map(([name, districts]) => [name.replace(' Yakası', ''), districts]));
const ISTANBUL: ReadonlySet<string> = new Set(['istanbul', 'ist']);
/** `istanbul anadolu adliyesi` is the name of an office. */
const COURTHOUSES = foldedSet(['adliye', 'icra', 'mahkeme']);
const COUNTED = foldedSet(COUNTED_BY_ORDINALS);
const ADDRESS = foldedSet(ADDRESS_NOUNS);
const ROOM_SIGNS = '+';
const MOST_ROOMS = 20;

/** Claims phrases that remain text as a whole and must not be read word by word. */
export function readFixedPhrases(sentence: Sentence): void {
  for (let index = 0; index < sentence.length; index += 1) {
    const side = SIDES.find(sentence, index) ?? sideBesideCity(sentence, index);
    if (side !== undefined) claimSide(sentence, index, side);
    if (claimSpokenPlan(sentence, index)) continue;
    const end = endOfPhrase(sentence, index);
    if (end !== undefined) sentence.claim(index, end, { type: 'text' });
  }
}

/** `istanbul avrupa`: a side of the city without the word for side, right after the city. */
function sideBesideCity(sentence: Sentence, index: number): PhraseMatch<readonly string[]> | undefined {
  const isBeside = sentence.stemAt(index - 1, ISTANBUL) !== undefined;
  const side = isBeside ? SHORT_SIDES.find(sentence, index) : undefined;
  return side && sentence.stemAt(side.end, COURTHOUSES) === undefined ? side : undefined;
}

/** `anadolu yakası`: the districts on that side of İstanbul. */
function claimSide(sentence: Sentence, index: number, { value, end }: PhraseMatch<readonly string[]>): void {
  sentence.claim(index, end, { type: 'text', part: 'place', details: { districts: [...value] } });
}

function endOfPhrase(sentence: Sentence, index: number): number | undefined {
  return (
    FIXED_PHRASE_BOOK.find(sentence, index)?.end ??
    ordinalPhrase(sentence, index) ??
    roomPlan(sentence, index) ??
    address(sentence, index)
  );
}

/** `2. el`, `3. kat`, `birinci sınıf`, `ikinci derece sit`. */
function ordinalPhrase(sentence: Sentence, index: number): number | undefined {
  const token = sentence.free(index);
  const isOrdinal = token?.isOrdinal === true || ORDINALS.includes(token?.folded ?? '');
  const at = isOrdinal && sentence.isAt(index + 1, '.') ? index + 2 : index + 1;
  return isOrdinal && sentence.stemAt(at, COUNTED) !== undefined ? at + 1 : undefined;
}

/** `3 artı 1`, `üç artı bir`: notices write a plus sign. */
function claimSpokenPlan(sentence: Sentence, index: number): boolean {
  const rooms = roomsAt(sentence, index);
  const halls = sentence.isAt(index + 1, 'arti') ? roomsAt(sentence, index + 2) : undefined;
  if (rooms === undefined || halls === undefined) return false;
  sentence.claim(index, index + 3, { type: 'text', text: `${rooms}+${halls}` });
  return true;
}

function roomsAt(sentence: Sentence, index: number): number | undefined {
  const number = numberAt(sentence, index);
  return number?.end === index + 1 && Number.isInteger(number.value) && number.value <= MOST_ROOMS
    ? number.value
    : undefined;
}

/** `3+1`, `4+1+1`, `3 + 1`. */
function roomPlan(sentence: Sentence, start: number): number | undefined {
  let end = start;
  while (sentence.free(end)?.kind === 'number') {
    const sign = sentence.free(end + 1);
    if (sign?.kind !== 'sign' || !ROOM_SIGNS.includes(sign.text) || sentence.free(end + 2)?.kind !== 'number') break;
    end += 2;
  }
  return end === start ? undefined : end + 1;
}

function isPlace(name: string): boolean {
  return PROVINCE_BY_NAME.has(name) || DISTRICT_BY_NAME.has(name);
}

/** `fatih mahallesi`, `cumhuriyet caddesi`: the name of a quarter or street, not of a district. */
function address(sentence: Sentence, index: number): number | undefined {
  const token = sentence.free(index);
  const next = sentence.free(index + 1);
  if (token?.kind !== 'word' || next?.kind !== 'word' || ADDRESS.has(token.folded)) return undefined;
  // `köy evi`, `tatil köyü` are kinds.
  if (nounAt(sentence, index) !== undefined || nounAt(sentence, index + 1) !== undefined) return undefined;
  // `Keçiören'in köyü`: a word in the genitive is not the village's name.
  if (token.stems.some(({ features }) => features.case === 'genitive' || features.hasKi)) return undefined;
  // `Etimesgut'ta caddeye bakan`: the place of the street.
  if (token.stems.some(({ stem, features }) => features.case === 'locative' && isPlace(stem))) return undefined;
  return sentence.stemAt(index + 1, ADDRESS) === undefined ? undefined : index + 2;
}
