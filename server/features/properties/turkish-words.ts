import { ALL_SUB_CATEGORIES } from '#shared/kinds.ts';
import { districtsOf, PROVINCES } from '#shared/places.ts';
import { foldTurkish } from '#shared/turkish-text.ts';

/** An ending after an apostrophe (`Ankara'nın`), and whatever is no part of a word. */
const APOSTROPHE_ENDING = /(?<=[a-z0-9])'[a-z]{1,6}(?![a-z0-9])/g;
const NO_WORD = /[^a-z0-9+/]+|(?<![0-9])[+/]|[+/](?![0-9])/g;

/** An enforcement office is no flat, though both are a `daire`. */
const OFFICE = / icra daire(?=[sl])/g;

/** Plural, possessive, case, `-ki`, in the order in which Turkish adds them, on folded letters. */
const ENDINGS =
  /(?:(?<=[a-z]{3})|(?<=^ev))(?:l[ae]r)?(?:s?[iu](?:n[iu]n?|n[ae]|nd[ae]n?|yl[ae])?|y[iu]|n?[iu]n|y[ae]|[dt][ae]n?|yl[ae])?(?:ki(?:l[ae]r)?(?:[iu]n?|[ae]|d[ae]n?)?)?$/;

/** A k becomes soft before a vowel: `zeytinliği`, `zeytinlik`. */
const SOFT_K = /(?<=[a-z]{2}l[iu])g$/;

/** Words that mean the same and are written both ways in the very same place. */
export const SAME_WORDS: Readonly<Record<string, string>> = { tlmt: 'talimat' };

/** Longer words carry no meaning a person would search for. */
export const MAX_WORD_LENGTH = 50;
/** A name cut to so few letters would meet other words: Konya and `konu`, Ordu and `orda`. */
const SHORT_STEM = 4;

/**
 * The folded words of a text, in order, each once: letters and digits, file numbers (`2024/1867`) and room plans (`3+1`)
 * in one piece, endings after an apostrophe left out. `turkish_words` in the database is the same; a test compares them.
 */
export function wordsOf(text: string): string[] {
  return distinctWords(` ${foldedWords(text)}`.replace(OFFICE, ' icra icradaire'));
}

/** The words as they are typed and shown, for text that is still being typed. */
export function shownWordsOf(text: string): string[] {
  return distinctWords(foldedWords(text));
}

function foldedWords(text: string): string {
  return foldTurkish(text).replaceAll('²', '2').replace(APOSTROPHE_ENDING, '').replace(NO_WORD, ' ');
}

function distinctWords(words: string): string[] {
  return [...new Set(words.split(' ').filter((word) => word !== '' && word.length <= MAX_WORD_LENGTH))];
}

/** A folded word without its endings. `turkish_stem` in the database is the same; a test compares them. */
export function stemOf(word: string): string {
  const same = SAME_WORDS[word];
  if (same !== undefined) return same;
  return cutEndings(word, (name) => UNCUT_NAMES.has(name));
}

function cutEndings(word: string, isUncut: (word: string) => boolean): string {
  for (let current = word; ; ) {
    if (isUncut(current)) return current;
    const shorter = current.replace(ENDINGS, '');
    if (shorter === current) return current;
    current = shorter.replace(SOFT_K, 'k');
  }
}

/**
 * Names of places and kinds that keep their ending (`Konya`, `Aydın`, `Hurda`); the database holds the same in
 * `search_words`, put there by the migration.
 */
export const UNCUT_NAMES: ReadonlySet<string> = new Set(
  [...PROVINCES, ...PROVINCES.flatMap((province) => districtsOf(province)), ...singleWords(ALL_SUB_CATEGORIES)]
    .flatMap(wordsOf)
    .filter((word) => {
      const stem = cutEndings(word, () => false);
      return stem !== word && stem.length <= SHORT_STEM;
    }),
);

function singleWords(names: readonly string[]): string[] {
  return names.filter((name) => !name.includes(' '));
}
