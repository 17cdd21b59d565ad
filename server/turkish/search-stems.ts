import { ALL_SUB_CATEGORIES } from '#shared/kinds/kinds.ts';
import { districtsOf, PROVINCES } from '#shared/places/places.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { fileKindOf } from './file-numbers.ts';
import { wordsOf } from './search-words.ts';

/*
 * The one stem by which a word is stored and searched for. Endings are always cut in the same way, so that a word in a
 * text and in a query has the same stem; possible-stems.ts gives every stem that grammar allows, for interpreting
 * queries.
 */

/** Plural, possessive, case and `-ki`, in the order in which Turkish appends them, in folded letters. */
const ENDINGS =
  /(?:(?<=[a-z]{3})|(?<=^ev))(?:l[ae]r)?(?:s?[iu](?:n[iu]n?|n[ae]|nd[ae]n?|yl[ae])?|y[iu]|n?[iu]n|y[ae]|[dt][ae]n?|yl[ae])?(?:ki(?:l[ae]r)?(?:[iu]n?|[ae]|d[ae]n?)?)?$/;

/** A k becomes soft before a vowel: `zeytinliği`, `zeytinlik`. */
const SOFT_K = /(?<=[a-z]{2}l[iu])g$/;

/** Abbreviations that are used like the whole word and are not words themselves. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  ['tlmt'].map((short) => [short, foldTurkish(fileKindOf(short) ?? short)]),
);

/** A name cut to this few letters would match other words: Konya and `konu`, Ordu and `orda`. */
const SHORT_STEM = 4;

/**
 * Maximum number of cached stems. Notices share most of their words, so this is enough for the words of all notices.
 */
const MOST_REMEMBERED = 200_000;
/** A plain map that is cleared when it is full: an LRU cache would need 6 MB before its first entry. */
const remembered = new Map<string, string>();

/**
 * Returns a folded word without plural, possessive and case endings, as far as they can be cut off. PostgreSQL's own
 * Turkish dictionary needs dotted letters and is not consistent (adana: ada, daire: dair, daireler: daire).
 */
export function stemOf(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const stem = SHORT_FORMS.get(word) ?? cutEndings(word, (name) => UNCUT_NAMES.has(name));
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(word, stem);
  return stem;
}

function cutEndings(word: string, isUncut: (word: string) => boolean): string {
  for (let current = word; ; ) {
    if (isUncut(current)) return current;
    const shorter = current.replace(ENDINGS, '');
    if (shorter === current) return current;
    current = shorter.replace(SOFT_K, 'k');
  }
}

/** Names of places and kinds from which no ending may be cut (`Konya`, `Aydın`, `Hurda`). */
const UNCUT_NAMES: ReadonlySet<string> = new Set(
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
