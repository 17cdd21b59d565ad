import { ALL_TEXTS } from '#server/features/market/search/conditions/reach.ts';
import { resolveSearch } from '#server/features/market/search/conditions/resolved-search.ts';
import { mergeMeaning } from '#server/features/market/search/understood/merge-meaning.ts';
import { searchParametersOf } from '#server/features/market/search/understood/search-parameters-of.ts';
import { interpretQuery } from '#server/features/market/understanding/index.ts';
import { CATEGORY_LABELS, type CategoryNumber } from '#shared/kinds/kinds.ts';
import { findModel, modelKey, VEHICLE_MODELS } from '#shared/kinds/vehicle-models.ts';
import { findDistricts } from '#shared/places/places.ts';
import type { SearchParameters } from '#shared/search-parameters.ts';
import { DAY_MS, istanbulDate } from '#shared/text/dates.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import type { Score } from './score-meaning.ts';

type Value = string | number | boolean | readonly string[];
/** What a query states, according to a reader who does not know the product's filters. */
export type Stated = Readonly<Record<string, Value>>;
export type StatedQuery = {
  readonly group: string;
  readonly query: string;
  readonly expected: Stated;
  /** Other interpretations that are equally good. */
  readonly either?: readonly Stated[];
};

const SORTS: Readonly<Record<string, string>> = {
  'price-asc': 'priceAsc',
  'price-desc': 'priceDesc',
  'ending-soonest': 'endDate',
  'year-desc': 'yearDesc',
  'year-asc': 'yearAsc',
  'km-asc': 'kmAsc',
  'area-desc': 'areaDesc',
  'area-asc': 'areaAsc',
  'price-per-m2-asc': 'pricePerM2Asc',
};
/** Common names of kinds for which the product has other kinds. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  ev: ['Daire', 'Müstakil Ev', 'Villa'],
  konut: ['Daire', 'Müstakil Ev', 'Villa'],
  arazi: ['Arsa', 'Tarla'],
  dukkan: ['İşyeri'],
  magaza: ['İşyeri'],
  tir: ['Çekici'],
  // The product has no kind for a summer house; the closest one is its villas.
  yazlik: ['Villa'],
  galeri: ['İşyeri'],
};

/** Exclusions, by the words that listings use for the excluded property. */
const PRESENT: Readonly<Record<string, string>> = {
  kiraci: 'kiracılı',
  serh: 'şerhli',
  ipotek: 'ipotekli',
  haciz: 'hacizli',
  hasar: 'hasarlı',
  kaza: 'kazalı',
};

/**
 * Compares the filters that a query activates with what it states, item by item; of several interpretations the closest
 * counts.
 */
export function scoreStated(judged: StatedQuery, now: Date): Score {
  const given = parametersInForce(judged.query, now);
  const scores = [judged.expected, ...(judged.either ?? [])].map((expected) => compare(expected, given, now));
  return scores.reduce((best, score) => (score.wrong.length < best.wrong.length ? score : best));
}

/** The filters that a query activates, as in an address. */
export function parametersInForce(query: string, now: Date): SearchParameters {
  const asked = resolveSearch({ query, page: 1, includeEnded: false, facets: false }, ALL_TEXTS);
  return searchParametersOf(mergeMeaning(asked, interpretQuery(query, now), now));
}

function compare(expected: Stated, given: SearchParameters, now: Date): Score {
  const wanted = readStated(expected);
  const found = readGiven(given, now);
  const names = new Set([...wanted.keys(), ...found.keys()]);
  // Implied by a kind or a vehicle; whether a reader states it as well is a matter of taste.
  if (wanted.has('subCategory') || wanted.has('makes') || wanted.has('models') || !wanted.has('category'))
    if (sameOrImplied(wanted, found)) names.delete('category');
  if (wanted.has('district') && !wanted.has('city')) names.delete('city');
  if (wanted.has('models')) names.delete('makes');
  const wrong = [...names]
    .filter((name) => wanted.get(name) !== found.get(name))
    .map((key) => ({ key, expected: wanted.get(key), given: found.get(key) }));
  return { keys: names.size, wrong };
}

function sameOrImplied(wanted: ReadonlyMap<string, string>, found: ReadonlyMap<string, string>): boolean {
  return (
    wanted.get('category') === undefined ||
    found.get('category') === undefined ||
    wanted.get('category') === found.get('category')
  );
}

/** Normalises the spelling of values, and the order of lists, which has no meaning. */
function readStated(expected: Stated): Map<string, string> {
  const read = new Map<string, string>();
  const put = (name: string, values: readonly string[]) => {
    if (values.length > 0) read.set(name, listed(values));
  };
  for (const [name, value] of Object.entries(expected)) {
    const values = Array.isArray(value) ? value.map(String) : [String(value)];
    if (name === 'subCategory')
      put(
        name,
        values.flatMap((kind) => KINDS[foldTurkish(kind)] ?? [kind]),
      );
    else if (name === 'freeWords')
      put(
        'words',
        values.flatMap((words) => words.split(/\s+/)),
      );
    else if (name === 'makes') put(name, values.map(modelKey));
    else if (name === 'models') put(name, values.map(modelOf));
    else if (name === 'sort') put(name, [SORTS[values[0] ?? ''] ?? String(values[0])]);
    else if (name === 'excluded') readExcluded(values, put);
    else put(name, values);
  }
  return read;
}

function readExcluded(values: readonly string[], put: (name: string, values: readonly string[]) => void): void {
  const isShare = (word: string) => foldTurkish(word).startsWith('hisse');
  if (values.some(isShare)) put('share', ['whole']);
  const others = values.filter((word) => !isShare(word));
  put(
    'excluded',
    others.flatMap((word) => KINDS[foldTurkish(word)] ?? [PRESENT[foldTurkish(word)] ?? word]),
  );
}

/** The active filters, named as a reader would. */
function readGiven(given: SearchParameters, now: Date): Map<string, string> {
  const read = new Map<string, string>();
  const put = (name: string, value: string | undefined) => {
    if (value) read.set(name, listed(value.split(',')));
  };
  for (const name of ['category', 'subCategory', 'city', 'district', 'minPrice', 'maxPrice', 'phase'] as const)
    put(name, given[name]);
  // A query without shares also includes listings of unknown share, so only the first value counts.
  put('share', given.share?.split(',')[0]);
  for (const name of ['minYear', 'maxYear', 'minArea', 'maxArea', 'minKm', 'maxKm', 'sort', 'ada', 'parsel'] as const)
    put(name, given[name]);
  // Without the kind of file, which only narrows it further.
  put('fileNumber', given.fileNumber?.split(' ')[0]);
  put('fuels', given.fuel);
  put('secondRound', given.secondRound && String(given.secondRound === '1'));
  put('sulhMahkeme', given.sulhMahkeme && String(given.sulhMahkeme === '1'));
  put('court', given.court);
  const models = given.model?.split(',') ?? [];
  put('models', models.map(modelKey).join(','));
  const makes = [...(given.brand?.split(',') ?? []), ...models.flatMap((name) => findModel(name)?.make ?? [])];
  put('makes', [...new Set(makes.map(modelKey))].join(','));
  put('excluded', excludedIn(given).join(','));
  put('words', given.query?.split(/\s+/).join(','));
  put('endsWithinDays', daysOf(given, now));
  return read;
}

function excludedIn(given: SearchParameters): string[] {
  const { excludeCategory, excludeSubCategory, excludeCity, excludeDistrict, excludeText } = given;
  // safe: this search contains no other numbers
  const kinds = excludeCategory?.split(',').map((number) => CATEGORY_LABELS[number as CategoryNumber]) ?? [];
  return [
    ...kinds,
    ...[excludeSubCategory, excludeCity, excludeDistrict, excludeText].flatMap((list) => list?.split(',') ?? []),
  ];
}

/** Days from today to the latest possible end; without a latest end, the named first day is kept. */
function daysOf({ daysRemaining, endDateFrom, endDateTo }: SearchParameters, now: Date): string | undefined {
  if (endDateTo === undefined) return daysRemaining ?? (endDateFrom && `from ${endDateFrom}`);
  const days = Math.round((Date.parse(endDateTo) - Date.parse(istanbulDate(now))) / DAY_MS);
  return String(days);
}

/** The key of a model, from its full name or from its name without the make. */
function modelOf(name: string): string {
  const model = findModel(name) ?? VEHICLE_MODELS.find((one) => modelKey(one.model) === modelKey(name));
  return modelKey(model?.name ?? name);
}

function listed(values: readonly string[]): string {
  return [...new Set(values.map((value) => foldTurkish(value).trim()))].sort().join(',');
}

/** Active districts that nobody stated, as text for a failing test. */
export function wrongDistricts(judged: StatedQuery, now: Date): string[] {
  const given = parametersInForce(judged.query, now).district?.split(',') ?? [];
  const readings = [judged.expected, ...(judged.either ?? [])];
  const stated = new Set(
    readings.flatMap(({ district }) => (Array.isArray(district) ? district.map(foldTurkish) : [])),
  );
  return given.filter((name) => findDistricts(name).length > 0 && !stated.has(foldTurkish(name)));
}
