import type { EndingFeatures, Stem } from '#server/turkish/possible-stems.ts';
import type { PlaceOption, Sentence } from '../sentence.ts';
import type { Token } from '../tokens.ts';
import { foldedSet } from '../vocabulary/folded-set.ts';
import { DISTRICT_MARKERS, PLACE_ALIASES, PROVINCE_MARKERS, VIEW_WORDS } from '../vocabulary/place-words.ts';
import { NEGATIONS } from '../vocabulary/stop-words.ts';
import { PhraseBook } from './phrase-book.ts';
import {
  DISTRICT_BY_NAME,
  lettersAgree,
  MERKEZ,
  MERKEZ_PROVINCES,
  type NamedDistrict,
  PROVINCE_BY_NAME,
} from './place-names.ts';
import { nounAt } from './read-kinds.ts';
import { readPlates } from './read-plates.ts';
import { readRegions } from './read-regions.ts';
import { readSurroundings } from './read-surroundings.ts';
import { vehicleNameAt } from './read-vehicles.ts';

export const PLACE_ALIAS_BOOK = new PhraseBook<PlaceOption>(PLACE_ALIASES);
const MARKERS = foldedSet([...DISTRICT_MARKERS, 'ilçe']);
const PROVINCE_MARKER_SET = foldedSet(PROVINCE_MARKERS);
const VIEWS = foldedSet(VIEW_WORDS);
const TURNED_AWAY = foldedSet(NEGATIONS);
const SHORT_NAME = 4;
/** `kazan` also means boiler: it is a place only together with Ankara or in the locative. */
const STRICT_ALIASES: ReadonlySet<string> = new Set(['kazan']);

/** Claims provinces and regions first, because they determine the meaning of a district's name; then districts. */
export function readPlaces(sentence: Sentence): void {
  readDistrictWithNumber(sentence);
  readRegions(sentence);
  readPlates(sentence);
  for (let index = 0; index < sentence.length; index += 1) readProvince(sentence, index);
  readSurroundings(sentence);
  const cities = namedCities(sentence);
  for (let index = 0; index < sentence.length; index += 1) readDistrict(sentence, index, cities);
}

/** `19 Mayıs`: the only district whose name contains a space. */
function readDistrictWithNumber(sentence: Sentence): void {
  for (let index = 0; index < sentence.length; index += 1) {
    if (!sentence.isAt(index, '19') || sentence.stemAt(index + 1, new Set(['mayis'])) === undefined) continue;
    claimPlace(sentence, index, index + 2, [{ city: 'Samsun', district: '19 Mayıs' }], '19 Mayıs', false);
  }
}

function namedCities(sentence: Sentence): ReadonlySet<string> {
  const named = sentence
    .claimsOf('place')
    .filter(({ end }) => !TURNED_AWAY.has(sentence.free(end)?.folded ?? ''))
    .flatMap(({ meaning }) => (meaning.options.length === 1 ? meaning.options.map(({ city }) => city) : []));
  const regions = sentence.claimsOf('cities').flatMap(({ meaning }) => meaning.cities);
  return new Set([...named, ...regions]);
}

/**
 * Whether the ending is possible for a proper name. After a short name one letter needs an apostrophe: `vana`, `karsi`
 * are other words.
 */
function isNameEnding({ stem, features }: Stem, token: Token): boolean {
  if (features.isPlural || features.derived !== undefined) return false;
  if (token.ending !== '' || stem.length > SHORT_NAME) return true;
  if (features.case === undefined) return !features.isPossessive;
  return token.folded.length - stem.length !== 1;
}

function readProvince(sentence: Sentence, index: number): void {
  const alias = PLACE_ALIAS_BOOK.find(sentence, index, (_, features) => !features.isPlural);
  if (
    alias !== undefined &&
    !STRICT_ALIASES.has(sentence.free(index)?.folded ?? '') &&
    !isStrictAlias(sentence, index, alias.end)
  ) {
    const { city, district } = alias.value;
    claimPlace(sentence, index, alias.end, [alias.value], district ?? city, false);
    return;
  }
  const token = sentence.free(index);
  const found = token?.stems.find((stem) => {
    const province = PROVINCE_BY_NAME.get(stem.stem);
    return province !== undefined && isNameEnding(stem, token) && lettersAgree(token.text, province);
  });
  const province = found && PROVINCE_BY_NAME.get(found.stem);
  if (token === undefined || found === undefined || province === undefined) return;
  const isBare = token.ending === '' && found.features.case === undefined;
  const isVan = province === 'Van' && isBare;
  if (isVan && isVehicleName(sentence, index)) return;
  const end = sentence.stemAt(index + 1, PROVINCE_MARKER_SET) === undefined ? index + 1 : index + 2;
  // `van minibüs` may be a minibus in Van, or a van.
  const isAmbiguous = isVan && nounAt(sentence, end)?.category === '2';
  claimPlace(sentence, index, end, [{ city: province }], province, false, { isAmbiguous });
}

function isStrictAlias(sentence: Sentence, start: number, end: number): boolean {
  if (end !== start + 1) return false;
  const stem = sentence.free(start)?.stems.find((candidate) => STRICT_ALIASES.has(candidate.stem));
  if (stem === undefined) return false;
  const hasAnkara = sentence.tokens.some(({ stems }) => stems.some((candidate) => candidate.stem === 'ankara'));
  return !hasAnkara && stem.features.case !== 'locative';
}

/** `ford van`, `van minibüsü`: a kind of vehicle. */
function isVehicleName(sentence: Sentence, index: number): boolean {
  const next = nounAt(sentence, index + 1);
  return vehicleNameAt(sentence, index - 1) !== undefined || (next?.category === '2' && next.features.isPossessive);
}

function readDistrict(sentence: Sentence, index: number, cities: ReadonlySet<string>): void {
  const token = sentence.free(index);
  if (token?.kind !== 'word') return;
  // `tofaş kartal` is a model.
  if ((vehicleNameAt(sentence, index - 1)?.end ?? 0) > index) return;
  if (readMerkez(sentence, index, cities)) return;
  if (STRICT_ALIASES.has(token.folded) && cities.has('Ankara')) {
    claimPlace(sentence, index, index + 1, [{ city: 'Ankara', district: 'Kahramankazan' }], 'Kahramankazan', true);
    return;
  }
  for (const stem of token.stems) {
    const district = DISTRICT_BY_NAME.get(stem.stem);
    if (district === undefined || !isNameEnding(stem, token)) continue;
    if (!lettersAgree(token.text, district.name)) continue;
    if (isDistrict(sentence, index, district, stem.features, cities))
      claimDistrict(sentence, index, index + 1, district, cities);
    return;
  }
  readSplitName(sentence, index, cities);
}

function isDistrict(
  sentence: Sentence,
  index: number,
  district: NamedDistrict,
  features: EndingFeatures,
  cities: ReadonlySet<string>,
): boolean {
  const isMarked = sentence.stemAt(index + 1, MARKERS) !== undefined;
  const hasApostrophe = sentence.free(index)?.ending !== '';
  if (isMarked || hasApostrophe) return true;
  if (VIEWS.has(sentence.free(index + 1)?.folded ?? '')) return false;
  const isWord = district.strength !== 'clear';
  if (isWord && nounAt(sentence, index + 1)?.features.isPossessive === true) return false;
  const isInNamedCity = district.options.some(({ city }) => cities.has(city));
  if (isInNamedCity) return true;
  if (district.strength !== 'strict') return true;
  const isLocated = features.case === 'locative' || features.case === 'ablative';
  return isLocated && cities.size === 0 && nounAt(sentence, index) === undefined;
}

function claimDistrict(
  sentence: Sentence,
  start: number,
  end: number,
  district: NamedDistrict,
  cities: ReadonlySet<string>,
): void {
  const inCities = district.options.filter(({ city }) => cities.has(city));
  const markerEnd = sentence.stemAt(end, MARKERS) === undefined ? end : end + 1;
  const adjectiveBefore = district.isAdjective && nounAt(sentence, end) !== undefined;
  const isKindToo = inCities.length > 0 && nounAt(sentence, start) !== undefined && !hasOtherNoun(sentence, start);
  const options = inCities.length > 0 ? inCities : district.options;
  claimPlace(sentence, start, markerEnd, options, district.name, district.strength !== 'clear', {
    isAmbiguous: (adjectiveBefore && markerEnd === end) || isKindToo,
  });
}

function hasOtherNoun(sentence: Sentence, except: number): boolean {
  return sentence.tokens.some(
    (_, index) => index !== except && index < sentence.length && nounAt(sentence, index) !== undefined,
  );
}

/** `merkez` is a district only next to a single province that has one. */
function readMerkez(sentence: Sentence, index: number, cities: ReadonlySet<string>): boolean {
  const stem = sentence.stemAt(index, new Set(['merkez']));
  if (stem === undefined || stem.features.isPlural) return false;
  const isNamed = stem.features.case !== 'accusative' && sentence.free(index)?.folded !== 'merkezi';
  const [city] = cities;
  if (!isNamed || city === undefined || cities.size > 1 || !MERKEZ_PROVINCES.has(city)) return false;
  const end = sentence.stemAt(index + 1, MARKERS) === undefined ? index + 1 : index + 2;
  claimPlace(sentence, index, end, [{ city, district: MERKEZ }], MERKEZ, true);
  return true;
}

/** `mustafa kemal paşa`, `yeni mahalle`: a long name written as several words. */
function readSplitName(sentence: Sentence, start: number, cities: ReadonlySet<string>): boolean {
  for (const length of [3, 2]) {
    const tokens = Array.from({ length }, (_, offset) => sentence.free(start + offset));
    const last = tokens.at(-1);
    if (last === undefined || tokens.some((token) => token?.kind !== 'word' || token.folded.length < 2)) continue;
    const head = tokens
      .slice(0, -1)
      .map((token) => token?.folded ?? '')
      .join('');
    if (head.length < 4 || nounAt(sentence, start + length - 1) !== undefined) continue;
    for (const { stem, features } of last.stems) {
      const name = head + stem;
      if (features.isPlural || features.derived !== undefined || name.length < 8) continue;
      const province = PROVINCE_BY_NAME.get(name);
      const district = DISTRICT_BY_NAME.get(name);
      if (province !== undefined) claimPlace(sentence, start, start + length, [{ city: province }], province, false);
      else if (district !== undefined) claimDistrict(sentence, start, start + length, district, cities);
      else continue;
      return true;
    }
  }
  return false;
}

function claimPlace(
  sentence: Sentence,
  start: number,
  end: number,
  options: readonly PlaceOption[],
  name: string,
  isOrdinary: boolean,
  { isAmbiguous = false }: { isAmbiguous?: boolean } = {},
): void {
  sentence.claim(start, end, { type: 'place', options, name, isOrdinary, ...(isAmbiguous ? { isAmbiguous } : {}) });
}
