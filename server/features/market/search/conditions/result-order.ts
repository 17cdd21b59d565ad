import { SUMMARY_COLUMNS } from '#server/features/market/listing/index.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { PAGE_SIZE, type Sort } from '#shared/search-filters/search-values.ts';
import type { Terms } from './condition.ts';
import { type Reach, reachOf } from './reach.ts';
import type { ResolvedSearch } from './resolved-search.ts';
import type { SearchText } from './search-text.ts';
import { foundTerms, textTerms } from './text-terms.ts';

/** A group of results of equal relevance: those that have all of `plus`, but not all of `minus`. */
export type Rank = { readonly plus: Terms; readonly minus: Terms };

/** The order of results: by rank, then by columns of `property_search`. */
export type ResultOrder = {
  readonly ranks: readonly Rank[];
  readonly sort: Sort;
  readonly columns: string;
  /** The column of the order apart from `id`: using no other allows an index-only scan. */
  readonly column: OrderColumn | undefined;
  /** SQL: the parts of a rank in their order; `true` for all rows. */
  readonly parts: readonly string[];
  /** Ended auctions follow the current ones of their rank, the latest first. */
  readonly endedColumns?: string;
};

/** The only rank of results that are not ordered by words. */
export const EVERYTHING: Rank = { plus: [], minus: [] };
export type OrderColumn =
  | 'end_date'
  | 'price'
  | 'model_year'
  | 'area_m2'
  | 'deposit'
  | 'km'
  | 'price_per_m2'
  | 'all_in'
  | 'appraised_on'
  | 'today_ratio';
const COLUMN: Readonly<Record<Sort, OrderColumn | undefined>> = {
  endDate: 'end_date',
  relevance: 'end_date',
  priceAsc: 'price',
  priceDesc: 'price',
  newest: undefined,
  yearDesc: 'model_year',
  yearAsc: 'model_year',
  areaDesc: 'area_m2',
  areaAsc: 'area_m2',
  depositAsc: 'deposit',
  depositDesc: 'deposit',
  kmAsc: 'km',
  pricePerM2Asc: 'price_per_m2',
  pricePerM2Desc: 'price_per_m2',
  allInAsc: 'all_in',
  appraisedDesc: 'appraised_on',
  appraisedAsc: 'appraised_on',
  todayRatioAsc: 'today_ratio',
};
const COLUMNS: Readonly<Record<Sort, string>> = {
  endDate: 'end_date nulls last, id',
  relevance: 'end_date nulls last, id',
  priceAsc: 'price nulls last, id',
  priceDesc: 'price desc nulls last, id',
  newest: 'id desc',
  yearDesc: 'model_year desc, id desc',
  yearAsc: 'model_year, id',
  areaDesc: 'area_m2 desc, id desc',
  areaAsc: 'area_m2, id',
  depositAsc: 'deposit, id',
  depositDesc: 'deposit desc, id desc',
  kmAsc: 'km, id',
  pricePerM2Asc: 'price_per_m2, id',
  pricePerM2Desc: 'price_per_m2 desc, id desc',
  allInAsc: 'all_in, id',
  appraisedDesc: 'appraised_on desc, id desc',
  appraisedAsc: 'appraised_on, id',
  todayRatioAsc: 'today_ratio, id',
};
/**
 * Orders that read an index backwards, where the rows without a value come first; these are read in a separate part.
 */
const BACKWARDS: ReadonlySet<Sort> = new Set([
  'yearDesc',
  'areaDesc',
  'depositDesc',
  'pricePerM2Desc',
  'appraisedDesc',
]);

/** `preferred` are optional words; they decide the order if no other is requested. */
export function resultOrder(search: ResolvedSearch, preferred?: SearchText): ResultOrder {
  // By relevance if there are words, otherwise by end date (D15).
  const sort = search.sort ?? (search.text ? 'relevance' : 'endDate');
  const ranks = ranksOf(search, sort, preferred);
  const isByTime = sort === 'endDate' || sort === 'relevance';
  return {
    ranks,
    sort,
    columns: COLUMNS[sort],
    column: COLUMN[sort],
    parts: BACKWARDS.has(sort) ? [`${COLUMN[sort]} is not null`, `${COLUMN[sort]} is null`] : ['true'],
    ...(isByTime && { endedColumns: 'end_date desc nulls last, id' }),
  };
}

function ranksOf(search: ResolvedSearch, sort: Sort, preferred: SearchText | undefined): Rank[] {
  const { sort: askedSort, text } = search;
  if (sort === 'relevance' && text) return relevanceRanks(text, reachOf(search));
  const isFree = askedSort === undefined || askedSort === 'relevance';
  return isFree && preferred && preferred.length > 0 ? preferenceRanks(preferred, reachOf(search)) : [EVERYTHING];
}

/** Listings with some of the words in title, court or file, then with some anywhere, then with none. */
function preferenceRanks(preferred: SearchText, { wanted }: Reach): Rank[] {
  const inTitle = [textTerms(preferred, '^').flat()];
  const anywhere = [foundTerms(preferred, wanted).flat()];
  return [
    { plus: inTitle, minus: [] },
    { plus: anywhere, minus: inTitle },
    { plus: [], minus: anywhere },
  ];
}

/**
 * The order of relevance: first listings whose place and kind are all that was searched for, then those with every word
 * in title, court or file, then those with some of them there, then those with them only in the description, and last
 * those whose notice lacks some of them because they are in a paper. Within each group, those that end soonest come
 * first.
 */
function relevanceRanks(text: SearchText, { wanted, noticed }: Reach): Rank[] {
  const isKind = textTerms(text, '=');
  const inTitle = textTerms(text, '^');
  const inNotice = foundTerms(text, noticed);
  const isInPapersToo = inNotice.flat().length < foundTerms(text, wanted).flat().length;
  const notice = isInPapersToo ? inNotice : [];
  const partlyInTitle = [inTitle.flat(), ...notice];
  const ranks: Rank[] = [
    { plus: isKind, minus: [] },
    { plus: inTitle, minus: isKind },
    { plus: partlyInTitle, minus: inTitle },
    { plus: notice, minus: partlyInTitle },
    { plus: [], minus: notice },
  ];
  return ranks.filter((_, index) => (index !== 2 || text.length > 1) && (index !== 4 || isInPapersToo));
}

/** The number of results before a page, and including it. */
export function pageSpan(page: number): { offset: number; until: number } {
  return { offset: (page - 1) * PAGE_SIZE, until: page * PAGE_SIZE };
}

/** A page of cards, and the number of listings on all pages together. */
export type Page = { readonly total: number; readonly properties: ListingSummary[] };

/**
 * SQL: a page of cards with their `place`, from queries that return ids in order; each query only runs if the previous
 * ones do not fill the page.
 */
export function pageClause(stretches: readonly string[], offset: string): string {
  const found = stretches.map((stretch) => `(${stretch})`).join(' union all ');
  return `select ${SUMMARY_COLUMNS}, page.place from (
      select id, row_number() over () as place
      from (select id from (${found}) found limit ${PAGE_SIZE} offset ${offset}) page
    ) page join properties p using (id)`;
}
