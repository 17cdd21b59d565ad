export const PAGE_SIZE = 24;
export const SORTS = [
  'endDate',
  'priceAsc',
  'priceDesc',
  'newest',
  'relevance',
  'yearDesc',
  'yearAsc',
  'areaDesc',
  'areaAsc',
  'depositAsc',
  'depositDesc',
  'kmAsc',
  'pricePerM2Asc',
  'pricePerM2Desc',
  'allInAsc',
  'appraisedDesc',
  'appraisedAsc',
] as const;
export type Sort = (typeof SORTS)[number];

/**
 * Orders that tell what only premium may read, or what Peyda works out (D27): the server refuses them to anybody else.
 */
export const PREMIUM_SORTS: readonly Sort[] = [
  'kmAsc',
  'pricePerM2Asc',
  'pricePerM2Desc',
  'allInAsc',
  'appraisedDesc',
  'appraisedAsc',
];

/** The price slider of spec §9, in lira: at its end the upper bound is left out. */
export const PRICE_SLIDER = { min: 0, max: 2_000_000, step: 10_000 } as const;
/** The days-remaining slider of spec §9: only the upper value is sent. */
export const DAYS_SLIDER = { min: 1, max: 60, step: 1 } as const;
export const MAX_PRICE = 1_000_000_000_000;
export const MAX_QUERY_LENGTH = 300;
export const MAX_PAGE = 50_000;

/** Ages of vehicles in years; older vehicles count as the highest age. */
export const AGES = { min: 0, max: 60 } as const;
/** Model years of vehicles that can be asked for. */
export const MODEL_YEARS = { min: 1930, max: 2035 } as const;
/** The most that can be asked for: square metres, kilometres. */
export const MAX_AREA = 1_000_000_000;
export const MAX_KM = 10_000_000;
/** Excludes what a yes-or-no filter asks for; `false` is an unchecked box and asks for nothing (D51). */
export const TURNED_AWAY = 'hayir';
/** What a yes-or-no filter asks for: only such listings, or none of them. */
export type Wanted = true | typeof TURNED_AWAY;
/** What is for sale: the whole, a share of it, or either where nothing says which (D55). */
export const SHARES = ['whole', 'part', 'unknown'] as const;
export type ShareChoice = (typeof SHARES)[number];
/**
 * Ranges by their bounds. A search for one does not find listings that do not tell the value, unless `includeUnknown`
 * names the range.
 */
export const TOLD_RANGES = {
  price: ['minPrice', 'maxPrice'],
  deposit: ['minDeposit', 'maxDeposit'],
  area: ['minArea', 'maxArea'],
  year: ['minYear', 'maxYear'],
  age: ['minAge', 'maxAge'],
  km: ['minKm', 'maxKm'],
  pricePerSquareMeter: ['minPricePerSquareMeter', 'maxPricePerSquareMeter'],
} as const;
export type ToldRange = keyof typeof TOLD_RANGES;
export const TOLD_RANGE_NAMES = [
  'price',
  'deposit',
  'area',
  'year',
  'age',
  'km',
  'pricePerSquareMeter',
] as const satisfies readonly ToldRange[];
/** Kinds of sale that a listing may be of and that a search can leave out (Law 7589; TMK 440, 444). */
export const SALE_KINDS = ['heirs', 'ward'] as const;
export type SaleKind = (typeof SALE_KINDS)[number];
/** Whether bidding has begun. */
export const PHASES = ['upcoming', 'running'] as const;
/** Who uses real estate, as its notice says: nobody, a tenant, or its debtor or owner. */
export const OCCUPANCIES = ['empty', 'tenant', 'owner'] as const;
export type Occupancy = (typeof OCCUPANCIES)[number];
/** Entries of the land register that a notice may name or deny. */
export const ANNOTATIONS = ['mortgage', 'seizure', 'familyHome', 'usufruct', 'injunction', 'lease'] as const;
export type Annotation = (typeof ANNOTATIONS)[number];
export const FUELS = ['dizel', 'benzin', 'lpg', 'hibrit', 'elektrik'] as const;
export type Fuel = (typeof FUELS)[number];

/** Rates of KDV that a sale may have, in per cent; 0 is exempt (istisna). */
export const KDV_RATES = ['0', '1', '10', '20'] as const;
/** Ages of an appraisal in days, and days until the end of the deposit's term, that can be asked for. */
export const APPRAISAL_AGES = { min: 1, max: 3650 } as const;
export const DEPOSIT_DAYS = { min: 1, max: 60 } as const;

/** Places and kinds that one parameter may list; brands and phrases. */
export const MAX_LISTED = 100;
export const MAX_NAMES = 20;
/** Words of a whole search together: those that it asks for and those that it excludes. */
export const MAX_SEARCH_WORDS = 50;
/** The most of them that may be excluded: these are looked for in every listing that the rest finds. */
export const MAX_EXCLUDED_WORDS = 20;
/** Districts of a search, after a name that several provinces have counts once for each of them. */
export const MAX_DISTRICTS = 200;

/** The filters of spec §3 and §7. */
const SPEC_CRITERIA = [
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

/** The filters that a query written in Turkish can ask for besides. */
export const FURTHER_CRITERIA = [
  'endDateFrom',
  'endDateTo',
  'excludeCategory',
  'excludeSubCategory',
  'excludeCity',
  'excludeDistrict',
  'excludeText',
  'excludeSaleKind',
  'ada',
  'parsel',
  'fileNumber',
  'court',
  'brand',
  'minAge',
  'maxAge',
  'share',
  'model',
  'minYear',
  'maxYear',
  'minArea',
  'maxArea',
  'minDeposit',
  'maxDeposit',
  'includeUnknown',
] as const;

/** Filters over what only premium may read of a notice (D27): the server refuses them to anybody else. */
export const PREMIUM_CRITERIA = [
  'minKm',
  'maxKm',
  'fuel',
  'minPricePerSquareMeter',
  'maxPricePerSquareMeter',
  'maxAllInCost',
  'kdvRate',
  'occupancy',
  'annotations',
  'withoutAnnotations',
] as const;

/** For premium too, but not for alerts: what they find changes by itself from day to day. */
export const PREMIUM_MOMENTARY = ['maxAppraisalAgeDays', 'depositWithinDays'] as const;

/** Every filter that the server refuses to those without premium. */
export const PREMIUM_FILTERS = [...PREMIUM_CRITERIA, ...PREMIUM_MOMENTARY] as const;

/**
 * The parameters that choose listings, none that only order or page them; what an alert may ask for (spec §3). With
 * `literal` the words of `query` are searched for as they stand, without it search-ai and alerts understand them.
 */
export const SEARCH_CRITERIA = [...SPEC_CRITERIA, ...FURTHER_CRITERIA, ...PREMIUM_CRITERIA, 'literal'] as const;

/** Parameters that hold several values, separated by commas; `district` too, for names of several districts. */
export const LIST_PARAMETERS = [
  'subCategory',
  'city',
  'excludeCategory',
  'excludeSubCategory',
  'excludeCity',
  'excludeDistrict',
  'excludeText',
  'excludeSaleKind',
  'brand',
  'model',
  'share',
  'includeUnknown',
  'fuel',
  'kdvRate',
  'occupancy',
  'annotations',
  'withoutAnnotations',
] as const;

/** The parameters of a search as the address bar and the API spell them (spec §7, D15): all text, absent when unset. */
export const SEARCH_PARAMETERS = [
  ...SEARCH_CRITERIA,
  ...PREMIUM_MOMENTARY,
  'phase',
  'sort',
  'page',
  'includeEnded',
  'facets',
] as const;
export type SearchParameter = (typeof SEARCH_PARAMETERS)[number];
export type SearchParameters = Partial<Record<SearchParameter, string>>;
