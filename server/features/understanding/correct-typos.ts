import { foldTurkish } from '#shared/turkish-text.ts';
import { editDistance } from './edit-distance.ts';
import { KNOWN_WORDS } from './known-words.ts';
import { DISTRICT_BY_NAME, PROVINCE_BY_NAME } from './place-names.ts';
import { KINDS } from './read-kinds.ts';
import type { Sentence } from './sentence.ts';
import type { Token } from './tokens.ts';
import { MONTHS } from './vocabulary/date-words.ts';
import { type Stem, stemsOf } from './word-endings.ts';

/** What a misspelt word may have meant; a lower rank is preferred at the same distance. */
type Target = { readonly word: string; readonly rank: number };

const WORDS_OF_SEARCH =
  'milyon milyar altinda altindaki uzerinde arasinda ihale ihalesi ikinci birinci artirma satis satilik icradan haric olmasin kadar fazla mahkemesi memurlugu';
const MIN_LENGTH = 5;
/** From this length on two letters may be wrong. */
const LONG_LENGTH = 9;
/** More unknown words than a query has: a pasted text is not corrected. */
const MAX_CORRECTIONS = 24;

const DISTRICT_RANK = 3;
const TARGETS: readonly Target[] = [...buildTargets()];
const TARGETS_BY_INITIAL = Map.groupBy(TARGETS, ({ word }) => word[0] ?? '');

function* buildTargets(): Generator<Target> {
  for (const word of PROVINCE_BY_NAME.keys()) yield { word, rank: 0 };
  const kinds = new Set(KINDS.words().filter((word) => word.length >= 4));
  for (const word of kinds) {
    yield { word, rank: 1 };
    yield { word: word + (/[aou][^aeiou]*$/.test(word) || /[ao][^aeiou]*i[^aeiou]*$/.test(word) ? 'lar' : 'ler'), rank: 1 };
  }
  for (const word of WORDS_OF_SEARCH.split(' ')) yield { word, rank: 2 };
  for (const month of MONTHS) yield { word: foldTurkish(month), rank: 2 };
  for (const word of DISTRICT_BY_NAME.keys()) if (word.length >= MIN_LENGTH) yield { word, rank: DISTRICT_RANK };
}

/**
 * Puts misspelt words right, in place: one letter wrong, missing, doubled or swapped with its neighbour, two in long words;
 * the first letter is taken to be right. A word that anything knows is never touched, so that no exact name ever becomes
 * another (İzmir, İzmit); between two equally near words none is chosen.
 */
export function correctTypos(sentence: Sentence): void {
  const cities = new Set(sentence.tokens.flatMap(({ stems }) => stems.map(({ stem }) => stem)).filter((stem) => PROVINCE_BY_NAME.has(stem)));
  const unknown = sentence.tokens.slice(0, sentence.length).filter((token) => isUnknown(token));
  if (unknown.length > MAX_CORRECTIONS) return;
  for (const token of unknown) {
    const found = correctionOf(token, cities);
    if (found === undefined) continue;
    token.folded = found.folded;
    token.stems = found.stems;
    for (const { stem } of found.stems) if (PROVINCE_BY_NAME.has(stem)) cities.add(stem);
  }
  correctShort(sentence);
}

function isUnknown(token: Token): boolean {
  if (token.kind !== 'word' || token.folded.length < MIN_LENGTH || !/^[a-z]+$/.test(token.folded)) return false;
  return !token.stems.some(({ stem }) => KNOWN_WORDS.has(stem)) && !isSplitable(token.folded);
}

/** `yenimahallede` and the like are known by their pieces. */
function isSplitable(word: string): boolean {
  return word.length > 30;
}

type Correction = { readonly folded: string; readonly stems: readonly Stem[] };

function correctionOf(token: Token, cities: ReadonlySet<string>): Correction | undefined {
  let best: { target: Target; distance: number; stem: Stem } | undefined;
  let isTied = false;
  for (const stem of token.stems) {
    if (stem.stem.length < MIN_LENGTH) continue;
    const allowed = stem.stem.length >= LONG_LENGTH ? 2 : 1;
    for (const target of TARGETS_BY_INITIAL.get(stem.stem[0] ?? '') ?? []) {
      if (target.rank === DISTRICT_RANK && !isDistrictOf(target.word, cities)) continue;
      if (target.word.length < MIN_LENGTH && stem.stem.length > MIN_LENGTH) continue;
      const distance = editDistance(stem.stem, target.word, allowed);
      if (distance === undefined) continue;
      const order = best === undefined ? -1 : distance - best.distance || target.rank - best.target.rank;
      if (best === undefined || order < 0) {
        best = { target, distance, stem };
        isTied = false;
      } else if (order === 0 && target.word !== best.target.word && stem.stem === best.stem.stem) isTied = true;
    }
  }
  if (best === undefined || isTied) return undefined;
  const { target, stem } = best;
  const right = stemsOf(target.word);
  if (stem.stem === token.folded) return { folded: target.word, stems: right };
  return { folded: `${target.word}${token.folded.slice(stem.stem.length)}`, stems: [{ stem: target.word, features: stem.features }, ...right.slice(1)] };
}

/** Without a province any district will do; beside one only its own. */
function isDistrictOf(word: string, cities: ReadonlySet<string>): boolean {
  if (cities.size === 0) return true;
  const options = DISTRICT_BY_NAME.get(word)?.options ?? [];
  return options.some(({ city }) => cities.has(foldTurkish(city)));
}

/** `dire` is a flat where a place is named and no other kind is: four letters say too little by themselves. */
function correctShort(sentence: Sentence): void {
  const words = sentence.tokens.slice(0, sentence.length).filter(({ kind }) => kind === 'word');
  const hasPlace = words.some(({ stems }) => stems.some(({ stem }) => PROVINCE_BY_NAME.has(stem) || DISTRICT_BY_NAME.has(stem)));
  if (!hasPlace || words.some(({ stems }) => stems.some(({ stem }) => KINDS.has(stem)))) return;
  for (const token of words) {
    if (token.folded.length !== 4 || token.stems.some(({ stem }) => KNOWN_WORDS.has(stem))) continue;
    const targets = SHORT_KINDS.filter((kind) => kind[0] === token.folded[0] && editDistance(token.folded, kind, 1) !== undefined);
    const [target] = targets;
    if (target === undefined || targets.length > 1) continue;
    token.folded = target;
    token.stems = stemsOf(target);
  }
}

const SHORT_KINDS: readonly string[] = ['daire', 'arsa', 'tarla', 'villa', 'araba', 'konut', 'depo', 'bina'];
