import {
  ALL_IN_MARK,
  adaLexemes,
  annotationLexeme,
  appraisedWithin,
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
import { findModel } from '#shared/kinds/vehicle-models.ts';
import { depositSpan } from '#shared/law/deposit-span.ts';
import { TURNED_AWAY, type Wanted } from '#shared/search-filters/search-values.ts';
import { DAY_MS, istanbulMidnight } from '#shared/text/dates.ts';
import { ALL_TEXTS, type Reach, reachOf } from './reach.ts';
import type { District, ResolvedSearch } from './resolved-search.ts';
import { readSearchText, type SearchText } from './search-text.ts';
import { otherValues, rangeTerms } from './told-ranges.ts';

/** Filters whose choices are counted beside the results. */
export const FACETS = ['category', 'subCategory', 'city', 'district', 'secondRound', 'sulhMahkeme'] as const;
export type Facet = (typeof FACETS)[number];
/** Columns of `property_search` whose values are the choices of a filter. */
export const FACET_COLUMNS: Readonly<Record<Facet, string>> = {
  category: 'category_number',
  subCategory: 'tur',
  city: 'il',
  district: 'ilce',
  secondRound: 'second_round::int::text',
  sulhMahkeme: 'sulh_mahkeme::int::text',
};
/** Filters whose choices are counted by lexemes, because no column holds them (marked-facets.ts). */
export const MARKED_FACETS = ['share', 'phase', 'brand', 'model', 'modelYear'] as const;
export type MarkedFacet = (typeof MARKED_FACETS)[number];
export type FacetRow = { facet: Facet | MarkedFacet; value: string | null; count: number };

/** Words that have to come together: of every term one of its lexemes. */
export type Terms = readonly (readonly string[])[];

/**
 * When a listing matches a search: the one definition, for results, counts and alerts. All parts have to hold. Kept
 * apart from SQL because it is answered in two ways: by rows (rows-clause.ts) and by blocks of bits (bits-clause.ts).
 */
export type ListingCondition = {
  /** Of every term one of its lexemes (`property_search.words`). */
  readonly terms: Terms;
  /** Words that are excluded: none of these may hold as a whole. */
  readonly without: readonly Terms[];
  /** Kinds and places that are excluded. */
  readonly excluded: Excluded;
  readonly secondRound?: boolean | undefined;
  readonly sulhMahkeme?: boolean | undefined;
  readonly price?: PriceCondition | undefined;
  /** When it ends, both included. */
  readonly ends?: EndRange | undefined;
  /** Current, and ends no later than this. */
  readonly endsUntil?: Date | undefined;
  /** Whether auctions that can't be bid on any more count as well. */
  readonly includeEnded: boolean;
  readonly now: Date;
};

/** Kinds and places: of each filter the values that a listing must not have. */
export type Excluded = Pick<ResolvedSearch, 'excludeCategory' | 'excludeSubCategory'> &
  Pick<ResolvedSearch['places'], 'excludedCities' | 'excludedDistricts'>;

/** In kuruş, both ends included. */
export type PriceRange = { readonly from?: number | undefined; readonly to?: number | undefined };
/** What the appraisal must be: in this range, not told at all, or either where both are given. */
export type PriceCondition = { readonly range?: PriceRange | undefined; readonly untold: boolean };
export type EndRange = { readonly from?: Date | undefined; readonly until?: Date | undefined };

/** A filter that depends on another falls away with it: a district on its city, a sub-category on its category. */
const DEPENDENT: Readonly<Partial<Record<Facet, Facet>>> = { category: 'subCategory', city: 'district' };

/** Which listings a search finds at `now`. `except` leaves one filter out, to count what it could be changed to. */
export function listingCondition(given: ResolvedSearch, now: Date, except?: Facet | MarkedFacet): ListingCondition {
  const search = isMarked(except) ? withoutMarked(given, except) : given;
  const { text, daysRemaining, secondRound, sulhMahkeme, includeEnded } = search;
  return {
    terms: [
      ...filterTerms(search, isMarked(except) ? undefined : except),
      ...identifyingTerms(search),
      ...particularTerms(search, now),
      ...rangeTerms(search, now),
      ...advancedTerms(search, now),
      ...(text ? foundTerms(text, reachOf(search).wanted) : []),
    ],
    without: unwantedTerms(search, now),
    excluded: excludedOf(search),
    secondRound: except === 'secondRound' ? undefined : flagOf(secondRound),
    sulhMahkeme: except === 'sulhMahkeme' ? undefined : flagOf(sulhMahkeme),
    price: priceOf(search),
    ends: endsWithin(search, now),
    endsUntil: daysRemaining === undefined ? undefined : new Date(now.getTime() + daysRemaining * DAY_MS),
    includeEnded,
    now,
  };
}

function priceOf({ minPrice, maxPrice, includeUnknown }: ResolvedSearch): PriceCondition | undefined {
  if (minPrice === undefined && maxPrice === undefined) return undefined;
  const untold = includeUnknown?.includes('price') === true;
  return { range: { from: kurus(minPrice), to: kurus(maxPrice) }, untold };
}

/** What a listing's own flag must be; undefined where it may be either. */
export function flagOf(wanted: Wanted | undefined): boolean | undefined {
  return wanted === undefined ? undefined : wanted !== TURNED_AWAY;
}

export function isMarked(facet: Facet | MarkedFacet | undefined): facet is MarkedFacet {
  return MARKED_FACETS.some((marked) => marked === facet);
}

/** The search without one of these filters; models are counted under the makes that are chosen. */
function withoutMarked(search: ResolvedSearch, except: MarkedFacet): ResolvedSearch {
  if (except === 'share') return { ...search, share: undefined };
  if (except === 'phase') return { ...search, phase: undefined };
  if (except === 'modelYear') return { ...search, minYear: undefined, maxYear: undefined };
  return { ...search, brand: except === 'model' ? chosenMakes(search) : undefined, model: undefined };
}

/** The makes that are chosen, and those of the models that are. */
export function chosenMakes({ brand = [], model = [] }: Pick<ResolvedSearch, 'brand' | 'model'>): string[] {
  return [...new Set([...brand, ...model.flatMap((name) => findModel(name)?.make ?? [])])];
}

/** The days a search names, as instants: from the first moment of the first to the last of the last, in Istanbul. */
export function endRange({ endDateFrom, endDateTo }: Pick<ResolvedSearch, 'endDateFrom' | 'endDateTo'>) {
  if (endDateFrom === undefined && endDateTo === undefined) return undefined;
  return {
    from: endDateFrom === undefined ? undefined : istanbulMidnight(endDateFrom),
    until: endDateTo === undefined ? undefined : new Date(istanbulMidnight(endDateTo).getTime() + DAY_MS - 1),
  };
}

/** The days a search names, within which the deposit's term ends as it asks. */
function endsWithin(search: ResolvedSearch, now: Date): EndRange | undefined {
  const named = endRange(search);
  const { depositWithinDays } = advancedOf(search);
  if (depositWithinDays === undefined) return named;
  const span = depositSpan(depositWithinDays, now);
  return {
    from: named?.from && named.from > span.from ? named.from : span.from,
    until: named?.until && named.until < span.until ? named.until : span.until,
  };
}

/**
 * Where words stand: in the title, the place or the kind (`^`), or only in the place or the kind (`=`). All of these
 * are open texts.
 */
export type TextPlace = '^' | '=';

/** The words of a text, each in that place, as terms. */
export function textTerms(text: SearchText, place: TextPlace): string[][] {
  return foundTerms(text, (stem) => [place + stem]);
}

/** The words of a text, each wherever it may be looked for, as terms. */
export function foundTerms(text: SearchText, lexemesOf: Reach['wanted']): string[][] {
  return text.map(({ lexemes }) => lexemes.flatMap((lexeme) => (lexeme.startsWith('@') ? lexeme : lexemesOf(lexeme))));
}

/** A condition's words as one tsquery; undefined when it asks for none and turns none away. */
export function conditionTsquery(condition: ListingCondition): string | undefined {
  const { terms } = condition;
  const parts = [
    ...(terms.length > 0 ? [toTsquery(terms)] : []),
    ...turnedAway(condition).map((all) => `!(${toTsquery(all)})`),
  ];
  return parts.length > 0 ? parts.join(' & ') : undefined;
}

/** Terms as a tsquery. */
export function toTsquery(terms: Terms): string {
  return terms.map((lexemes) => `(${lexemes.map(quoteLexeme).join(' | ')})`).join(' & ');
}

function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

type FilterTerms = Pick<ResolvedSearch, 'category' | 'subCategory' | 'places'>;

/** The filters by kind and place, as terms. */
export function filterTerms(search: FilterTerms, except?: Facet): string[][] {
  const terms: Partial<Record<Facet, string[] | undefined>> = {
    category: search.category && [`@k${search.category}`],
    subCategory: search.subCategory?.map((name) => `@t${name}`),
    city: search.places.cities?.map((name) => `@p${name}`),
    district: search.places.districts?.map(districtLexeme),
  };
  if (except) delete terms[except];
  const dependent = except && DEPENDENT[except];
  if (dependent) delete terms[dependent];
  // A district names its province as well.
  if (terms.district) delete terms.city;
  return Object.values(terms).filter((lexemes) => lexemes !== undefined);
}

/** What names one listing or few: parcel, file, office, brand. A value without a letter or digit matches nothing. */
function identifyingTerms(search: ResolvedSearch): string[][] {
  const { ada, parsel, fileNumber, court, brand, model } = search;
  return [
    ...(ada === undefined ? [] : [adaLexemes(ada)]),
    ...(parsel === undefined ? [] : [parselLexemes(parsel)]),
    ...(fileNumber === undefined ? [] : orNothing(fileTerms(fileNumber))),
    ...(court === undefined ? [] : orNothing(courtLexemes(court).map((lexeme) => [lexeme]))),
    ...(brand === undefined && model === undefined ? [] : [vehicleTerm(brand ?? [], model ?? [])]),
  ].map((lexemes) => (lexemes.length > 0 ? lexemes : NOTHING));
}

/** What a listing of each choice has; of one that says nothing there is none. */
const SHARE_LEXEMES = { whole: WHOLE_LEXEME, part: SHARE_LEXEME, unknown: '' } as const;

/** What is told of a sale: share, and whether bidding has begun. */
function particularTerms(search: ResolvedSearch, now: Date): string[][] {
  const { share, phase } = search;
  return [
    ...(share === undefined || share.includes('unknown') ? [] : [share.map((choice) => SHARE_LEXEMES[choice])]),
    ...(phase === undefined ? [] : [phase === 'upcoming' ? upcomingTerm(now) : startedTerm()]),
  ];
}

/**
 * What a search may ask of premium's filters: what nobody without the right may read tells them nothing by being
 * searched either (D35).
 */
function advancedOf(search: ResolvedSearch): Partial<ResolvedSearch> {
  return search.reach === ALL_TEXTS ? search : {};
}

/** What only notices tell, or what is worked out of them (D27). */
function advancedTerms(search: ResolvedSearch, now: Date): string[][] {
  const { fuel, kdvRate, occupancy, annotations = [], withoutAnnotations = [] } = advancedOf(search);
  const { maxAllInCost, maxAppraisalAgeDays } = advancedOf(search);
  return [
    ...(fuel === undefined ? [] : [fuel.flatMap(fuelLexemes)]),
    ...(maxAllInCost === undefined ? [] : [rangeLexemes(ALL_IN_MARK, undefined, maxAllInCost)]),
    ...(kdvRate === undefined ? [] : [kdvRate.map((rate) => kdvLexeme(Number(rate)))]),
    ...(occupancy === undefined ? [] : [occupancy.map(occupancyLexeme)]),
    ...annotations.map((name) => [annotationLexeme(name, 'present')]),
    ...withoutAnnotations.map((name) => [annotationLexeme(name, 'absent')]),
    ...(maxAppraisalAgeDays === undefined ? [] : [appraisedWithin(maxAppraisalAgeDays, now)]),
  ];
}

/** A lexeme that no listing has. */
const NOTHING = ['#'];

function orNothing(terms: string[][]): string[][] {
  return terms.length > 0 ? terms : [NOTHING];
}

/** All that a condition excludes, kinds and places as lexemes too: none of these may hold as a whole. */
export function turnedAway({ without, excluded }: Pick<ListingCondition, 'without' | 'excluded'>): Terms[] {
  const { excludeCategory, excludeSubCategory, excludedCities, excludedDistricts } = excluded;
  const lexemes = [
    ...(excludeCategory ?? []).map((number) => `@k${number}`),
    ...(excludeSubCategory ?? []).map((name) => `@t${name}`),
    ...(excludedCities ?? []).map((name) => `@p${name}`),
    ...(excludedDistricts ?? []).map(districtLexeme),
  ];
  // What a single word excludes is excluded together with the rest: one statement for any number of them.
  const single = [...lexemes, ...without.filter(({ length }) => length === 1).flat(2)];
  return [...(single.length > 0 ? [[single]] : []), ...without.filter(({ length }) => length > 1)];
}

/** Texts that are excluded, and what a share, a phase or a range leaves out. */
function unwantedTerms(search: ResolvedSearch, now: Date): Terms[] {
  const { excludeText, excludeSaleKind = [], share, phase } = search;
  const { unwanted } = reachOf(search);
  const unasked = share?.includes('unknown') ? (['whole', 'part'] as const).filter((one) => !share.includes(one)) : [];
  return [
    ...unasked.map((choice) => [[SHARE_LEXEMES[choice]]]),
    ...excludeSaleKind.map((kind) => [[saleKindLexeme(kind)]]),
    ...otherValues(search, now).map((lexemes) => [lexemes]),
    ...(phase === 'running' ? [[upcomingTerm(now)]] : []),
    // What no listing's index can hold, a word of a hundred letters, excludes nothing.
    ...(excludeText ?? [])
      .map((phrase) => foundTerms(readSearchText(phrase), unwanted))
      .filter((terms) => terms.length > 0),
  ];
}

function excludedOf({ excludeCategory, excludeSubCategory, places }: ResolvedSearch): Excluded {
  const { excludedCities, excludedDistricts } = places;
  return { excludeCategory, excludeSubCategory, excludedCities, excludedDistricts };
}

function districtLexeme({ province, district }: District): string {
  return `@d${province}/${district}`;
}

function kurus(lira: number | undefined): number | undefined {
  return lira === undefined ? undefined : Math.round(lira * 100);
}
