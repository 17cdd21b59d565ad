import { foldTurkish } from '../text/turkish-text.ts';

/** A type of the list with its value for one model year, in lira. */
export type KaskoChoice = {
  readonly name: string;
  /** The result of `tokensOf(name)`, precomputed if many vehicles are matched. */
  readonly tokens?: readonly string[];
  readonly value: number;
};

export type KaskoMatch = {
  /** The matching types, the cheapest first. */
  readonly types: readonly KaskoChoice[];
  readonly saidWords: number;
  readonly foundWords: number;
};

/** The minimum share of the notice's words that must be in the names of the types. */
export const LEAST_FOUND = 0.6;
/** The maximum ratio of the most expensive to the cheapest type: a larger one means several models. */
export const MOST_SPREAD = 2;

/** Words in notices that are not part of a model's name. */
const FILLERS = new Set(
  'marka markali model modeli tip tipi tipli arac araci otomobil binek hususi ticari ve seri serisi yili kapali kasa'.split(
    ' ',
  ),
);
/** First words of the names of newer models, which notices leave out. */
const OPENERS = new Set(['yeni', 'new']);
/** Words that, after a model's name, make it a different model. */
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

/** The name of the model: its first word, plus the second if the first is a single letter or only a number. */
function headOf(words: readonly string[]): string[] {
  const first = tokensOf(words[0] ?? '');
  const isShort = first.length === 1 && (/^[a-z]$/.test(first[0] ?? '') || /^\d/.test(first[0] ?? ''));
  return isShort ? [...first, ...tokensOf(words[1] ?? '')] : first;
}

/**
 * Returns the types of a make that match the model as the notice words it. Their names begin with the model's name; of
 * these, only the types that contain most of the notice's further words remain. Returns a reason instead if no name
 * begins like this, if too few words are found, or if the values differ too much for a single model.
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
