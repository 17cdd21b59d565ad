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
/** What a reader who does not know the product's filters says that a query states. */
export type Stated = Readonly<Record<string, Value>>;
export type StatedQuery = {
  readonly group: string;
  readonly query: string;
  readonly expected: Stated;
  /** Other readings that are as good. */
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
/** Kinds as people call them, where the product has others. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  ev: ['Daire', 'Müstakil Ev', 'Villa'],
  konut: ['Daire', 'Müstakil Ev', 'Villa'],
  arazi: ['Arsa', 'Tarla'],
  dukkan: ['İşyeri'],
  magaza: ['İşyeri'],
  tir: ['Çekici'],
  // The product has no kind for a summer house; its villas are what people call so.
  yazlik: ['Villa'],
  galeri: ['İşyeri'],
};

/** What is excluded, as listings say it where they have it. */
const PRESENT: Readonly<Record<string, string>> = {
  kiraci: 'kiracılı',
  serh: 'şerhli',
  ipotek: 'ipotekli',
  haciz: 'hacizli',
  hasar: 'hasarlı',
  kaza: 'kazalı',
};

/** Compares what a query puts in force with what it states, thing by thing; of several readings the nearest counts. */
export function scoreStated(judged: StatedQuery, now: Date): Score {
  const given = parametersInForce(judged.query, now);
  const scores = [judged.expected, ...(judged.either ?? [])].map((expected) => compare(expected, given, now));
  return scores.reduce((best, score) => (score.wrong.length < best.wrong.length ? score : best));
}

/** The filters that a query puts in force, as an address has them. */
export function parametersInForce(query: string, now: Date): SearchParameters {
  const asked = resolveSearch({ query, page: 1, includeEnded: false, facets: false }, ALL_TEXTS);
  return searchParametersOf(mergeMeaning(asked, interpretQuery(query, now), now));
}

function compare(expected: Stated, given: SearchParameters, now: Date): Score {
  const wanted = readStated(expected);
  const found = readGiven(given, now);
  const names = new Set([...wanted.keys(), ...found.keys()]);
  // Said of a kind or a vehicle anyway; whether a reader says it too is taste.
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

/** Values in one spelling, the order of a list without meaning. */
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

/** The filters in force, named as a reader would. */
function readGiven(given: SearchParameters, now: Date): Map<string, string> {
  const read = new Map<string, string>();
  const put = (name: string, value: string | undefined) => {
    if (value) read.set(name, listed(value.split(',')));
  };
  for (const name of ['category', 'subCategory', 'city', 'district', 'minPrice', 'maxPrice', 'phase'] as const)
    put(name, given[name]);
  // Who wants no share takes in what says nothing of one.
  put('share', given.share?.split(',')[0]);
  for (const name of ['minYear', 'maxYear', 'minArea', 'maxArea', 'minKm', 'maxKm', 'sort', 'ada', 'parsel'] as const)
    put(name, given[name]);
  // The kind of file narrows it further.
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
  // safe: the search that was made has no other numbers
  const kinds = excludeCategory?.split(',').map((number) => CATEGORY_LABELS[number as CategoryNumber]) ?? [];
  return [
    ...kinds,
    ...[excludeSubCategory, excludeCity, excludeDistrict, excludeText].flatMap((list) => list?.split(',') ?? []),
  ];
}

/** Days from today to the last day on which it may end; two days that are named stay as they are. */
function daysOf({ daysRemaining, endDateFrom, endDateTo }: SearchParameters, now: Date): string | undefined {
  if (endDateTo === undefined) return daysRemaining ?? (endDateFrom && `from ${endDateFrom}`);
  const days = Math.round((Date.parse(endDateTo) - Date.parse(istanbulDate(now))) / DAY_MS);
  return String(days);
}

/** A model by its whole name or by its own alone. */
function modelOf(name: string): string {
  const model = findModel(name) ?? VEHICLE_MODELS.find((one) => modelKey(one.model) === modelKey(name));
  return modelKey(model?.name ?? name);
}

function listed(values: readonly string[]): string {
  return [...new Set(values.map((value) => foldTurkish(value).trim()))].sort().join(',');
}

/** Districts in force that nobody stated, in words that a failing test can show. */
export function wrongDistricts(judged: StatedQuery, now: Date): string[] {
  const given = parametersInForce(judged.query, now).district?.split(',') ?? [];
  const readings = [judged.expected, ...(judged.either ?? [])];
  const stated = new Set(
    readings.flatMap(({ district }) => (Array.isArray(district) ? district.map(foldTurkish) : [])),
  );
  return given.filter((name) => findDistricts(name).length > 0 && !stated.has(foldTurkish(name)));
}
