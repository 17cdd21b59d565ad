import { agesBetween } from '#server/features/lexemes/index.ts';
import {
  endRange,
  FACETS,
  type Facet,
  readSearchText,
  resolvePlaces,
  type SearchText,
} from '#server/features/search/index.ts';
import { stemOf } from '#server/turkish/search-stems.ts';
import { shownWordsOf, wordsOf } from '#server/turkish/search-words.ts';
import { DAY_MS } from '#shared/dates.ts';
import { CATEGORY_LABELS } from '#shared/kinds.ts';
import type { PropertyRecord } from '#shared/properties.ts';
import type { PropertySearch } from '#shared/property-search.ts';
import { foldTurkish } from '#shared/turkish-text.ts';
import { vehicleBrand } from '#shared/vehicle-brands.ts';

/** A listing as it was recorded, with the id it got. */
export type StoredRecord = PropertyRecord & { readonly id: number };

/** What a search should answer, found by looking at every listing in turn. */
export type NaiveAnswer = {
  readonly ids: readonly number[];
  readonly facets: Readonly<Record<Facet, Readonly<Record<string, number>>>>;
};

/** Words as they stand, without regard to unfinished or mistyped ones. */
export function naiveSearch(records: readonly StoredRecord[], given: PropertySearch, now: Date): NaiveAnswer {
  const search = resolvePlaces(given);
  const text = search.query === undefined ? undefined : readSearchText(search.query);
  const found = records.filter((record) => holds(record, search, text, now, []));
  const sort = search.sort ?? (text ? 'relevance' : 'endDate');
  return {
    ids: found.toSorted(comparison(sort, sort === 'relevance' ? text : undefined, now)).map(({ id }) => id),
    facets: {
      category: count(
        records.filter((record) => holds(record, search, text, now, ['category', 'subCategory'])),
        'categoryNumber',
      ),
      subCategory: count(
        records.filter((record) => holds(record, search, text, now, ['subCategory'])),
        'tur',
      ),
      city: count(
        records.filter((record) => holds(record, search, text, now, ['city', 'district'])),
        'il',
      ),
      district: search.cities
        ? count(
            records.filter((record) => holds(record, search, text, now, ['district'])),
            'ilce',
          )
        : {},
      secondRound: count(
        records.filter((record) => holds(record, search, text, now, ['secondRound'])),
        'secondRound',
      ),
      sulhMahkeme: count(
        records.filter((record) => holds(record, search, text, now, ['sulhMahkeme'])),
        'sulhMahkeme',
      ),
    },
  };
}

/** Facets of an answer in the same form. */
export function facetCounts(
  facets: Readonly<Record<Facet, readonly { value: string; count: number }[]>>,
): NaiveAnswer['facets'] {
  const entries = FACETS.map((facet) => [
    facet,
    Object.fromEntries(facets[facet].map(({ value, count: n }) => [value, n])),
  ]);
  return Object.fromEntries(entries);
}

function count(
  records: readonly StoredRecord[],
  field: 'categoryNumber' | 'tur' | 'il' | 'ilce' | 'secondRound' | 'sulhMahkeme',
) {
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

function holds(
  record: StoredRecord,
  search: ReturnType<typeof resolvePlaces>,
  text: SearchText | undefined,
  now: Date,
  except: readonly Facet[],
): boolean {
  const asks = (facet: Facet) => !except.includes(facet);
  const { price, endDate, il, ilce } = record;
  if (!search.includeEnded && !isCurrent(record, now)) return false;
  if (search.category && asks('category') && record.categoryNumber !== search.category) return false;
  if (search.subCategory && asks('subCategory') && !search.subCategory.includes(record.tur)) return false;
  if (search.cities && asks('city') && !(il !== null && search.cities.includes(il))) return false;
  if (search.districts && asks('district') && !search.districts.some((d) => d.province === il && d.district === ilce))
    return false;
  if (search.minPrice !== undefined && !(price !== null && price >= search.minPrice)) return false;
  if (search.maxPrice !== undefined && !(price !== null && price <= search.maxPrice)) return false;
  if (search.daysRemaining !== undefined) {
    if (!isCurrent(record, now) || endDate === null) return false;
    if (endDate.getTime() > now.getTime() + search.daysRemaining * DAY_MS) return false;
  }
  if (search.secondRound !== undefined && asks('secondRound') && (record.secondRound === '1') !== search.secondRound)
    return false;
  if (search.sulhMahkeme !== undefined && asks('sulhMahkeme') && (record.sulhMahkeme === '1') !== search.sulhMahkeme)
    return false;
  if (!meetsFurther(record, search, now)) return false;
  return !text || hasText(record, text);
}

function hasText(record: StoredRecord, text: SearchText): boolean {
  return text.every(({ lexemes }) => lexemes.some((lexeme) => lexemesOf(record).anywhere.has(lexeme)));
}

/** What a query written in Turkish can ask for beside the filters of the specification. */
function meetsFurther(record: StoredRecord, search: ReturnType<typeof resolvePlaces>, now: Date): boolean {
  const { il, ilce, endDate } = record;
  const ends = endRange(search);
  if (ends && endDate === null) return false;
  if (ends?.from && endDate && endDate < ends.from) return false;
  if (ends?.until && endDate && endDate > ends.until) return false;
  if (search.excludeCategory?.includes(record.categoryNumber)) return false;
  if (search.excludeSubCategory?.includes(record.tur)) return false;
  if (il !== null && search.excludedCities?.includes(il)) return false;
  if (search.excludedDistricts?.some((d) => d.province === il && d.district === ilce)) return false;
  const turnedAway = (search.excludeText ?? []).map(readSearchText).filter(({ length }) => length > 0);
  if (turnedAway.some((phrase) => hasText(record, phrase))) return false;
  return isIdentified(record, search, now);
}

function isIdentified(record: StoredRecord, search: ReturnType<typeof resolvePlaces>, now: Date): boolean {
  const { ada, parsel, fileNumber, court, brand, minAge, maxAge } = search;
  const bare = (text: string | null) => (text === null ? null : foldTurkish(text).replace(/[^a-z0-9]|^0+(?=.)/g, ''));
  if (ada !== undefined && bare(ada) !== bare(record.ada)) return false;
  if (parsel !== undefined && bare(parsel) !== bare(record.parsel)) return false;
  if (fileNumber !== undefined) {
    const [number = '', ...kind] = fileNumber.split(' ');
    if (!` ${record.dosyaBilgi} `.includes(` ${number} `)) return false;
    if (!kind.every((word) => lexemesOf(record).title.has(stemOf(wordsOf(word)[0] ?? '')))) return false;
  }
  const courtWords = shownWordsOf(record.courtName ?? '');
  if (court !== undefined && !shownWordsOf(court).every((word) => courtWords.includes(word))) return false;
  const numbered =
    shownWordsOf(court ?? '')
      .join(' ')
      .match(/[a-z0-9]+ \d+/g) ?? [];
  if (!numbered.every((name) => courtWords.join(' ').includes(name))) return false;
  if (brand !== undefined && !brand.some((name) => hasBrand(record, name))) return false;
  if (minAge === undefined && maxAge === undefined) return true;
  // A year where an age should be is the model's.
  const wanted = agesBetween(minAge ?? 0, maxAge ?? 60, now);
  const age = record.carAge ?? '';
  return wanted.includes(`${age.length === 4 ? '@y' : '@a'}${age}`);
}

function hasBrand(record: StoredRecord, brand: string): boolean {
  const [word = ''] = wordsOf(brand);
  const byCode = record.carModel !== null && wordsOf(vehicleBrand(record.carModel)).includes(word);
  return byCode || lexemesOf(record).title.has(stemOf(word));
}

type Lexemes = { readonly kind: Set<string>; readonly title: Set<string>; readonly anywhere: Set<string> };

function lexemesOf(record: StoredRecord): Lexemes {
  const stems = (...texts: (string | null)[]) => texts.flatMap((text) => wordsOf(text ?? '')).map(stemOf);
  const kind = [
    ...stems(
      record.il,
      record.ilce,
      record.mahalleKoy,
      record.tur,
      record.auctionId,
      CATEGORY_LABELS[record.categoryNumber],
    ),
    ...(record.carModel === null ? [] : [`@b${record.carModel}`]),
    ...(record.hisse === null ? [] : ['@s1']),
  ];
  const file = record.dosyaBilgi?.replaceAll('/', ' ') ?? null;
  const title = [...kind, ...stems(record.title, record.dosyaBilgi, file, record.courtName)];
  const rest = stems(
    record.description,
    record.location,
    record.ada === null ? null : `${record.ada} ada`,
    record.parsel === null ? null : `${record.parsel} parsel`,
    record.kaydindakiSerhler,
  );
  return { kind: new Set(kind), title: new Set(title), anywhere: new Set([...title, ...rest]) };
}

function rankOf(record: StoredRecord, text: SearchText): number {
  const { kind, title } = lexemesOf(record);
  if (text.every(({ lexemes }) => lexemes.some((lexeme) => kind.has(lexeme)))) return 0;
  if (text.every(({ lexemes }) => lexemes.some((lexeme) => title.has(lexeme)))) return 1;
  return text.some(({ lexemes }) => lexemes.some((lexeme) => title.has(lexeme))) ? 2 : 3;
}

function comparison(sort: NonNullable<PropertySearch['sort']>, text: SearchText | undefined, now: Date) {
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
    relevance: (a, b) => (text ? rankOf(a, text) - rankOf(b, text) : 0) || byTime(a, b),
    priceAsc: (a, b) => difference(price(a, 1), price(b, 1)) || a.id - b.id,
    priceDesc: (a, b) => difference(price(a, -1), price(b, -1)) || a.id - b.id,
    newest: (a, b) => b.id - a.id,
  };
  return comparisons[sort];
}
