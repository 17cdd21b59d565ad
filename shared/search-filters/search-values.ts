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
 * Orders that tell what only premium may read, or what Peyda works out (D27): the server refuses them to anybody else.
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
/** What part of its value today the appraisal may be at most, in per cent. */
export const TODAY_RATIOS = { min: 1, max: 100 } as const;
/** Days since a notice was corrected that can be asked for. */
export const CORRECTION_DAYS = { min: 1, max: 60 } as const;

/** Places and kinds that one parameter may list; brands and phrases. */
export const MAX_LISTED = 100;
export const MAX_NAMES = 20;
/** Words of a whole search together: those that it asks for and those that it excludes. */
export const MAX_SEARCH_WORDS = 50;
/** The most of them that may be excluded: these are looked for in every listing that the rest finds. */
export const MAX_EXCLUDED_WORDS = 20;
/** Districts of a search, after a name that several provinces have counts once for each of them. */
export const MAX_DISTRICTS = 200;

/**
 * What is left aside when no listing meets all criteria, in the order in which it is tried: the least missed first. One
 * of these can be several filters that are one thing to the person who asks.
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
