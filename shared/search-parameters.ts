export const PAGE_SIZE = 24;
export const SORTS = ['endDate', 'priceAsc', 'priceDesc', 'newest', 'relevance'] as const;
export type Sort = (typeof SORTS)[number];

/** The price slider of spec §9, in lira: at its end the upper bound is left out. */
export const PRICE_SLIDER = { min: 0, max: 2_000_000, step: 10_000 } as const;
/** The days-remaining slider of spec §9: only the upper value is sent. */
export const DAYS_SLIDER = { min: 1, max: 60, step: 1 } as const;
export const MAX_PRICE = 1_000_000_000_000;
export const MAX_QUERY_LENGTH = 300;
export const MAX_PAGE = 50_000;

/** The parameters that choose listings, none that only order or page them; what an alert may ask for (spec §3). */
export const SEARCH_CRITERIA = [
  'query',
  'category',
  'subCategory',
  'city',
  'district',
  'minPrice',
  'maxPrice',
  'daysRemaining',
  'sulhMahkeme',
  'secondRound',
] as const;

/** The parameters of a search as the address bar and the API spell them (spec §7, D15): all text, absent when unset. */
export const SEARCH_PARAMETERS = [...SEARCH_CRITERIA, 'sort', 'page', 'includeEnded', 'facets'] as const;
export type SearchParameter = (typeof SEARCH_PARAMETERS)[number];
export type SearchParameters = Partial<Record<SearchParameter, string>>;
