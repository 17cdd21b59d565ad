/*
 * Every stem that a word may have by grammar, with the meaning of its endings, for interpreting queries; the words
 * around it decide which one is meant. search-stems.ts gives the one stem by which words are stored and searched for.
 */

export type NounCase = 'dative' | 'accusative' | 'genitive' | 'locative' | 'ablative' | 'instrumental';

/** The grammatical meaning of a word's endings. */
export type EndingFeatures = {
  readonly isPlural: boolean;
  readonly isPossessive: boolean;
  readonly case?: NounCase;
  /** The ending `-deki` or `-ninki`. */
  readonly hasKi: boolean;
  /** `-li`, `-lik` and `-siz` make a word with a different meaning. */
  readonly derived?: 'li' | 'lik' | 'siz';
};

/** One way to split a word: its stem, and the meaning of the endings that were cut off. */
export type Stem = { readonly stem: string; readonly features: EndingFeatures };

const NO_ENDING: EndingFeatures = { isPlural: false, isPossessive: false, hasKi: false };

const CASES: Readonly<Record<NounCase, readonly string[]>> = {
  locative: ['de', 'da', 'te', 'ta', 'nde', 'nda'],
  ablative: ['den', 'dan', 'ten', 'tan', 'nden', 'ndan'],
  dative: ['e', 'a', 'ye', 'ya', 'ne', 'na'],
  accusative: ['i', 'u', 'yi', 'yu', 'ni', 'nu'],
  genitive: ['in', 'un', 'nin', 'nun'],
  instrumental: ['le', 'la', 'yle', 'yla'],
};
const KI = ['ki', 'kiler', 'kileri', 'kilerin', 'kilere', 'kilerde', 'kilerden', 'kini', 'kinin', 'kine'];
const POSSESSIVES = ['', 'i', 'u', 'si', 'su', 'im', 'um', 'm'];
const DERIVATIONS: Readonly<Record<string, 'li' | 'lik' | 'siz'>> = {
  li: 'li',
  lu: 'li',
  lik: 'lik',
  luk: 'lik',
  siz: 'siz',
  suz: 'siz',
};

/** Every chain of endings in folded letters with its meaning; if it has several, the simplest. */
const ENDING_CHAINS: ReadonlyMap<string, EndingFeatures> = buildChains();

/** Endings that a number can carry without an apostrophe. */
export const CASE_ENDINGS: ReadonlySet<string> = new Set(Object.values(CASES).flat());

function buildChains(): Map<string, EndingFeatures> {
  const chains = new Map<string, EndingFeatures>();
  const add = (chain: string, features: EndingFeatures) => {
    if (chain !== '' && !chains.has(chain)) chains.set(chain, features);
  };
  for (const possessive of POSSESSIVES) {
    for (const plural of ['', 'ler', 'lar']) {
      const features = { isPlural: plural !== '', isPossessive: possessive !== '', hasKi: false };
      if (possessive.length !== 1 || possessive === 'm') add(plural + possessive, features);
      // After `evi` a case begins with n (`evine`, never `eviye`); after `evim` it does not (`evime`).
      const takesN = /[iu]$/.test(possessive);
      for (const [name, endings] of caseEntries()) {
        for (const ending of endings) {
          if (takesN && !/^n|^yl/.test(ending)) continue;
          // `evi` is a possessive (his house) or an accusative: the form is the same, so it counts as both.
          const mayBePossessive = ending.length === 1 && name === 'accusative';
          if (mayBePossessive) add(plural + possessive + ending, { ...features, isPossessive: true, case: name });
          add(plural + possessive + ending, { ...features, case: name });
          if (name !== 'locative' && name !== 'genitive') continue;
          for (const ki of KI) add(plural + possessive + ending + ki, { ...features, case: name, hasKi: true });
        }
      }
    }
  }
  for (const [derivation, derived] of Object.entries(DERIVATIONS)) {
    add(derivation, { ...NO_ENDING, derived });
    for (const plural of ['ler', 'lar']) add(derivation + plural, { ...NO_ENDING, isPlural: true, derived });
    for (const ending of ['i', 'u', 'de', 'da', 'e', 'a']) add(derivation + ending, { ...NO_ENDING, derived });
  }
  return chains;
}

function caseEntries(): [NounCase, readonly string[]][] {
  // Object.entries widens the key type, but CASES has exactly these keys.
  return Object.entries(CASES) as [NounCase, readonly string[]][];
}

const VOWEL = /[aeiou]/;
const MAX_ENDING = 12;
const MAX_WORD = 40;

/** A hard consonant at a word's end becomes soft before a vowel: `zeytinlik`, `zeytinliği`; `kitap`, `kitabı`. */
const HARDENED: Readonly<Record<string, string>> = { g: 'k', b: 'p', d: 't' };

/**
 * Returns every way to cut endings off a folded word, the whole word first, then the longest stem. Endings after an
 * apostrophe may have any vowels; without one they must follow vowel harmony as far as folded letters show it.
 */
export function possibleStemsOf(word: string, apostropheEnding = ''): readonly Stem[] {
  if (apostropheEnding !== '') {
    const features = ENDING_CHAINS.get(apostropheEnding) ?? NO_ENDING;
    return [{ stem: word, features }];
  }
  const stems: Stem[] = [{ stem: word, features: NO_ENDING }];
  if (word.length > MAX_WORD) return stems;
  for (let cut = word.length - 1; cut >= Math.max(1, word.length - MAX_ENDING); cut -= 1) {
    const ending = word.slice(cut);
    const features = ENDING_CHAINS.get(ending);
    const stem = word.slice(0, cut);
    if (features === undefined || !fits(stem, ending)) continue;
    stems.push({ stem, features });
    const hard = HARDENED[stem.at(-1) ?? ''];
    if (hard !== undefined && VOWEL.test(ending[0] ?? '') && stem.length > 2)
      stems.push({ stem: stem.slice(0, -1) + hard, features });
  }
  return stems;
}

function fits(stem: string, ending: string): boolean {
  const endsInVowel = VOWEL.test(stem.at(-1) ?? '');
  const first = ending[0] ?? '';
  if (VOWEL.test(first) && endsInVowel) return false;
  const isBuffered = 'ynm'.includes(first) || /^s[iu](?!z)/.test(ending);
  if (isBuffered && !endsInVowel) return false;
  return isHarmonious(stem, ending);
}

/** Folded i may be ı or i, o may be ö, u may be ü, so both kinds of vowel are allowed after these. */
function isHarmonious(stem: string, ending: string): boolean {
  let last = stem.match(/[aeiou](?=[^aeiou]*$)/)?.[0];
  if (last === undefined) return stem.length > 1;
  for (const letter of ending) {
    if (!VOWEL.test(letter)) continue;
    if (letter === 'e' && last === 'a') return false;
    if (letter === 'a' && last === 'e') return false;
    if (letter === 'i' && (last === 'o' || last === 'u')) return false;
    if (letter === 'u' && last !== 'o' && last !== 'u') return false;
    last = letter;
  }
  return true;
}
