import { ALL_SUB_CATEGORIES } from '#shared/kinds.ts';
import { districtsOf, PROVINCES } from '#shared/places.ts';
import { foldTurkish } from '#shared/turkish-text.ts';

/** An ending after an apostrophe (`Ankara'nın`). */
const APOSTROPHE_ENDING = /(?<=[a-z0-9])'[a-z]{1,6}(?![a-z0-9])/g;
/** Letters and digits; file numbers (`2024/1867`) and room plans (`3+1`) in one piece. */
const WORD = /[a-z0-9]+(?:(?<=[0-9])[+/](?=[0-9])[a-z0-9]+)*/g;

const SEPARATOR = 0x20;
const NOTHING = 0;
/** An enforcement office (icra dairesi) is no flat, though both are a `daire`. */
const OFFICE = /^daire[sl]/;
/** What each UTF-16 unit is in a word: its folded sign, nothing (a mark that stands after its letter), or a separator. */
const SIGNS = Uint8Array.from({ length: 0x10000 }, (_, unit) => {
  const folded = foldTurkish(String.fromCharCode(unit).replace('²', '2'));
  if (folded === '') return NOTHING;
  return /^[a-z0-9+/']$/.test(folded) ? folded.charCodeAt(0) : SEPARATOR;
});

/** Plural, possessive, case, `-ki`, in the order in which Turkish adds them, on folded letters. */
const ENDINGS =
  /(?:(?<=[a-z]{3})|(?<=^ev))(?:l[ae]r)?(?:s?[iu](?:n[iu]n?|n[ae]|nd[ae]n?|yl[ae])?|y[iu]|n?[iu]n|y[ae]|[dt][ae]n?|yl[ae])?(?:ki(?:l[ae]r)?(?:[iu]n?|[ae]|d[ae]n?)?)?$/;

/** A k becomes soft before a vowel: `zeytinliği`, `zeytinlik`. */
const SOFT_K = /(?<=[a-z]{2}l[iu])g$/;

/** Words that mean the same and are written both ways in the very same place. */
const SAME_WORDS: Readonly<Record<string, string>> = { tlmt: 'talimat' };

/** Longer words carry no meaning a person would search for. */
const MAX_WORD_LENGTH = 50;
/** A name cut to so few letters would meet other words: Konya and `konu`, Ordu and `orda`. */
const SHORT_STEM = 4;

/**
 * The folded words of a text, in order, each once: letters and digits, file numbers (`2024/1867`) and room plans (`3+1`)
 * in one piece, endings after an apostrophe left out, an icra dairesi no daire.
 */
export function wordsOf(text: string): string[] {
  const words = new Set<string>();
  let before = '';
  for (const word of allWordsOf(text)) {
    words.add(before === 'icra' && OFFICE.test(word) ? `icra${word}` : word);
    before = word;
  }
  return [...words];
}

/** The words as they are typed and shown, for text that is still being typed. */
export function shownWordsOf(text: string): string[] {
  return [...new Set(allWordsOf(text))];
}

/** A notice in a quarter of the time that folding its text as a whole and splitting it would take. */
function allWordsOf(text: string): string[] {
  const signs = Buffer.allocUnsafe(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = SIGNS[text.charCodeAt(at)] ?? SEPARATOR;
    if (sign !== NOTHING) signs[length++] = sign;
  }
  const folded = signs.toString('latin1', 0, length).replace(APOSTROPHE_ENDING, '');
  return (folded.match(WORD) ?? []).filter((word) => word.length <= MAX_WORD_LENGTH);
}

/** So many different words are stemmed once and remembered; notices share most of theirs. */
const MAX_REMEMBERED = 200_000;
const remembered = new Map<string, string>();

/**
 * A folded word without plural, possessive and case endings, as far as they can be taken off. PostgreSQL's own Turkish
 * dictionary needs dotted letters and is not consistent (adana: ada, daire: dair, daireler: daire).
 */
export function stemOf(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const stem = SAME_WORDS[word] ?? cutEndings(word, (name) => UNCUT_NAMES.has(name));
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
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
