import { districtsOf, PROVINCES } from '#shared/places/places.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { PlaceOption } from '../sentence.ts';
import { ADJECTIVE_DISTRICTS, MILD_ORDINARY, PLACE_ALIASES, STRICT_ORDINARY } from '../vocabulary/place-words.ts';

/** How certainly a word is meant as a name: `mild` and `strict` ones are also ordinary words. */
export type NameStrength = 'clear' | 'mild' | 'strict';

export type NamedDistrict = {
  readonly name: string;
  readonly options: readonly PlaceOption[];
  readonly strength: NameStrength;
  readonly isAdjective: boolean;
};

export const MERKEZ = 'Merkez';

/** Folded → proper name. */
export const PROVINCE_BY_NAME: ReadonlyMap<string, string> = new Map(
  PROVINCES.map((province) => [foldTurkish(province), province]),
);

const STRICT = new Set(STRICT_ORDINARY);
const MILD = new Set(MILD_ORDINARY);
const ADJECTIVES = new Set(ADJECTIVE_DISTRICTS);

/** Folded → the districts of that name; without `Merkez`, which needs its province. */
export const DISTRICT_BY_NAME: ReadonlyMap<string, NamedDistrict> = buildDistricts();

function buildDistricts(): Map<string, NamedDistrict> {
  const districts = new Map<string, NamedDistrict>();
  for (const city of PROVINCES) {
    for (const district of districtsOf(city)) {
      if (district === MERKEZ) continue;
      const key = foldTurkish(district);
      districts.set(key, {
        name: district,
        options: [...(districts.get(key)?.options ?? []), { city, district }],
        strength: STRICT.has(district) ? 'strict' : MILD.has(district) ? 'mild' : 'clear',
        isAdjective: ADJECTIVES.has(district),
      });
    }
  }
  return districts;
}

export const MERKEZ_PROVINCES: ReadonlySet<string> = new Set(
  PROVINCES.filter((city) => districtsOf(city).includes(MERKEZ)),
);

/** The province with this former or short name of one word. */
export function aliasedProvince(stem: string): string | undefined {
  return aliasCities.get(stem);
}

const aliasCities: ReadonlyMap<string, string> = new Map(
  PLACE_ALIASES.map(([name, { city }]) => [foldTurkish(name), city]),
);
const aliasNames: ReadonlyMap<string, string> = new Map(
  PLACE_ALIASES.map(([name, { city, district }]) => [foldTurkish(name), district ?? city]),
);

/** The proper name for the first of these stems that is the name of a place. */
export function properNameOf(stems: readonly string[]): string | undefined {
  for (const stem of stems) {
    const name = PROVINCE_BY_NAME.get(stem) ?? aliasNames.get(stem) ?? DISTRICT_BY_NAME.get(stem)?.name;
    if (name !== undefined) return name;
  }
  return undefined;
}

/**
 * Whether the typed letters can be a name: a Turkish letter must match the name's (`karşı` is not Kars), a plain one
 * may mean a Turkish one (`kas` may be Kaş).
 */
export function lettersAgree(typed: string, name: string): boolean {
  const letters = typed.toLocaleLowerCase('tr-TR').normalize('NFC');
  const proper = name.toLocaleLowerCase('tr-TR').normalize('NFC');
  for (let index = 0; index < Math.min(letters.length, proper.length); index += 1) {
    const letter = letters[index] ?? '';
    if ('şğçöü'.includes(letter) && letter !== proper[index])
      return foldTurkish(letter) !== foldTurkish(proper[index] ?? '');
  }
  return true;
}
