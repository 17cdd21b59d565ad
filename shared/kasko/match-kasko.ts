import { foldTurkish } from '../text/turkish-text.ts';

/** A type of the list with its value of one model year, in lira. */
export type KaskoChoice = {
  readonly name: string;
  /** `tokensOf` its name, where many vehicles are matched with it. */
  readonly tokens?: readonly string[];
  readonly value: number;
};

export type KaskoMatch = {
  /** The types that match, the cheapest first. */
  readonly types: readonly KaskoChoice[];
  readonly saidWords: number;
  readonly foundWords: number;
};

/** At least this share of the words of a notice must stand in the names of the types. */
export const LEAST_FOUND = 0.6;
/** The dearest type may be worth at most so many times the cheapest: more is several models. */
export const MOST_SPREAD = 2;

/** Words of notices that are no part of a model's name. */
const FILLERS = new Set(
  'marka markali model modeli tip tipi tipli arac araci otomobil binek hususi ticari ve seri serisi yili kapali kasa'.split(
    ' ',
  ),
);
/** Words that begin the name of a newer model, which notices leave out. */
const OPENERS = new Set(['yeni', 'new']);
/** Behind a model's name these make another model of it. */
const OTHER_MODELS = new Set(
  'connect courier custom cross sport verso cc allspace alltrack coupe kombi cargo classic stepway maxi caravan life'.split(
    ' ',
  ),
);

/** The parts of a name: `320i` is `320`, `i`; `C180` and `C 180` are the same. Numbers keep their decimals. */
export function tokensOf(text: string): string[] {
  return (
    foldTurkish(text)
      .replaceAll(',', '.')
      .match(/[a-z]+|\d+(?:\.\d+)?/g) ?? []
  );
}

/** What names the model: its first word, with the second where the first is a single letter or a number alone. */
function headOf(words: readonly string[]): string[] {
  const first = tokensOf(words[0] ?? '');
  const isShort = first.length === 1 && (/^[a-z]$/.test(first[0] ?? '') || /^\d/.test(first[0] ?? ''));
  return isShort ? [...first, ...tokensOf(words[1] ?? '')] : first;
}

/**
 * The types of a make that a notice's words of the model mean. Their names begin with the model's, and of its further
 * words they have the most; types with fewer of them are left out. Refused where no name begins so, where too few words
 * are found, and where the types differ too much to be one model's.
 */
export function matchKasko(
  model: string,
  brand: string,
  types: readonly KaskoChoice[],
): KaskoMatch | 'noType' | 'uncertain' | 'tooWide' {
  const ofBrand = new Set(tokensOf(brand));
  const words = model
    .split(/[\s()/]+/)
    .filter(
      (word) => word !== '' && !FILLERS.has(foldTurkish(word)) && !tokensOf(word).every((part) => ofBrand.has(part)),
    );
  const head = headOf(words);
  if (head.length === 0) return 'noType';
  const said = tokensOf(words.join(' '));
  const further = said.slice(head.length);
  const named = types.flatMap((type) => {
    const tokens = type.tokens ?? tokensOf(type.name);
    const own = OPENERS.has(tokens[0] ?? '') ? tokens.slice(1) : tokens;
    const rest = own.slice(head.length);
    if (!head.every((token, at) => own[at] === token) || isOtherModel(rest[0], further)) return [];
    const has = new Set(rest);
    return [{ type, found: further.filter((token) => has.has(token)).length }];
  });
  if (named.length === 0) return 'noType';
  const most = Math.max(...named.map(({ found }) => found));
  const foundWords = head.length + most;
  if (foundWords / said.length < LEAST_FOUND) return 'uncertain';
  const best = named.filter(({ found }) => found === most).map(({ type }) => type);
  const sorted = best.toSorted((a, b) => a.value - b.value);
  if ((sorted.at(-1)?.value ?? 0) > (sorted[0]?.value ?? 0) * MOST_SPREAD) return 'tooWide';
  return { types: sorted, saidWords: said.length, foundWords };
}

function isOtherModel(word: string | undefined, further: readonly string[]): boolean {
  return word !== undefined && OTHER_MODELS.has(word) && !further.includes(word);
}
