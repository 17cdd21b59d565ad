import { ALL_SUB_CATEGORIES } from '#shared/kinds/kinds.ts';
import { districtsOf, PROVINCES } from '#shared/places/places.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { fileKindOf } from './file-numbers.ts';
import { wordsOf } from './search-words.ts';

/*
 * The one stem by which a word is stored and searched for. Endings are cut however they stand, so that both sides
 * always meet in the same stem; possible-stems.ts gives every stem that grammar allows, for reading what a query means.
 */

/** Plural, possessive, case, `-ki`, in the order in which Turkish adds them, on folded letters. */
const ENDINGS =
  /(?:(?<=[a-z]{3})|(?<=^ev))(?:l[ae]r)?(?:s?[iu](?:n[iu]n?|n[ae]|nd[ae]n?|yl[ae])?|y[iu]|n?[iu]n|y[ae]|[dt][ae]n?|yl[ae])?(?:ki(?:l[ae]r)?(?:[iu]n?|[ae]|d[ae]n?)?)?$/;

/** A k becomes soft before a vowel: `zeytinliği`, `zeytinlik`. */
const SOFT_K = /(?<=[a-z]{2}l[iu])g$/;

/** Short forms that notices and people use like the whole word and that are no other word. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  ['tlmt'].map((short) => [short, foldTurkish(fileKindOf(short) ?? short)]),
);

/** A name cut to so few letters would meet other words: Konya and `konu`, Ordu and `orda`. */
const SHORT_STEM = 4;

/** Notices share most of their words; as many as a market of notices has are stemmed once. */
const MOST_REMEMBERED = 200_000;
/** Takes memory only for the words that it has; a cache that knows which was used least takes 6 MB before the first. */
const remembered = new Map<string, string>();

/**
 * A folded word without plural, possessive and case endings, as far as they can be taken off. PostgreSQL's own Turkish
 * dictionary needs dotted letters and is not consistent (adana: ada, daire: dair, daireler: daire).
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

/** Names of places and kinds that keep their ending (`Konya`, `Aydın`, `Hurda`). */
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
