/*
 * Endings as notices print them, often in capitals, without Turkish letters or misspelt: vowel harmony is not asked
 * for, as possible-stems.ts does of queries.
 */

/**
 * A piece of a pattern over folded text: plural, possessive and case of the thing that is named (`dairesinin`). Not
 * `-ki` and `-le`, which make it a thing beside another: in `dairedeki mobilya` the furniture is for sale.
 */
export const NOUN_ENDING = '(?:l[ae]r)?(?:s?[iu]|n[iu]n)?(?:n?[iu]n|n?[dt][ae]n?|n?[ae]|y[iu])?';

/** All that may follow a noun, `-ki`, `-le` and `-imiz` too. */
const ANY_ENDING =
  /^(?:l[ae]r)?(?:[iu]|s[iu])?(?:n?[iu]n|n?[dt][ae](?:n|ki)?|[nsy]?[ae]|[ny]?[iu]|[iu]m[iu]z|y?l[ae])?$/;
/** Shorter words with endings are too often other words. */
const SHORTEST_INFLECTED = 4;

/** A test for these folded words in any inflection; `Bahçeci` is another word than `bahçe`. */
export function inflectionTest(listed: readonly string[]): (folded: string) => boolean {
  const words = new Set(listed);
  return (folded) => {
    if (words.has(folded)) return true;
    for (let length = SHORTEST_INFLECTED; length < folded.length; length += 1) {
      if (words.has(folded.slice(0, length)) && ANY_ENDING.test(folded.slice(length))) return true;
    }
    return false;
  };
}
