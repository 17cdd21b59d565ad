import { mayBeAmongHeirs } from '#shared/law/heirs-round.ts';
import { mayBeWardSale } from '#shared/law/ward-sale.ts';
import type { ListingSearch, SearchFacets } from '#shared/listing-search.ts';
import { roundOf } from '#shared/listing-texts/round-text.ts';
import type { ListingRecord } from '#shared/listings.ts';
import { valueToday } from '#shared/price-index/value-today.ts';
import { type SaleKind, SHARES, type Wanted } from '#shared/search-filters/search-values.ts';
import { TOLD_RANGES, type ToldRange } from '#shared/search-parameters.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { districtsCalled, plainWords, provinceCalled, tellingWords, wordsIn, wordsOf } from './naive-words.ts';
import { ORACLE_SERIES } from './oracle-series.ts';

/* A second definition of the correct answer of a search, as simple as possible. It uses no code of the server. */

/** A listing as it was recorded, with its id. */
export type StoredRecord = ListingRecord & { readonly id: number; readonly papers?: string };

/** The answer that a search should return, found by checking every listing in turn. */
export type NaiveAnswer = {
  readonly ids: readonly number[];
  readonly facets: Readonly<Record<Facet, Readonly<Record<string, number>>>>;
};
type Facet = keyof SearchFacets;

/** A search with its query as words and its places by name. */
type Asked = ListingSearch & {
  readonly words: readonly string[] | undefined;
  readonly cities: readonly string[] | undefined;
  readonly districts: readonly string[] | undefined;
};

function read(given: ListingSearch): Asked {
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

/** Searches for the words as written, without support for unfinished or mistyped words. */
export function naiveSearch(records: readonly StoredRecord[], given: ListingSearch, now: Date): NaiveAnswer {
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
      secondRound: count(
        records.filter((record) => roundOf(record) !== null && holds(record, asked, now, ['secondRound'])),
        'secondRound',
      ),
      sulhMahkeme: counted('sulhMahkeme', ['sulhMahkeme']),
      ...(asked.includeEnded || asked.excludeText ? NOT_COUNTED : countedApart(records, asked, now)),
      unknown: asked.includeEnded ? {} : unknownIn(records, asked, now),
    },
  };
}

const NOT_COUNTED = { share: {}, phase: {}, brand: {}, model: {}, modelYear: {} };

/** Counts of each filter's choices. */
function countedApart(records: readonly StoredRecord[], asked: Asked, now: Date): typeof NOT_COUNTED {
  const found = (instead: Partial<Asked>) =>
    records.filter((record) => holds(record, { ...asked, ...instead }, now, [])).length;
  const choices = (values: readonly string[], instead: (value: string) => Partial<Asked>) =>
    Object.fromEntries(values.map((value) => [value, found(instead(value))]).filter(([, count]) => count !== 0));
  const years = Array.from({ length: 106 }, (_, index) => String(1930 + index));
  const isAboutVehicles = asked.category === '2' || asked.brand !== undefined;
  return {
    share: choices(['whole', 'part', 'unknown'], (value) => ({ share: SHARES.filter((one) => one === value) })),
    phase: choices(['upcoming', 'running'], (value) => ({ phase: value === 'running' ? 'running' : 'upcoming' })),
    brand: isAboutVehicles ? choices(['Renault', 'BMW', 'TOGG'], (value) => ({ brand: [value] })) : {},
    model: {},
    modelYear: isAboutVehicles ? choices(years, (value) => ({ minYear: Number(value), maxYear: Number(value) })) : {},
  };
}

/** For each requested range, the number of listings that match without its bounds but lack the value. */
function unknownIn(records: readonly StoredRecord[], asked: Asked, now: Date): Record<string, number> {
  const counts = Object.entries(TOLD_RANGES).flatMap(([range, [least, most]]) => {
    if (asked[least] === undefined && asked[most] === undefined) return [];
    // safe: the keys of TOLD_RANGES are its ranges
    const includeUnknown = [...(asked.includeUnknown ?? []), range as ToldRange];
    const foundWith = (bounds: Partial<Asked>) =>
      records.filter((record) => holds(record, { ...asked, ...bounds }, now, [])).length;
    const free = foundWith({ [least]: undefined, [most]: undefined });
    const told = foundWith({ includeUnknown: includeUnknown.filter((one) => one !== range), [least]: 0, [most]: 1e15 });
    return free === told ? [] : [[range, free - told] as const];
  });
  return Object.fromEntries(counts);
}

/** Converts the facets of an answer to the same form. */
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
    share: counts('share'),
    phase: counts('phase'),
    brand: counts('brand'),
    model: counts('model'),
    modelYear: counts('modelYear'),
    unknown: counts('unknown'),
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
  if (!within(asked)('price', price ?? undefined, asked.minPrice, asked.maxPrice)) return false;
  if (asked.daysRemaining !== undefined) {
    if (!isCurrent(record, now) || endDate === null) return false;
    if (endDate.getTime() > now.getTime() + asked.daysRemaining * DAY_MS) return false;
  }
  if (asks('secondRound') && asked.secondRound !== undefined && !meetsRound(record, asked.secondRound)) return false;
  if (asks('sulhMahkeme') && !meetsFlag(record.sulhMahkeme, asked.sulhMahkeme)) return false;
  if (!meetsFurther(record, asked, now)) return false;
  return !asked.words || hasWordsInPapersToo(record, asked.words);
}

function districtOf({ il, ilce }: StoredRecord): string {
  return `${il}/${ilce}`;
}

function hasWords(record: StoredRecord, words: readonly string[]): boolean {
  return words.every((word) => wordsIn(record).anywhere.has(word));
}

function hasWordsInPapersToo(record: StoredRecord, words: readonly string[]): boolean {
  const inPapers = wordsOf(record.papers ?? '');
  return words.every((word) => wordsIn(record).anywhere.has(word) || inPapers.includes(word));
}

function meetsFlag(flag: '0' | '1', wanted: Wanted | undefined): boolean {
  return wanted === undefined || (flag === '1') === (wanted === true);
}

/** A listing of unknown round matches neither of the two. */
function meetsRound(record: StoredRecord, wanted: Wanted): boolean {
  return roundOf(record) === (wanted === true ? 2 : 1);
}

/** Checks the criteria that a query written in Turkish can contain in addition to the filters of the specification. */
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
  if (asked.excludeSaleKind?.some((kind) => mayBeOf(record, kind))) return false;
  if (asked.excludeText?.some((phrase) => hasWords(record, tellingWords(phrase)))) return false;
  return isIdentified(record, asked, now) && hasParticulars(record, asked, now);
}

function mayBeOf(record: StoredRecord, kind: SaleKind): boolean {
  const listing = { ...record, endDate: record.endDate?.toISOString() ?? null };
  return kind === 'heirs' ? mayBeAmongHeirs(listing) : mayBeWardSale(listing);
}

function shareOf({ hisse, noticeValues }: StoredRecord): (typeof SHARES)[number] {
  const said = hisse !== null || noticeValues?.values.isShareSale?.value;
  if (said === undefined) return 'unknown';
  return said ? 'part' : 'whole';
}

/** The deposit that the notice names; otherwise 10 % of the appraisal, rounded up to the kuruş. */
function depositOf({ price, noticeValues }: StoredRecord): number | undefined {
  if (noticeValues?.conflicts.some(({ name }) => name === 'deposit')) return undefined;
  const named = noticeValues?.values.deposit?.value;
  if (named?.amount) return named.amount;
  return price === null ? undefined : Math.ceil(Math.round(price * 100) * (named?.percent ?? 10) * 0.01 - 1e-6) / 100;
}

/** Checks share, model year, area, kilometres, deposit, fuel and phase. */
function hasParticulars(record: StoredRecord, asked: Asked, now: Date): boolean {
  const { fuel, firstStart, secondStart } = record.noticeValues?.values ?? {};
  const isWithin = within(asked);
  if (asked.share !== undefined && !asked.share.includes(shareOf(record))) return false;
  if (!isWithin('area', areaOf(record), asked.minArea, asked.maxArea)) return false;
  if (!isWithin('km', kmOf(record), asked.minKm, asked.maxKm)) return false;
  if (!isWithin('deposit', depositOf(record), asked.minDeposit, asked.maxDeposit)) return false;
  const fuels = record.categoryNumber === '1' ? '' : (fuel?.value ?? '').toLowerCase();
  if (asked.fuel !== undefined && !asked.fuel.some((name) => fuels.includes(name))) return false;
  if (!meetsTerms(record, asked, now)) return false;
  const year = yearOf(record, now);
  if (!isWithin('year', year, asked.minYear, asked.maxYear)) return false;
  if (asked.phase === undefined) return true;
  const start = (record.secondRound === '1' ? secondStart : firstStart)?.value;
  return start !== undefined && Date.parse(start.at) > now.getTime() === (asked.phase === 'upcoming');
}

/** Whether a value is in a range. An unknown value is, if the search includes unknown values. */
function within({ includeUnknown }: Asked) {
  return (range: ToldRange, value: number | undefined, least: number | undefined, most: number | undefined) => {
    if (least === undefined && most === undefined) return true;
    if (value === undefined) return includeUnknown?.includes(range) === true;
    return value >= (least ?? value) && value <= (most ?? value);
  };
}

/** Advanced filters. */
function meetsTerms(record: StoredRecord, asked: Asked, now: Date): boolean {
  const { kdv, appraisedOn, occupancy, annotations } = record.noticeValues?.values ?? {};
  const isEstate = record.categoryNumber === '1';
  const perM2 = pricePerM2Of(record);
  const { minPricePerSquareMeter: least, maxPricePerSquareMeter: most, kdvRate, maxAppraisalAgeDays } = asked;
  if (!within(asked)('pricePerSquareMeter', perM2, least, most)) return false;
  const rates = kdv?.value.length === 0 ? [0] : (kdv?.value ?? []);
  if (kdvRate !== undefined && !kdvRate.some((rate) => rates.includes(Number(rate)))) return false;
  const user = isEstate ? occupancy?.value : undefined;
  if (asked.occupancy !== undefined && !(user !== undefined && asked.occupancy.includes(user))) return false;
  const said = isEstate ? annotations?.value : undefined;
  if (asked.annotations?.some((name) => !said?.present.includes(name))) return false;
  if (asked.withoutAnnotations?.some((name) => !said?.absent.includes(name))) return false;
  if (asked.depositWithinDays !== undefined && !isDepositDue(record, asked.depositWithinDays, now)) return false;
  if (asked.maxTodayRatio !== undefined && !((todayRatioOf(record, now) ?? 101) <= asked.maxTodayRatio)) return false;
  if (maxAppraisalAgeDays === undefined) return true;
  const today = Date.parse(new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10));
  const age = appraisedOn === undefined ? -1 : (today - Date.parse(appraisedOn.value)) / DAY_MS;
  return age >= 0 && age <= maxAppraisalAgeDays;
}

/** The deadline is 23.30 on the day before the end, in Istanbul. */
function isDepositDue({ endDate }: StoredRecord, days: number, now: Date): boolean {
  if (endDate === null) return false;
  const day = Date.parse(new Date(endDate.getTime() + 3 * 3_600_000).toISOString().slice(0, 10));
  const due = day - 3 * 3_600_000 - 30 * 60_000;
  return due >= now.getTime() && due <= now.getTime() + days * DAY_MS;
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
  if (brand !== undefined && record.categoryNumber === '1') return false;
  if (brand !== undefined && !brand.some((name) => title.has(wordsOf(name)[0] ?? ''))) return false;
  if (minAge === undefined && maxAge === undefined) return true;
  if (record.carAge === null) return asked.includeUnknown?.includes('age') === true;
  // A number of 100 or more is not the age but the model year.
  const number = Number(record.carAge);
  const age = number < 100 ? number : now.getUTCFullYear() - number;
  return age >= (minAge ?? 0) && age <= (maxAge ?? 60);
}

/** Whether the court's name has all words of the requested name, and each number after the same word as there. */
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

function yearOf({ carAge }: StoredRecord, now: Date): number | undefined {
  const number = carAge === null ? undefined : Number(carAge);
  return number === undefined || number >= 100 ? number : now.getUTCFullYear() - number;
}

function areaOf({ categoryNumber, noticeValues }: StoredRecord): number | undefined {
  return categoryNumber === '1' ? noticeValues?.values.areaM2?.value : undefined;
}

function kmOf({ categoryNumber, noticeValues }: StoredRecord): number | undefined {
  return categoryNumber === '1' ? undefined : noticeValues?.values.km?.value;
}

/** The only share that the tests draw is a half. */
function pricePerM2Of(record: StoredRecord): number | undefined {
  const area = areaOf(record);
  if (record.hisse === null && shareOf(record) === 'part') return undefined;
  return area === undefined || record.price === null ? undefined : record.price / (record.hisse ? area / 2 : area);
}

/** With KDV at the single rate in the notice, stamp duty up to its maximum, and the buyer's half of the title fee. */
function allInOf({ categoryNumber, price, noticeValues }: StoredRecord): number | undefined {
  const rates = noticeValues?.values.kdv?.value;
  if (price === null || price <= 0 || rates === undefined || rates.length > 1) return undefined;
  const stamp = Math.min(price * 0.00569, 29_115_961.1);
  return price + (price * (rates[0] ?? 0)) / 100 + stamp + (categoryNumber === '1' ? price * 0.02 : 0);
}

/** The appraisal in per cent of today's value, by the series of the tests. */
function todayRatioOf(record: StoredRecord, now: Date): number | undefined {
  const { noticeValues, price } = record;
  const value = valueToday(
    {
      ...record,
      noticeValues: noticeValues ?? null,
      isShareSale: { whole: false, part: true, unknown: null }[shareOf(record)],
      soldRight: noticeValues?.values.right?.value ?? null,
      isOfficePlace: noticeValues?.values.il?.from === 'office',
    },
    (code) => ORACLE_SERIES.get(`KFE:${code}`),
    istanbulDate(now),
  );
  return value.state === 'known' && value.from > 0 && price !== null ? (price / value.from) * 100 : undefined;
}

function appraisedOf({ noticeValues }: StoredRecord): number | undefined {
  const day = noticeValues?.values.appraisedOn?.value;
  return day === undefined ? undefined : Date.parse(day);
}

function rankOf(record: StoredRecord, words: readonly string[]): number {
  const { kind, title } = wordsIn(record);
  if (words.every((word) => kind.has(word))) return 0;
  if (words.every((word) => title.has(word))) return 1;
  if (!hasWords(record, words)) return 4;
  return words.some((word) => title.has(word)) ? 2 : 3;
}

function comparison(sort: NonNullable<ListingSearch['sort']>, words: readonly string[] | undefined, now: Date) {
  const last = (value: number | undefined) => value ?? Number.POSITIVE_INFINITY;
  const first = (value: number | undefined) => -(value ?? Number.NEGATIVE_INFINITY);
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
    yearAsc: (a, b) => difference(last(yearOf(a, now)), last(yearOf(b, now))) || a.id - b.id,
    yearDesc: (a, b) => difference(first(yearOf(a, now)), first(yearOf(b, now))) || b.id - a.id,
    areaAsc: (a, b) => difference(last(areaOf(a)), last(areaOf(b))) || a.id - b.id,
    areaDesc: (a, b) => difference(first(areaOf(a)), first(areaOf(b))) || b.id - a.id,
    depositAsc: (a, b) => difference(last(depositOf(a)), last(depositOf(b))) || a.id - b.id,
    depositDesc: (a, b) => difference(first(depositOf(a)), first(depositOf(b))) || b.id - a.id,
    kmAsc: (a, b) => difference(last(kmOf(a)), last(kmOf(b))) || a.id - b.id,
    pricePerM2Asc: (a, b) => difference(last(pricePerM2Of(a)), last(pricePerM2Of(b))) || a.id - b.id,
    pricePerM2Desc: (a, b) => difference(first(pricePerM2Of(a)), first(pricePerM2Of(b))) || b.id - a.id,
    allInAsc: (a, b) => difference(last(allInOf(a)), last(allInOf(b))) || a.id - b.id,
    appraisedDesc: (a, b) => difference(first(appraisedOf(a)), first(appraisedOf(b))) || b.id - a.id,
    todayRatioAsc: (a, b) => difference(last(todayRatioOf(a, now)), last(todayRatioOf(b, now))) || a.id - b.id,
    appraisedAsc: (a, b) => difference(last(appraisedOf(a)), last(appraisedOf(b))) || a.id - b.id,
  };
  return comparisons[sort];
}
