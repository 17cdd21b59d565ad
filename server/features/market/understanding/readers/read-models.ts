import { modelsSpelt } from '#server/features/intake/lexemes/index.ts';
import { modelKey, type VehicleModel } from '#shared/kinds/vehicle-models.ts';
import type { Sentence } from '../sentence.ts';
import { foldedSet } from '../vocabulary/folded-set.ts';
import { nounAt } from './read-kinds.ts';
import { vehicleNameAt } from './read-vehicles.ts';

const LONGEST = 5;
/** `A3 blok`, `E5 yolu`: before these words a letter and a number are not a model. */
const NO_MODEL_BEFORE = foldedSet(['blok', 'kat', 'daire', 'yolu', 'kapı', 'no', 'giriş', 'etap', 'tipi', 'karayolu']);
/** Models that people type without the make; other names that are also words need their make. */
const KNOWN_ALONE = new Set(['sahin', 'dogan', 'serce', 'connect', 'custom']);
const MOST_WORDS_ALONE = 3;

/** Claims models of vehicles; listings are found by them whether or not the make is given. */
export function readModels(sentence: Sentence): void {
  const makes = makesIn(sentence);
  const isEstate = hasEstate(sentence);
  for (let index = 0; index < sentence.length; index += 1) {
    const found = modelsAt(sentence, index, makes);
    if (found === undefined || (isEstate && makes.size === 0)) continue;
    sentence.claim(index, found.end, {
      type: 'text',
      part: 'vehicle',
      impliedCategory: '2',
      label: found.models.map(({ name }) => name).join(' ya da '),
      details: { models: found.models.map(({ name }) => name) },
    });
    index = found.end - 1;
  }
}

type Found = { readonly models: readonly VehicleModel[]; readonly end: number };

/** The longest spelling that begins here: `cr-v`, `3 serisi`, `transit custom`, `320i`. */
function modelsAt(sentence: Sentence, start: number, makes: ReadonlySet<string>): Found | undefined {
  // `4x4` does not contain the model X4.
  if (sentence.free(start)?.isGlued && sentence.tokens[start - 1]?.kind === 'number') return undefined;
  for (let length = LONGEST; length > 0; length -= 1) {
    const end = start + length;
    if (sentence.stemAt(end, NO_MODEL_BEFORE) !== undefined) continue;
    for (const spelling of spellingsOf(sentence, start, end)) {
      const models = modelsSpelt(spelling)
        .filter(({ model, needsMake }) => !needsMake || makes.has(modelKey(model.make)) || isAlone(sentence, spelling))
        .map(({ model }) => model);
      const named = models.filter(({ make }) => makes.has(modelKey(make)));
      const meant = named.length > 0 ? named : models;
      const isOneMake = new Set(meant.map(({ make }) => make)).size === 1;
      if (isOneMake) return { models: meant, end };
    }
  }
  return undefined;
}

/** The tokens as one word, the last with and without its endings; empty if one of them is not free. */
function spellingsOf(sentence: Sentence, start: number, end: number): string[] {
  let before = '';
  for (let index = start; index < end; index += 1) {
    const token = sentence.free(index);
    if (token === undefined) return [];
    const isLast = index === end - 1;
    if (token.kind === 'sign') {
      if (!token.isGlued || isLast || !'-.+'.includes(token.text)) return [];
      continue;
    }
    // `2015'te`, `20149/37` and amounts are not models.
    if (token.isOrdinal && !isLast) return [];
    if (!isLast) {
      before += token.folded;
      continue;
    }
    const stems = token.stems.filter(({ features }) => features.derived === undefined).map(({ stem }) => stem);
    return [...new Set([token.folded, ...stems])].map((last) => before + last);
  }
  return [];
}

function isAlone(sentence: Sentence, spelling: string): boolean {
  return KNOWN_ALONE.has(spelling) && sentence.length <= MOST_WORDS_ALONE;
}

function makesIn(sentence: Sentence): ReadonlySet<string> {
  const makes = new Set<string>();
  for (let index = 0; index < sentence.length; index += 1) {
    const brand = vehicleNameAt(sentence, index)?.value.brand;
    if (brand !== undefined) makes.add(modelKey(brand));
  }
  return makes;
}

function hasEstate(sentence: Sentence): boolean {
  for (let index = 0; index < sentence.length; index += 1) if (nounAt(sentence, index)?.category === '1') return true;
  return false;
}
