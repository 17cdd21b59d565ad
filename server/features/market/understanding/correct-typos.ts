import { MONTHS } from '#server/turkish/calendar-words.ts';
import { editDistance } from '#server/turkish/edit-distance.ts';
import { possibleStemsOf, type Stem } from '#server/turkish/possible-stems.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { KNOWN_WORDS } from './known-words.ts';
import { aliasedProvince, DISTRICT_BY_NAME, lettersAgree, PROVINCE_BY_NAME } from './readers/place-names.ts';
import { KINDS } from './readers/read-kinds.ts';
import type { Sentence } from './sentence.ts';
import { type Token, tokenise } from './tokens.ts';
import { NEAR_NAMES } from './vocabulary/near-names.ts';

/** A word that a misspelt one may mean, folded and in correct spelling; at equal distance the lower rank wins. */
type Target = { readonly word: string; readonly proper: string; readonly rank: number };
type Correction = { readonly folded: string; readonly stems: readonly Stem[] };

const WORDS_OF_SEARCH =
  'üstü milyon milyar altında altındaki üzerinde arasında ihale ihalesi ikinci birinci artırma satış satılık icradan hariç olmasın kadar fazla mahkemesi memurluğu hisseli hissesiz';
const MIN_LENGTH = 5;
/** From this length on, two letters may be wrong. */
const LONG_LENGTH = 9;
/** For provinces a shorter length is enough, because the 81 names differ a lot: `isntabul`. */
const LONG_PROVINCE = 8;
const PROVINCE_RANK = 0;
const DISTRICT_RANK = 3;
/**
 * If no province is named, only districts of this length are considered: shorter names are one letter away from too
 * many words.
 */
const MIN_LONE_DISTRICT = 7;
/** The maximum number of corrections; a text with more unknown words was pasted and is not a query. */
const MAX_CORRECTIONS = 24;

const WORD_TARGETS = byInitial([...wordTargets()]);
const DISTRICT_TARGETS = byInitial([...DISTRICT_BY_NAME.values()].map(({ name }) => targetOf(name, DISTRICT_RANK)));
const SHORT_KINDS: readonly string[] = ['daire', 'arsa', 'tarla', 'villa', 'araba', 'konut', 'depo', 'bina'];
const QUARTERS: ReadonlySet<string> = new Set(NEAR_NAMES);

function targetOf(name: string, rank: number): Target {
  const proper = name.toLocaleLowerCase('tr-TR');
  return { word: foldTurkish(proper), proper, rank };
}

function* wordTargets(): Generator<Target> {
  for (const name of PROVINCE_BY_NAME.values()) yield targetOf(name, PROVINCE_RANK);
  for (const word of KINDS.properWords().filter(({ length }) => length >= 4)) {
    yield targetOf(word, 1);
    yield targetOf(word + (/[aıou][^aeıioöuü]*$/.test(word.toLocaleLowerCase('tr-TR')) ? 'lar' : 'ler'), 1);
  }
  for (const word of [...WORDS_OF_SEARCH.split(' '), ...MONTHS]) yield targetOf(word, 2);
}

function byInitial(targets: readonly Target[]): ReadonlyMap<string, readonly Target[]> {
  return Map.groupBy(
    targets.filter(({ word }) => word.length >= 4),
    ({ word }) => word[0] ?? '',
  );
}

/**
 * Corrects misspelt words in place: one letter wrong, missing, doubled or swapped with its neighbour, in long words
 * two; the first letter is assumed to be right. A known word is never changed, so that no name becomes another (İzmir,
 * İzmit), and of two equally near words neither is chosen. Provinces and kinds come first, because districts are looked
 * up in the provinces named.
 */
export function correctTypos(sentence: Sentence): void {
  const read = sentence.tokens.slice(0, sentence.length);
  const unknown = read.filter((token) => isUnknown(token) && !isQuarter(token));
  if (unknown.length > MAX_CORRECTIONS) return;
  for (const token of unknown) correct(token, withoutEcho(token) ?? wordCorrection(token));
  const cities = provincesIn(read);
  for (const token of unknown.filter(isUnknown)) correct(token, districtCorrection(token, cities));
  correctShort(read);
}

function correct(token: Token, correction: Correction | undefined): void {
  if (correction === undefined) return;
  token.folded = correction.folded;
  token.stems = correction.stems;
}

function provincesIn(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(
    tokens.flatMap(({ stems }) =>
      stems.flatMap(({ stem }) => PROVINCE_BY_NAME.get(stem) ?? aliasedProvince(stem) ?? []),
    ),
  );
}

function isUnknown(token: Token): boolean {
  if (token.kind !== 'word' || token.folded.length < MIN_LENGTH || !/^[a-z]+$/.test(token.folded)) return false;
  return !isKnown(token);
}

/** A name counts only if the typed letters can be its own: `müstaki` is not `Muş’taki`. */
function isKnown(token: Token): boolean {
  return token.stems.some(({ stem }) => {
    const name = PROVINCE_BY_NAME.get(stem) ?? DISTRICT_BY_NAME.get(stem)?.name;
    // Two letters with an ending are too little: `trla` must not count as `tr'yla`.
    if (stem.length < 3 && stem !== token.folded && stem !== 'ev') return false;
    return KNOWN_WORDS.has(stem) && (name === undefined || lettersAgree(token.text, name));
  });
}

/** `urlaa`, `daireee`: a key that was held too long; no Turkish word ends in the same vowel twice. */
function withoutEcho(token: Token): Correction | undefined {
  const word = token.folded.replace(/([aeiou])\1$/, '$1').replace(/([a-z])\1{2,}/g, '$1');
  if (word === token.folded || word.length < MIN_LENGTH - 1) return undefined;
  return KNOWN_WORDS.has(word) ? { folded: word, stems: possibleStemsOf(word) } : undefined;
}

/** Returns the province, kind or search word that a word was meant to be. */
function wordCorrection(token: Token): Correction | undefined {
  return nearest(token, WORD_TARGETS, () => true);
}

/** Returns the district that a word was meant to be: in one of the provinces named, or in any if none is. */
function districtCorrection(token: Token, cities: ReadonlySet<string>): Correction | undefined {
  return nearest(token, DISTRICT_TARGETS, ({ word }) => {
    if (cities.size === 0) return word.length >= MIN_LONE_DISTRICT;
    return DISTRICT_BY_NAME.get(word)?.options.some(({ city }) => cities.has(city)) === true;
  });
}

/** Whether a quarter of that name, searched for alone or with its province, would be corrected as a misspelling. */
export function isNearMiss(name: string, city: string): boolean {
  const [token] = tokenise(name.toLocaleLowerCase('tr-TR'));
  if (token === undefined || !isUnknown(token)) return false;
  const corrections = [
    wordCorrection(token),
    districtCorrection(token, new Set()),
    districtCorrection(token, new Set([city])),
  ];
  return corrections.some((correction) => correction !== undefined);
}

function isQuarter(token: Token): boolean {
  return token.stems.some(({ stem }) => QUARTERS.has(stem));
}

function nearest(
  token: Token,
  targets: ReadonlyMap<string, readonly Target[]>,
  accepts: (target: Target) => boolean,
): Correction | undefined {
  let best: { target: Target; distance: number; stem: Stem } | undefined;
  let isTied = false;
  for (const stem of token.stems) {
    if (stem.stem.length < MIN_LENGTH || !isClearEnding(token.folded.length - stem.stem.length, stem)) continue;
    for (const target of targets.get(stem.stem[0] ?? '') ?? []) {
      const distance = accepts(target) ? distanceTo(token, stem.stem, target) : undefined;
      if (distance === undefined) continue;
      const order = best === undefined ? -1 : distance - best.distance || target.rank - best.target.rank;
      if (best === undefined || order < 0) {
        best = { target, distance, stem };
        isTied = false;
      } else if (order === 0 && stem === best.stem && !meansTheSame(target.word, best.target.word)) {
        // People leave letters out far more often than they add some: `kamyont` means kamyonet, not kamyon.
        const isLonger = target.word.length - best.target.word.length;
        if (isLonger === 0) isTied = true;
        else if (isLonger > 0) {
          best = { target, distance, stem };
          isTied = false;
        }
      }
    }
  }
  if (best === undefined || isTied) return undefined;
  const { target, stem } = best;
  if (stem.stem === token.folded) return { folded: target.word, stems: possibleStemsOf(target.word) };
  const ending = token.folded.slice(stem.stem.length);
  return { folded: target.word + ending, stems: [{ stem: target.word, features: stem.features }] };
}

/** Whether these are two spellings of one kind: `makine`, `makina`. */
function meansTheSame(a: string, b: string): boolean {
  return (
    a === b || (KINDS.get(a) !== undefined && KINDS.get(a)?.subCategories.join() === KINDS.get(b)?.subCategories.join())
  );
}

/** A letter typed with its Turkish mark is taken as typed: `savaş` is two letters away from Sivas, not one. */
function distanceTo(token: Token, stem: string, { word, proper, rank }: Target): number | undefined {
  const long = rank === PROVINCE_RANK ? LONG_PROVINCE : LONG_LENGTH;
  const most = stem.length >= long && word.length >= long ? 2 : 1;
  if (Math.abs(stem.length - word.length) > most) return undefined;
  const typed = token.text.toLocaleLowerCase('tr-TR').slice(0, stem.length);
  if (foldTurkish(typed) !== stem) return editDistance(stem, word, most);
  return editDistance(typed, proper, most, standsFor);
}

function standsFor(typed: string, proper: string): boolean {
  return typed === proper || (!'şğçöü'.includes(typed) && foldTurkish(typed) === foldTurkish(proper));
}

/** An ending of one letter may be part of the word: `deprem` must not be read as `depre` with an ending. */
function isClearEnding(length: number, { features }: Stem): boolean {
  if (length === 0) return true;
  if (length < 2 || features.derived !== undefined) return false;
  return features.isPlural || (features.case !== undefined && !features.isPossessive);
}

/**
 * Words of four letters are corrected only in two cases: a vowel is missing from a province or a kind (`brsa`, `trla`),
 * or a place but no kind is named and the word is one letter from a kind (`dire`).
 */
function correctShort(tokens: readonly Token[]): void {
  const short = tokens.filter(
    (token) => token.kind === 'word' && token.folded.length === MIN_LENGTH - 1 && !isKnown(token),
  );
  for (const token of short) {
    const [target, ...others] = (WORD_TARGETS.get(token.folded[0] ?? '') ?? []).filter(
      (candidate) =>
        candidate.rank < 2 && candidate.word.length === MIN_LENGTH && lacksVowel(token.folded, candidate.word),
    );
    if (target !== undefined && others.length === 0)
      correct(token, { folded: target.word, stems: possibleStemsOf(target.word) });
  }
  const names = (known: { has(word: string): boolean }) =>
    tokens.some(({ stems }) => stems.some(({ stem }) => known.has(stem)));
  if (!(names(PROVINCE_BY_NAME) || names(DISTRICT_BY_NAME)) || names(KINDS)) return;
  for (const token of short.filter((candidate) => !isKnown(candidate))) {
    const [target, ...others] = SHORT_KINDS.filter(
      (kind) => kind[0] === token.folded[0] && editDistance(token.folded, kind, 1) !== undefined,
    );
    if (target !== undefined && others.length === 0) correct(token, { folded: target, stems: possibleStemsOf(target) });
  }
}

function lacksVowel(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  return /[aeiou]/.test(word[at] ?? '') && typed.slice(at) === word.slice(at + 1);
}
