import { DAY_MS } from '#shared/dates.ts';
import type { PriceRange } from './price-bins.ts';
import type { ResolvedSearch } from './resolve-places.ts';
import type { SearchText } from './search-text.ts';

/** Filters whose choices are counted beside the results. */
export const FACETS = ['category', 'subCategory', 'city', 'district', 'secondRound', 'sulhMahkeme'] as const;
export type Facet = (typeof FACETS)[number];

/**
 * When a listing matches a search: the one definition, for results, counts and alerts. All parts have to hold. Kept apart
 * from SQL because it is answered in two ways: by rows (rows-clause.ts) and by blocks of bits (bits-clause.ts).
 */
export type PropertyCondition = {
  /** Of every term one of its lexemes (`property_search.words`). */
  readonly terms: readonly (readonly string[])[];
  readonly secondRound?: boolean | undefined;
  readonly sulhMahkeme?: boolean | undefined;
  /** In kuruş, both ends included. */
  readonly price?: PriceRange | undefined;
  /** Current, and ends no later than this. */
  readonly endsUntil?: Date | undefined;
  /** Whether auctions that can't be bid on any more count as well. */
  readonly includeEnded: boolean;
  readonly now: Date;
};

/** A filter that depends on another falls away with it: a district on its city, a sub-category on its category. */
const DEPENDENT: Readonly<Partial<Record<Facet, Facet>>> = { category: 'subCategory', city: 'district' };

/** Which listings a search finds at `now`. `except` leaves one filter out, to count what it could be changed to. */
export function propertyCondition(
  search: ResolvedSearch,
  text: SearchText | undefined,
  now: Date,
  except?: Facet,
): PropertyCondition {
  const { minPrice, maxPrice, daysRemaining, secondRound, sulhMahkeme, includeEnded } = search;
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  return {
    terms: [...filterTerms(search, except), ...(text ? textTerms(text) : [])],
    secondRound: except === 'secondRound' ? undefined : secondRound,
    sulhMahkeme: except === 'sulhMahkeme' ? undefined : sulhMahkeme,
    price: hasPrice ? { from: kurus(minPrice), to: kurus(maxPrice) } : undefined,
    endsUntil: daysRemaining === undefined ? undefined : new Date(now.getTime() + daysRemaining * DAY_MS),
    includeEnded,
    now,
  };
}

/** Where words are found: anywhere, in the title or what tells place and kind (`^`), only there (`=`). */
export type TextPlace = '' | '^' | '=';

/** The words of a text, each in that place, as terms. */
export function textTerms(text: SearchText, place: TextPlace = ''): string[][] {
  return text.map(({ lexemes }) => lexemes.map((lexeme) => (lexeme.startsWith('@') ? lexeme : place + lexeme)));
}

/** Terms as a tsquery. */
export function toTsquery(terms: readonly (readonly string[])[]): string {
  return terms.map((lexemes) => `(${lexemes.map(quoteLexeme).join(' | ')})`).join(' & ');
}

function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

function filterTerms(search: ResolvedSearch, except: Facet | undefined): string[][] {
  const terms: Partial<Record<Facet, string[] | undefined>> = {
    category: search.category && [`@k${search.category}`],
    subCategory: search.subCategory?.map((name) => `@t${name}`),
    city: search.cities?.map((name) => `@p${name}`),
    district: search.districts?.map(({ province, district }) => `@d${province}/${district}`),
  };
  if (except) delete terms[except];
  const dependent = except && DEPENDENT[except];
  if (dependent) delete terms[dependent];
  // A district names its province as well.
  if (terms.district) delete terms.city;
  return Object.values(terms).filter((lexemes) => lexemes !== undefined);
}

function kurus(lira: number | undefined): number | undefined {
  return lira === undefined ? undefined : Math.round(lira * 100);
}
