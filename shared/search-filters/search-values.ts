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
  'todayRatioAsc',
] as const;
export type Sort = (typeof SORTS)[number];

/**
 * Sort orders that would reveal values for premium only, or values that Peyda calculates (D27): the server refuses them
 * to everybody else.
 */
export const PREMIUM_SORTS: readonly Sort[] = [
  'kmAsc',
  'pricePerM2Asc',
  'pricePerM2Desc',
  'allInAsc',
  'appraisedDesc',
  'appraisedAsc',
  'todayRatioAsc',
];

/** The price slider of spec §9, in lira: at its maximum, the upper bound is omitted. */
export const PRICE_SLIDER = { min: 0, max: 2_000_000, step: 10_000 } as const;
/** The days-remaining slider of spec §9: only the upper value is sent. */
export const DAYS_SLIDER = { min: 1, max: 60, step: 1 } as const;
export const MAX_PRICE = 1_000_000_000_000;
export const MAX_QUERY_LENGTH = 300;
export const MAX_PAGE = 50_000;

/** Ages of vehicles in years; older vehicles count as the highest age. */
export const AGES = { min: 0, max: 60 } as const;
/** The model years of vehicles that can be searched for. */
export const MODEL_YEARS = { min: 1930, max: 2035 } as const;
/** The maximum values that can be searched for: square metres, kilometres. */
export const MAX_AREA = 1_000_000_000;
export const MAX_KM = 10_000_000;
/**
 * The value of a yes-or-no filter that excludes such listings; `false` is an unchecked box and counts as unset (D51).
 */
export const TURNED_AWAY = 'hayir';
/** The values of a yes-or-no filter: only such listings, or none of them. */
export type Wanted = true | typeof TURNED_AWAY;
/** What is for sale: the whole, a share of it, or unknown (D55). */
export const SHARES = ['whole', 'part', 'unknown'] as const;
export type ShareChoice = (typeof SHARES)[number];
/** Special kinds of sale that a search can exclude (Law 7589; TMK 440, 444). */
export const SALE_KINDS = ['heirs', 'ward'] as const;
export type SaleKind = (typeof SALE_KINDS)[number];
/** Whether bidding has begun. */
export const PHASES = ['upcoming', 'running'] as const;
/** Who uses real estate, according to its notice: nobody, a tenant, or its debtor or owner. */
export const OCCUPANCIES = ['empty', 'tenant', 'owner'] as const;
export type Occupancy = (typeof OCCUPANCIES)[number];
/** Entries of the land register that a notice may confirm or deny. */
export const ANNOTATIONS = ['mortgage', 'seizure', 'familyHome', 'usufruct', 'injunction', 'lease'] as const;
export type Annotation = (typeof ANNOTATIONS)[number];
export const FUELS = ['dizel', 'benzin', 'lpg', 'hibrit', 'elektrik'] as const;
export type Fuel = (typeof FUELS)[number];

/** The possible rates of KDV of a sale, in per cent; 0 is exempt (istisna). */
export const KDV_RATES = ['0', '1', '10', '20'] as const;
/** Ages of an appraisal, and days until the deadline of the deposit, that can be searched for; in days. */
export const APPRAISAL_AGES = { min: 1, max: 3650 } as const;
export const DEPOSIT_DAYS = { min: 1, max: 60 } as const;
/** The appraisal as a share of today's value, in per cent, that can be searched for as a maximum. */
export const TODAY_RATIOS = { min: 1, max: 100 } as const;
/** Days since the correction of a notice that can be searched for. */
export const CORRECTION_DAYS = { min: 1, max: 60 } as const;

/** The maximum number of places and kinds in one parameter; and of brands and phrases. */
export const MAX_LISTED = 100;
export const MAX_NAMES = 20;
/** The maximum number of words in a whole search, required and excluded ones together. */
export const MAX_SEARCH_WORDS = 50;
/** How many of these may be excluded: they are searched for in every listing that the rest finds. */
export const MAX_EXCLUDED_WORDS = 20;
/**
 * The maximum number of districts in a search; a name that exists in several provinces counts once for each of them.
 */
export const MAX_DISTRICTS = 200;

/**
 * The criteria that are dropped if no listing meets all of them, in the order in which this is tried: the least
 * important first. One entry can cover several filters that people see as one.
 */
export const RELAXATIONS = [
  'ended',
  'district',
  'query',
  'price',
  'deposit',
  'date',
  'area',
  'particulars',
  'advanced',
  'corrected',
  'phase',
  'age',
  'share',
  'secondRound',
  'sulhMahkeme',
  'subCategory',
  'brand',
  'court',
  'parsel',
  'city',
  'exclude',
] as const;
export type Relaxation = (typeof RELAXATIONS)[number];
