import { type TurkishWords, turkishWords } from '#server/turkish/dictionary.ts';
import { possibleStemsOf } from '#server/turkish/possible-stems.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { KNOWN_WORDS } from '../known-words.ts';
import { DISTRICT_BY_NAME, PROVINCE_BY_NAME } from '../readers/place-names.ts';
import { PLACE_ALIAS_BOOK } from '../readers/read-places.ts';
import { VEHICLES } from '../readers/read-vehicles.ts';
import { COMMON_WORDS } from '../vocabulary/common-words.ts';
import { EVERYDAY_WORDS } from '../vocabulary/everyday-words.ts';
import { GIVEN_NAME_WORDS, GIVEN_NAMES, NAME_LIKE_WORDS } from '../vocabulary/name-like-words.ts';

const fold = (words: readonly string[]) => new Set(words.map((word) => foldTurkish(word)));
const SURNAMES = fold(NAME_LIKE_WORDS);
const GIVEN = fold(GIVEN_NAME_WORDS);
const NAMES = fold(GIVEN_NAMES);
/** Every word of our vocabulary except names of places and vehicles, unless these are also everyday words. */
const LANGUAGE: ReadonlySet<string> = new Set([
  ...[...KNOWN_WORDS].filter((word) => !PROVINCE_BY_NAME.has(word) && !DISTRICT_BY_NAME.has(word)),
  ...fold([...COMMON_WORDS, ...EVERYDAY_WORDS]),
]);
const PROPER = new Set([PLACE_ALIAS_BOOK, VEHICLES].flatMap((book) => book.words()));

/** Shorter stems are not separated from a word, because the names Ayla and Sude would count as `ay` and `su`. */
const SHORTEST_STEM = 4;
/** Two adjacent capitalised words, as names are written. */
const CAPITALISED_PAIR = /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}'’]+) +(\p{Lu}[\p{L}'’]+)/gu;

/** What a word can be in a person's name; an unknown word can be any part of one. */
type Sort = 'language' | 'surname' | 'given' | 'unknown';

function sortOf(word: string, dictionary: TurkishWords): Sort {
  // An apostrophe separates an ending from a name, so only words of letters alone can be common words.
  if (!/^\p{L}+$/u.test(word)) return 'unknown';
  const folded = foldTurkish(word);
  const known = possibleStemsOf(folded)
    .map(({ stem }) => stem)
    .filter((stem) => (stem === folded || stem.length >= SHORTEST_STEM) && isLanguage(stem, dictionary));
  if (known.length === 0) return 'unknown';
  if (known.some((stem) => GIVEN.has(stem))) return 'given';
  return known.some((stem) => SURNAMES.has(stem) || dictionary.names.has(stem)) ? 'surname' : 'language';
}

function isLanguage(stem: string, dictionary: TurkishWords): boolean {
  if (!LANGUAGE.has(stem) && !dictionary.words.has(stem)) return false;
  return !NAMES.has(stem) && (SURNAMES.has(stem) || GIVEN.has(stem) || !PROPER.has(stem));
}

/**
 * Returns the unexplained words that may be sent to a language model: ordinary words only, so that there is no name,
 * number or address among them. A word that is also a name is only sent if no other part of a name stands next to it.
 * If two adjacent unexplained words are written like a name, nothing is sent.
 */
export async function sendableWords(query: string, left: string): Promise<string[]> {
  const words = left.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const folded = fold(words);
  for (const [, first = '', second = ''] of query.matchAll(CAPITALISED_PAIR))
    if (folded.has(foldTurkish(first)) && folded.has(foldTurkish(second))) return [];
  const dictionary = await turkishWords();
  const sorts = words.map((word) => sortOf(word, dictionary));
  return words.filter((_, at) => !isOfName(sorts, at));
}

/** A person's name includes a given name, and its parts are adjacent; an unknown word always counts as one. */
function isOfName(sorts: readonly Sort[], at: number): boolean {
  const sort = sorts[at];
  if (sort === 'unknown') return true;
  if (sort === 'language') return false;
  const around = [sorts[at - 1], sorts[at + 1]];
  const isBesideGiven = around.some((other) => other === 'given' || other === 'unknown');
  return isBesideGiven || (sort === 'given' && around.includes('surname'));
}
