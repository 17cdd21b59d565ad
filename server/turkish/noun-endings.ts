/*
 * Endings as notices print them, often in capitals, without Turkish letters or misspelt: vowel harmony is not required
 * here, unlike for queries in possible-stems.ts.
 */

/**
 * A regular expression source for folded text: the plural, possessive and case endings of a noun (`dairesinin`).
 * Excludes `-ki` and `-le`, after which another thing is meant: in `dairedeki mobilya` the furniture is for sale.
 */
export const NOUN_ENDING = '(?:l[ae]r)?(?:s?[iu]|n[iu]n)?(?:n?[iu]n|n?[dt][ae]n?|n?[ae]|y[iu])?';

/** All endings that may follow a noun, including `-ki`, `-le` and `-imiz`. */
const ANY_ENDING =
  /^(?:l[ae]r)?(?:[iu]|s[iu])?(?:n?[iu]n|n?[dt][ae](?:n|ki)?|[nsy]?[ae]|[ny]?[iu]|[iu]m[iu]z|y?l[ae])?$/;
/** Shorter words with endings are too often different words. */
const SHORTEST_INFLECTED = 4;

/** Returns a test for these folded words in any inflection; `Bahçeci` is a different word from `bahçe`. */
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
