export type Case = 'dative' | 'accusative' | 'genitive' | 'locative' | 'ablative' | 'instrumental';

/** What an ending says of its word. */
export type Features = {
  readonly isPlural: boolean;
  readonly isPossessive: boolean;
  readonly case?: Case;
  /** `-deki`, `-ninki`. */
  readonly hasKi: boolean;
  /** `-li`, `-lik`, `-siz`: another word than its stem. */
  readonly derived?: 'li' | 'lik' | 'siz';
};

/** One way to cut a word: what is left, and what was cut off. */
export type Stem = { readonly stem: string; readonly features: Features };

export const BARE: Features = { isPlural: false, isPossessive: false, hasKi: false };

const CASES: Readonly<Record<Case, readonly string[]>> = {
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

/** Every ending in folded letters with its meaning, the plainest reading first. */
const CHAINS: ReadonlyMap<string, Features> = buildChains();

/** Endings that a number can carry without an apostrophe. */
export const CASE_ENDINGS: ReadonlySet<string> = new Set(Object.values(CASES).flat());

function buildChains(): Map<string, Features> {
  const chains = new Map<string, Features>();
  const add = (chain: string, features: Features) => {
    if (chain !== '' && !chains.has(chain)) chains.set(chain, features);
  };
  for (const possessive of POSSESSIVES) {
    for (const plural of ['', 'ler', 'lar']) {
      const features = { isPlural: plural !== '', isPossessive: possessive !== '', hasKi: false };
      if (possessive.length !== 1 || possessive === 'm') add(plural + possessive, features);
      // After `evi` cases take an n (`evine`, never `eviye`); the words for mine take them bare.
      const takesN = /[iu]$/.test(possessive);
      for (const [name, endings] of caseEntries()) {
        for (const ending of endings) {
          if (takesN && !/^n|^yl/.test(ending)) continue;
          // `evi` is his house or the house that something is done to: both, for the words cannot tell.
          const isEither = ending.length === 1 && name === 'accusative';
          if (isEither) add(plural + possessive + ending, { ...features, isPossessive: true, case: name });
          add(plural + possessive + ending, { ...features, case: name });
          if (name !== 'locative' && name !== 'genitive') continue;
          for (const ki of KI) add(plural + possessive + ending + ki, { ...features, case: name, hasKi: true });
        }
      }
    }
  }
  for (const [derivation, derived] of Object.entries(DERIVATIONS)) {
    add(derivation, { ...BARE, derived });
    for (const plural of ['ler', 'lar']) add(derivation + plural, { ...BARE, isPlural: true, derived });
    for (const ending of ['i', 'u', 'de', 'da', 'e', 'a']) add(derivation + ending, { ...BARE, derived });
  }
  return chains;
}

function caseEntries(): [Case, readonly string[]][] {
  // Object.entries widens the key; the object above has exactly these.
  return Object.entries(CASES) as [Case, readonly string[]][];
}

const VOWEL = /[aeiou]/;
const MAX_ENDING = 12;
const MAX_WORD = 40;

/** The hard consonant a softened one stands for: `zeytinliği` → `zeytinlik`, `kitabı` → `kitap`. */
const HARDENED: Readonly<Record<string, string>> = { g: 'k', b: 'p', d: 't' };

/**
 * Every way to cut endings off a folded word, the whole word first, then the longest stem. Endings after an apostrophe are
 * read whatever their vowels; without one they must follow the harmony of vowels as far as folded letters show it.
 */
export function stemsOf(word: string, apostropheEnding = ''): readonly Stem[] {
  if (apostropheEnding !== '') {
    const features = CHAINS.get(apostropheEnding) ?? BARE;
    return [{ stem: word, features }];
  }
  const stems: Stem[] = [{ stem: word, features: BARE }];
  if (word.length > MAX_WORD) return stems;
  for (let cut = word.length - 1; cut >= Math.max(1, word.length - MAX_ENDING); cut -= 1) {
    const ending = word.slice(cut);
    const features = CHAINS.get(ending);
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

/** Folded i is ı or i, o is o or ö, u is u or ü: after these both kinds of vowel may follow. */
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
