import { type TurkishWords, turkishWords } from '#server/turkish/dictionary.ts';
import { possibleStemsOf } from '#server/turkish/possible-stems.ts';
import { foldTurkish } from '#shared/turkish-text.ts';
import { KNOWN_WORDS } from './known-words.ts';
import { DISTRICT_BY_NAME, PROVINCE_BY_NAME } from './readers/place-names.ts';
import { ALIASES } from './readers/read-places.ts';
import { VEHICLES } from './readers/read-vehicles.ts';
import { COMMON_WORDS } from './vocabulary/common-words.ts';
import { EVERYDAY_WORDS } from './vocabulary/everyday-words.ts';
import { GIVEN_NAME_WORDS, GIVEN_NAMES, NAME_LIKE_WORDS } from './vocabulary/name-like-words.ts';

const fold = (words: readonly string[]) => new Set(words.map((word) => foldTurkish(word)));
const SURNAMES = fold(NAME_LIKE_WORDS);
const GIVEN = fold(GIVEN_NAME_WORDS);
const NAMES = fold(GIVEN_NAMES);
/** Every word of our own apart from names of places and vehicles, unless daily language uses them, too. */
const LANGUAGE: ReadonlySet<string> = new Set([
  ...[...KNOWN_WORDS].filter((word) => !PROVINCE_BY_NAME.has(word) && !DISTRICT_BY_NAME.has(word)),
  ...fold([...COMMON_WORDS, ...EVERYDAY_WORDS]),
]);
const PROPER = new Set([ALIASES, VEHICLES].flatMap((book) => book.words()));

/** Endings are cut from longer words only: `Ayla` is nobody's moon, `Sude` no water. */
const SHORTEST_STEM = 4;
/** Two words on end that are written like a name. */
const CAPITALISED_PAIR = /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}'’]+) +(\p{Lu}[\p{L}'’]+)/gu;

/** What a word may be part of a name as; an unknown one may be any name there is. */
type Sort = 'language' | 'surname' | 'given' | 'unknown';

function sortOf(word: string, dictionary: TurkishWords): Sort {
  // Turkish parts names, and nothing else, from their endings.
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
 * Those of the words that rules left unexplained which may be shown to others, a language model for instance: words of the
 * language only, so that no name, number or address is among them, labelled or not. What is a word and a name goes only where
 * it stands beside no other part of one; nothing goes of a query in which two left-over words on end are written like a name.
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

/** A name has a given name, and its parts stand side by side. */
function isOfName(sorts: readonly Sort[], at: number): boolean {
  const sort = sorts[at];
  if (sort === 'unknown') return true;
  if (sort === 'language') return false;
  const around = [sorts[at - 1], sorts[at + 1]];
  const isBesideGiven = around.some((other) => other === 'given' || other === 'unknown');
  return isBesideGiven || (sort === 'given' && around.includes('surname'));
}
