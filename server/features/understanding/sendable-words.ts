import { foldTurkish } from '#shared/turkish-text.ts';
import { KNOWN_WORDS } from './known-words.ts';
import { DISTRICT_BY_NAME, PROVINCE_BY_NAME } from './place-names.ts';
import { ALIASES } from './read-places.ts';
import { VEHICLES } from './read-vehicles.ts';
import { COMMON_WORDS } from './vocabulary/common-words.ts';
import { EVERYDAY_WORDS } from './vocabulary/everyday-words.ts';
import { GIVEN_NAMES, NAME_LIKE_WORDS } from './vocabulary/name-like-words.ts';
import { stemsOf } from './word-endings.ts';

const fold = (words: readonly string[]) => new Set(words.map((word) => foldTurkish(word)));
const NAME_LIKE = fold(NAME_LIKE_WORDS);
const NAMES = fold(GIVEN_NAMES);
/** Every word we know apart from names of places and vehicles, unless daily language uses them, too. */
const LANGUAGE: ReadonlySet<string> = new Set([
  ...[...KNOWN_WORDS].filter((word) => !PROVINCE_BY_NAME.has(word) && !DISTRICT_BY_NAME.has(word)),
  ...fold([...COMMON_WORDS, ...EVERYDAY_WORDS]),
]);
const PROPER = new Set([ALIASES, VEHICLES].flatMap((book) => book.words()));

/** Endings are cut from longer words only: `Ayla` is nobody's moon, `Sude` no water. */
const SHORTEST_STEM = 4;
/** Two words on end that are written like a name. */
const CAPITALISED_PAIR = /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}'’]+) +(\p{Lu}[\p{L}'’]+)/gu;

type Sort = 'language' | 'nameLike' | 'unknown';

function sortOf(word: string): Sort {
  // Turkish parts names, and nothing else, from their endings.
  if (!/^\p{L}+$/u.test(word)) return 'unknown';
  const folded = foldTurkish(word);
  const known = stemsOf(folded)
    .map(({ stem }) => stem)
    .filter((stem) => (stem === folded || stem.length >= SHORTEST_STEM) && isLanguage(stem));
  if (known.length === 0) return 'unknown';
  return known.some((stem) => NAME_LIKE.has(stem)) ? 'nameLike' : 'language';
}

function isLanguage(stem: string): boolean {
  return LANGUAGE.has(stem) && !NAMES.has(stem) && (NAME_LIKE.has(stem) || !PROPER.has(stem));
}

/**
 * Those of the words that rules left unexplained which may be shown to others, a language model for instance: words of the language
 * that we know ourselves, so that no name, number or address is among them, labelled or not. What is a word and a name goes
 * only where it stands alone among words; nothing goes of a query in which two left-over words on end are written like a name.
 */
export function sendableWords(query: string, left: string): string[] {
  const words = left.split(/\s+/).filter((word) => word !== '');
  const folded = fold(words);
  for (const [, first = '', second = ''] of query.matchAll(CAPITALISED_PAIR))
    if (folded.has(foldTurkish(first)) && folded.has(foldTurkish(second))) return [];
  const sorted = words.map((word) => ({ word, sort: sortOf(word) }));
  const isNamePossible =
    sorted.some(({ sort }) => sort === 'unknown') || sorted.filter(({ sort }) => sort === 'nameLike').length > 1;
  return sorted
    .filter(({ sort }) => sort === 'language' || (sort === 'nameLike' && !isNamePossible))
    .map(({ word }) => word);
}
