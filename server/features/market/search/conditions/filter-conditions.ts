import {
  ALL_IN_MARK,
  adaLexemes,
  annotationLexeme,
  appraisedWithin,
  correctedWithin,
  courtLexemes,
  fileTerms,
  fuelLexemes,
  kdvLexeme,
  occupancyLexeme,
  parselLexemes,
  rangeLexemes,
  SHARE_LEXEME,
  saleKindLexeme,
  startedTerm,
  upcomingTerm,
  vehicleTerm,
  WHOLE_LEXEME,
} from '#server/features/intake/lexemes/index.ts';
import { depositSpan } from '#shared/law/deposit-span.ts';
import type { FilterName } from '#shared/search-filters/filters.ts';
import { TURNED_AWAY, type Wanted } from '#shared/search-filters/search-values.ts';
import { DAY_MS, istanbulMidnight } from '#shared/text/dates.ts';
import { districtLexeme, type EndRange, type ListingCondition, type PriceCondition, type Terms } from './condition.ts';
import { reachOf } from './reach.ts';
import type { ResolvedSearch } from './resolved-search.ts';
import { readSearchText } from './search-text.ts';
import { foundTerms } from './text-terms.ts';
import { told } from './told-ranges.ts';

/** The condition of a filter that is in use. All parts must be met. */
export type FilterCondition = {
  /** At least one lexeme of every term must occur. */
  readonly terms?: (search: ResolvedSearch, now: Date) => Terms;
  /** None of these may be met as a whole. */
  readonly without?: (search: ResolvedSearch, now: Date) => readonly Terms[];
  /** Conditions on columns. */
  readonly columns?: (search: ResolvedSearch, now: Date) => Partial<ListingCondition>;
};

/** The condition of each filter, for searches in memory, searches by rows and alerts alike. */
export const FILTER_CONDITIONS: Readonly<Record<FilterName, FilterCondition>> = {
  query: { terms: (search) => (search.text ? foundTerms(search.text, reachOf(search).wanted) : []) },
  category: { terms: ({ category }) => (category ? [[`@k${category}`]] : []) },
  subCategory: { terms: ({ subCategory }) => anyOf(subCategory, subCategoryLexeme) },
  // A district also names its province.
  city: { terms: ({ places }) => (places.districts ? [] : anyOf(places.cities, cityLexeme)) },
  district: { terms: ({ places }) => anyOf(places.districts, districtLexeme) },
  vehicle: {
    terms: ({ brand, model }) => (brand || model ? [orNothing(vehicleTerm(brand ?? [], model ?? []))] : []),
  },
  year: told('year'),
  age: told('age'),
  price: { columns: (search) => ({ price: priceOf(search) }) },
  deposit: told('deposit'),
  area: told('area'),
  km: told('km'),
  fuel: { terms: ({ fuel }) => (fuel ? [fuel.flatMap(fuelLexemes)] : []) },
  pricePerSquareMeter: told('pricePerSquareMeter'),
  allIn: {
    terms: ({ maxAllInCost: most }) => (most === undefined ? [] : [rangeLexemes(ALL_IN_MARK, undefined, most)]),
  },
  todayRatio: { columns: ({ maxTodayRatio }) => ({ mostTodayRatio: maxTodayRatio }) },
  kdv: { terms: ({ kdvRate }) => anyOf(kdvRate, (rate) => kdvLexeme(Number(rate))) },
  occupancy: { terms: ({ occupancy }) => anyOf(occupancy, occupancyLexeme) },
  annotations: {
    terms: ({ annotations = [], withoutAnnotations = [] }) => [
      ...annotations.map((name) => [annotationLexeme(name, 'present')]),
      ...withoutAnnotations.map((name) => [annotationLexeme(name, 'absent')]),
    ],
  },
  appraisal: {
    terms: ({ maxAppraisalAgeDays: days }, now) => (days === undefined ? [] : [appraisedWithin(days, now)]),
  },
  depositDays: {
    columns: ({ depositWithinDays: days }, now) => (days === undefined ? {} : { ends: depositSpan(days, now) }),
  },
  share: {
    terms: ({ share }) => (share?.includes('unknown') ? [] : anyOf(share, (choice) => SHARE_LEXEMES[choice])),
    without: ({ share }) =>
      share?.includes('unknown')
        ? (['whole', 'part'] as const).filter((one) => !share.includes(one)).map((one) => [[SHARE_LEXEMES[one]]])
        : [],
  },
  phase: {
    terms: ({ phase }, now) => (phase ? [phase === 'upcoming' ? upcomingTerm(now) : startedTerm()] : []),
    without: ({ phase }, now) => (phase === 'running' ? [[upcomingTerm(now)]] : []),
  },
  corrected: {
    terms: ({ correctedWithinDays: days }, now) => (days === undefined ? [] : [correctedWithin(days, now)]),
  },
  days: {
    columns: ({ daysRemaining: days }, now) =>
      days === undefined ? {} : { endsUntil: new Date(now.getTime() + days * DAY_MS) },
  },
  round: { columns: ({ secondRound }) => ({ secondRound: flagOf(secondRound) }) },
  office: { columns: ({ sulhMahkeme }) => ({ sulhMahkeme: flagOf(sulhMahkeme) }) },
  ends: { columns: (search) => ({ ends: endRange(search) }) },
  listings: { columns: ({ ids }) => ({ ids }) },
  file: { terms: ({ fileNumber }) => (fileNumber === undefined ? [] : orNoTerm(fileTerms(fileNumber))) },
  court: {
    terms: ({ court }) => (court === undefined ? [] : orNoTerm(courtLexemes(court).map((lexeme) => [lexeme]))),
  },
  parcel: {
    terms: ({ ada, parsel }) => [
      ...(ada === undefined ? [] : [orNothing(adaLexemes(ada))]),
      ...(parsel === undefined ? [] : [orNothing(parselLexemes(parsel))]),
    ],
  },
  excludedKinds: {
    columns: ({ excludeCategory, excludeSubCategory }) => ({ excluded: { excludeCategory, excludeSubCategory } }),
  },
  excludedPlaces: {
    columns: ({ places: { excludedCities, excludedDistricts } }) => ({
      excluded: { excludedCities, excludedDistricts },
    }),
  },
  excludedText: {
    // A word of over a hundred letters can't be in the index of any listing, so it excludes nothing.
    without: (search) =>
      (search.excludeText ?? [])
        .map((phrase) => foundTerms(readSearchText(phrase), reachOf(search).unwanted))
        .filter((terms) => terms.length > 0),
  },
  excludedSales: { without: ({ excludeSaleKind = [] }) => excludeSaleKind.map((kind) => [[saleKindLexeme(kind)]]) },
  // The ranges use it.
  untold: {},
};

/** One term: any of the chosen values. */
function anyOf<Value>(chosen: readonly Value[] | undefined, lexemeOf: (value: Value) => string): Terms {
  return chosen ? [chosen.map(lexemeOf)] : [];
}

const subCategoryLexeme = (name: string) => `@t${name}`;
const cityLexeme = (name: string) => `@p${name}`;

/** The lexeme for each choice; there is none for listings that don't say it. */
const SHARE_LEXEMES = { whole: WHOLE_LEXEME, part: SHARE_LEXEME, unknown: '' } as const;

/** A lexeme that no listing has: a value without a letter or digit matches nothing. */
const NOTHING: readonly string[] = ['#'];
const orNothing = (lexemes: readonly string[]) => (lexemes.length > 0 ? lexemes : NOTHING);
const orNoTerm = (terms: Terms): Terms => (terms.length > 0 ? terms.map(orNothing) : [NOTHING]);

/** The chosen kinds and places combined, as lexemes. */
export function kindAndPlaceLexemes(search: Pick<ResolvedSearch, 'subCategory' | 'places'>): string[] {
  const { cities, districts } = search.places;
  const places = districts?.map(districtLexeme) ?? cities?.map(cityLexeme) ?? [];
  return [...(search.subCategory ?? []).map(subCategoryLexeme), ...places];
}

/** The required value of a flag; undefined if both are allowed. */
export function flagOf(wanted: Wanted | undefined): boolean | undefined {
  return wanted === undefined ? undefined : wanted !== TURNED_AWAY;
}

function priceOf({ minPrice, maxPrice, includeUnknown }: ResolvedSearch): PriceCondition | undefined {
  if (minPrice === undefined && maxPrice === undefined) return undefined;
  const untold = includeUnknown?.includes('price') === true;
  return { range: { from: kurus(minPrice), to: kurus(maxPrice) }, untold };
}

/** Converts the days of a search to instants in Istanbul: from the start of the first to the end of the last day. */
function endRange({ endDateFrom, endDateTo }: ResolvedSearch): EndRange | undefined {
  if (endDateFrom === undefined && endDateTo === undefined) return undefined;
  return {
    from: endDateFrom === undefined ? undefined : istanbulMidnight(endDateFrom),
    until: endDateTo === undefined ? undefined : new Date(istanbulMidnight(endDateTo).getTime() + DAY_MS - 1),
  };
}

function kurus(lira: number | undefined): number | undefined {
  return lira === undefined ? undefined : Math.round(lira * 100);
}
