import { z } from 'zod';
import { searchInterpretationSchema } from './interpretation.ts';
import { ALL_SUB_CATEGORIES, CATEGORY_NUMBERS, type CategoryNumber } from './kinds/kinds.ts';
import { findModel } from './kinds/vehicle-models.ts';
import { listingSummarySchema } from './listings.ts';
import {
  AGES,
  ANNOTATIONS,
  type Annotation,
  APPRAISAL_AGES,
  DAYS_SLIDER,
  DEPOSIT_DAYS,
  FUELS,
  type Fuel,
  KDV_RATES,
  MAX_AREA,
  MAX_KM,
  MAX_LISTED,
  MAX_NAMES,
  MAX_PAGE,
  MAX_PRICE,
  MAX_QUERY_LENGTH,
  MODEL_YEARS,
  OCCUPANCIES,
  type Occupancy,
  PHASES,
  SALE_KINDS,
  type SaleKind,
  type SearchParameter,
  SHARES,
  type ShareChoice,
  SORTS,
  type Sort,
  TOLD_RANGE_NAMES,
  type ToldRange,
  TURNED_AWAY,
  type Wanted,
} from './search-parameters.ts';
import { formatNumber } from './text/money.ts';
import { SEARCH_LABELS } from './text/search-labels.ts';
import { cleanText, foldTurkish } from './text/turkish-text.ts';

/** A search with every value parsed. Money in lira. Places are names as typed until the server has resolved them. */
export type ListingSearch = {
  query?: string;
  category?: CategoryNumber;
  subCategory?: string[];
  city?: string[];
  /** One name, or several separated by commas. */
  district?: string;
  minPrice?: number;
  maxPrice?: number;
  daysRemaining?: number;
  sulhMahkeme?: Wanted;
  secondRound?: Wanted;
  /** Days in Istanbul, `2026-11-25`, both included. */
  endDateFrom?: string;
  endDateTo?: string;
  excludeCategory?: CategoryNumber[];
  excludeSubCategory?: string[];
  excludeCity?: string[];
  excludeDistrict?: string[];
  /** Words or phrases that must not stand in the listing. */
  excludeText?: string[];
  excludeSaleKind?: SaleKind[];
  ada?: string;
  parsel?: string;
  /** `2024/1867`, with the kind of file if it matters: `2024/1867 talimat`. */
  fileNumber?: string;
  /** An office, or a part of its name. */
  court?: string;
  brand?: string[];
  /** Age of a vehicle in years. */
  minAge?: number;
  maxAge?: number;
  /** Any of these. `whole`: something says that the whole is sold; `part`: a share; `unknown`: nothing says which. */
  share?: ShareChoice[];
  /**
   * Vehicle models with their make: `Renault Megane`. If `brand` names the same make too, the model narrows it.
   */
  model?: string[];
  minYear?: number;
  maxYear?: number;
  /** Square metres; of a share sale those of the whole. A bound of more than three digits is widened to three. */
  minArea?: number;
  maxArea?: number;
  /**
   * Lira, of what has to be deposited: by the notice, else by law; a bound of more than three digits is widened to
   * three.
   */
  minDeposit?: number;
  maxDeposit?: number;
  /** Ranges that also find listings that do not tell the value. */
  includeUnknown?: ToldRange[];
  /** For premium (D27). Kilometres, to three digits as areas are. */
  minKm?: number;
  maxKm?: number;
  fuel?: Fuel[];
  /**
   * For premium, as read from the notice. Lira for a square metre of real estate; a bound of more than three digits is
   * widened to three.
   */
  minPricePerSquareMeter?: number;
  maxPricePerSquareMeter?: number;
  /**
   * The appraisal with KDV and what the law asks of every buyer, in lira, to three digits; where the notice names one
   * rate.
   */
  maxAllInCost?: number;
  /** Any of these rates; 0 is exempt. */
  kdvRate?: (typeof KDV_RATES)[number][];
  /** Any of these. */
  occupancy?: Occupancy[];
  /** Each of these is named by the notice, or denied by it: what a notice does not mention is neither. */
  annotations?: Annotation[];
  withoutAnnotations?: Annotation[];
  /** Not for alerts. */
  maxAppraisalAgeDays?: number;
  /** The last moment for the cash deposit (İİK 114) is still to come, in at most this many days. Not for alerts. */
  depositWithinDays?: number;
  /**
   * Whether bidding has begun, of listings whose start is known, to ten minutes. Not for alerts: it changes by itself.
   */
  phase?: (typeof PHASES)[number];
  /** Searches for the words of the query as they are, without interpreting them. */
  literal?: boolean;
  sort?: Sort;
  page: number;
  includeEnded: boolean;
  facets: boolean;
};

/**
 * Empty counts as unset, as forms send it; a text of only control characters does not: it is refused or not found.
 */
const parameter = z
  .union([z.string(), z.array(z.string()).transform((values) => values.join(','))])
  .optional()
  .transform((value) => (value === undefined || value.trim() === '' ? undefined : cleanText(value)));

/** A year is written without dots. */
const figure = (value: number) => (value < 10_000 ? String(value) : formatNumber(value));

function numberParameter(name: SearchParameter, min: number, max: number) {
  return parameter.transform((value, context) => {
    if (value === undefined) return undefined;
    const number = /^-?\d{1,15}(\.\d{1,2})?$/.test(value) ? Number(value) : Number.NaN;
    if (Number.isNaN(number))
      context.addIssue({ code: 'custom', message: `${SEARCH_LABELS[name]} bir sayı olmalıdır.` });
    else if (number < min || number > max)
      context.addIssue({
        code: 'custom',
        message: `${SEARCH_LABELS[name]} en az ${figure(min)}, en çok ${figure(max)} olabilir.`,
      });
    return number;
  });
}

function integerParameter(name: SearchParameter, min: number, max: number) {
  return numberParameter(name, min, max).refine((value) => value === undefined || Number.isInteger(value), {
    message: `${SEARCH_LABELS[name]} tam sayı olmalıdır.`,
  });
}

function choiceParameter<const T extends string>(name: SearchParameter, choices: readonly T[]) {
  return parameter.transform((value, context) => {
    if (value === undefined) return undefined;
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined)
      context.addIssue({
        code: 'custom',
        message: `${SEARCH_LABELS[name]} şunlardan biri olmalıdır: ${choices.join(', ')}.`,
      });
    return choice;
  });
}

function flagParameter(name: SearchParameter) {
  return choiceParameter(name, ['1', '0', 'true', 'false']).transform((value) =>
    value === undefined ? undefined : value === '1' || value === 'true',
  );
}

/** `false` and `0` are what an unchecked box sends: nothing is asked for (D51). */
function wantedParameter(name: SearchParameter) {
  return choiceParameter(name, ['1', 'true', TURNED_AWAY, '0', 'false']).transform((value): Wanted | undefined => {
    if (value === TURNED_AWAY) return TURNED_AWAY;
    return value === '1' || value === 'true' ? true : undefined;
  });
}

function listParameter(name: SearchParameter, most: number = MAX_LISTED) {
  return parameter.transform((value, context) => {
    if (value === undefined) return undefined;
    const items = value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
    const different = [...new Map(items.map((item) => [foldTurkish(item), item])).values()];
    if (items.length === 0)
      context.addIssue({ code: 'custom', message: `${SEARCH_LABELS[name]} en az bir değer içermelidir.` });
    if (different.length > most)
      context.addIssue({ code: 'custom', message: `${SEARCH_LABELS[name]} en çok ${most} değer içerebilir.` });
    if (different.some(({ length }) => length > MAX_QUERY_LENGTH))
      context.addIssue({
        code: 'custom',
        message: `${SEARCH_LABELS[name]} değerleri en çok ${MAX_QUERY_LENGTH} karakter olabilir.`,
      });
    return different;
  });
}

/** Any of a few known values, in their own order. */
function choicesParameter<const T extends string>(name: SearchParameter, choices: readonly T[]) {
  return listParameter(name).transform((values, context) => {
    if (values?.some((value) => !choices.some((choice) => choice === value)))
      context.addIssue({
        code: 'custom',
        message: `${SEARCH_LABELS[name]} şunlardan oluşmalıdır: ${choices.join(', ')}.`,
      });
    return values && choices.filter((choice) => values.includes(choice));
  });
}

function dayParameter(name: SearchParameter) {
  return parameter.refine((value) => value === undefined || z.iso.date().safeParse(value).success, {
    message: `${SEARCH_LABELS[name]} YYYY-AA-GG biçiminde bir gün olmalıdır.`,
  });
}

/** A short text with at least one letter or digit: without any it would match everything or nothing. */
function nameParameter(name: SearchParameter) {
  return parameter.refine(
    (value) => value === undefined || (/[\p{L}\p{N}]/u.test(value) && value.length <= MAX_QUERY_LENGTH),
    { message: `${SEARCH_LABELS[name]} geçersiz.` },
  );
}

function namesParameter(name: SearchParameter) {
  return listParameter(name, MAX_NAMES).refine(
    (values) => values?.every((value) => /[\p{L}\p{N}]/u.test(value)) ?? true,
    {
      message: `${SEARCH_LABELS[name]} geçersiz.`,
    },
  );
}

const SUB_CATEGORIES_BY_FOLDED_NAME: ReadonlyMap<string, string> = new Map(
  ALL_SUB_CATEGORIES.map((name) => [foldTurkish(name), name]),
);

function subCategoryParameter(name: SearchParameter) {
  return listParameter(name).transform((values, context) =>
    values?.map((value) => {
      // In any spelling, as places are (D14): `daire`.
      const known = SUB_CATEGORIES_BY_FOLDED_NAME.get(foldTurkish(value));
      if (known === undefined)
        context.addIssue({ code: 'custom', message: `Bilinmeyen alt kategori: “${value.slice(0, 50)}”.` });
      return known ?? value;
    }),
  );
}

const categoriesParameter = listParameter('excludeCategory').transform((values, context) => {
  const unknown = values?.some((value) => !CATEGORY_NUMBERS.some((number) => number === value));
  if (unknown)
    context.addIssue({
      code: 'custom',
      message: `${SEARCH_LABELS.excludeCategory} şunlardan oluşmalıdır: ${CATEGORY_NUMBERS.join(', ')}.`,
    });
  return values && CATEGORY_NUMBERS.filter((number) => values.includes(number));
});

/** Parses a search's parameters; every issue's message is Turkish and its path names the parameter (D15). */
export const listingSearchSchema = z
  .object({
    query: parameter.refine((value) => value === undefined || value.length <= MAX_QUERY_LENGTH, {
      message: `Arama metni en çok ${MAX_QUERY_LENGTH} karakter olabilir.`,
    }),
    category: choiceParameter('category', CATEGORY_NUMBERS),
    subCategory: subCategoryParameter('subCategory'),
    city: listParameter('city'),
    district: listParameter('district').transform((names) => names?.join(',')),
    minPrice: numberParameter('minPrice', 0, MAX_PRICE),
    maxPrice: numberParameter('maxPrice', 0, MAX_PRICE),
    daysRemaining: integerParameter('daysRemaining', DAYS_SLIDER.min, DAYS_SLIDER.max),
    sulhMahkeme: wantedParameter('sulhMahkeme'),
    secondRound: wantedParameter('secondRound'),
    endDateFrom: dayParameter('endDateFrom'),
    endDateTo: dayParameter('endDateTo'),
    excludeCategory: categoriesParameter,
    excludeSubCategory: subCategoryParameter('excludeSubCategory'),
    excludeCity: listParameter('excludeCity'),
    excludeDistrict: listParameter('excludeDistrict'),
    excludeText: namesParameter('excludeText'),
    excludeSaleKind: choicesParameter('excludeSaleKind', SALE_KINDS),
    ada: nameParameter('ada'),
    parsel: nameParameter('parsel'),
    fileNumber: nameParameter('fileNumber').refine((value) => value === undefined || /\d{4}\s*\/\s*\d/.test(value), {
      message: `${SEARCH_LABELS.fileNumber} 2024/1867 biçiminde olmalıdır.`,
    }),
    court: nameParameter('court'),
    brand: namesParameter('brand'),
    minAge: integerParameter('minAge', AGES.min, AGES.max),
    maxAge: integerParameter('maxAge', AGES.min, AGES.max),
    share: choicesParameter('share', SHARES),
    model: namesParameter('model').refine((names) => names?.every((name) => findModel(name) !== undefined) ?? true, {
      message: `${SEARCH_LABELS.model} markasıyla birlikte bilinen bir model olmalıdır: Renault Megane.`,
    }),
    minYear: integerParameter('minYear', MODEL_YEARS.min, MODEL_YEARS.max),
    maxYear: integerParameter('maxYear', MODEL_YEARS.min, MODEL_YEARS.max),
    minArea: numberParameter('minArea', 0, MAX_AREA),
    maxArea: numberParameter('maxArea', 0, MAX_AREA),
    minDeposit: numberParameter('minDeposit', 0, MAX_PRICE),
    maxDeposit: numberParameter('maxDeposit', 0, MAX_PRICE),
    includeUnknown: choicesParameter('includeUnknown', TOLD_RANGE_NAMES),
    minKm: numberParameter('minKm', 0, MAX_KM),
    maxKm: numberParameter('maxKm', 0, MAX_KM),
    fuel: choicesParameter('fuel', FUELS),
    minPricePerSquareMeter: numberParameter('minPricePerSquareMeter', 0, MAX_PRICE),
    maxPricePerSquareMeter: numberParameter('maxPricePerSquareMeter', 0, MAX_PRICE),
    maxAllInCost: numberParameter('maxAllInCost', 0, MAX_PRICE),
    kdvRate: choicesParameter('kdvRate', KDV_RATES),
    occupancy: choicesParameter('occupancy', OCCUPANCIES),
    annotations: choicesParameter('annotations', ANNOTATIONS),
    withoutAnnotations: choicesParameter('withoutAnnotations', ANNOTATIONS),
    maxAppraisalAgeDays: integerParameter('maxAppraisalAgeDays', APPRAISAL_AGES.min, APPRAISAL_AGES.max),
    depositWithinDays: integerParameter('depositWithinDays', DEPOSIT_DAYS.min, DEPOSIT_DAYS.max),
    phase: choiceParameter('phase', PHASES),
    literal: flagParameter('literal'),
    sort: choiceParameter('sort', SORTS),
    page: integerParameter('page', 1, MAX_PAGE).transform((value) => value ?? 1),
    includeEnded: flagParameter('includeEnded').transform((value) => value ?? false),
    facets: flagParameter('facets').transform((value) => value ?? false),
  })
  .superRefine((search, context) => {
    for (const [least, most] of [
      ['minPrice', 'maxPrice'],
      ['minAge', 'maxAge'],
      ['minYear', 'maxYear'],
      ['minArea', 'maxArea'],
      ['minDeposit', 'maxDeposit'],
      ['minKm', 'maxKm'],
      ['minPricePerSquareMeter', 'maxPricePerSquareMeter'],
      ['endDateFrom', 'endDateTo'],
    ] as const) {
      const [from, to] = [search[least], search[most]];
      // Numbers, or days as text, whose alphabetical order is also their time order.
      if (from !== undefined && to !== undefined && from > to)
        context.addIssue({
          code: 'custom',
          path: [least],
          message: `${SEARCH_LABELS[least]}, ${SEARCH_LABELS[most].toLocaleLowerCase('tr')} değerinden büyük olamaz.`,
        });
    }
    if (search.annotations?.some((name) => search.withoutAnnotations?.includes(name)))
      context.addIssue({
        code: 'custom',
        path: ['withoutAnnotations'],
        message: 'Bir şerh hem bulunan hem bulunmayan şerhler arasında olamaz.',
      });
  });

const facetSchema = z.array(z.object({ value: z.string(), count: z.number().int() }));

/** Counts of open choices under the other filters, most first; asked for with `facets=true`. */
export const searchFacetsSchema = z.object({
  category: facetSchema,
  subCategory: facetSchema,
  city: facetSchema,
  district: facetSchema,
  secondRound: facetSchema,
  sulhMahkeme: facetSchema,
  /**
   * These are not counted in the archive; makes and years only where the search is about vehicles, models of chosen
   * makes.
   */
  share: facetSchema,
  phase: facetSchema,
  brand: facetSchema,
  model: facetSchema,
  modelYear: facetSchema,
  /**
   * Of the ranges asked for, by their names in `includeUnknown`: listings that meet all else but do not tell the value.
   */
  unknown: facetSchema,
});
export type SearchFacets = z.infer<typeof searchFacetsSchema>;

export const searchResultSchema = z.object({
  properties: z.array(listingSummarySchema),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  facets: searchFacetsSchema.optional(),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

/** `GET /api/properties/search-ai`: the listings found, and how the query was understood. */
export const understoodResultSchema = searchResultSchema.extend({ interpretation: searchInterpretationSchema });
export type UnderstoodResult = z.infer<typeof understoodResultSchema>;

const filterOptionSchema = z.object({ value: z.string(), label: z.string(), count: z.number().int() });

/** `GET /api/filters` (spec §3) with the number of open auctions behind each choice. */
export const filtersSchema = z.object({
  cities: z.array(filterOptionSchema),
  districts: z.record(z.string(), z.array(filterOptionSchema)),
  subCategories: z.record(z.enum(CATEGORY_NUMBERS), z.array(filterOptionSchema)),
  /** Total number of open auctions, and when a source last confirmed one. */
  openCount: z.number().int(),
  lastConfirmedAt: z.iso.datetime().nullable(),
  /** True while the listings are generated and not real (D19). */
  isSampleData: z.boolean(),
});
export type Filters = z.infer<typeof filtersSchema>;

/** `GET /api/summary`: the market at a glance, for the home page and the banner. */
export const marketSummarySchema = z.object({
  openCount: z.number().int(),
  lastConfirmedAt: z.iso.datetime().nullable(),
  isSampleData: z.boolean(),
  cities: z.array(z.object({ value: z.string(), count: z.number().int() })),
  /** Auctions whose bidding opens, or ends, on this day. */
  today: z.object({ opening: z.number().int(), ending: z.number().int() }),
  /** What sold last, where the source reports the price. */
  results: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      il: z.string().nullable(),
      ilce: z.string().nullable(),
      price: z.number(),
      soldPrice: z.number(),
      endDate: z.iso.datetime(),
    }),
  ),
});
export type MarketSummary = z.infer<typeof marketSummarySchema>;

export const SUGGESTION_KINDS = ['place', 'subCategory', 'kindInPlace', 'court', 'brand', 'model', 'file'] as const;

/** `GET /api/properties/suggestions` (spec §3): the text to put into the box, and what it is. */
export const suggestionsSchema = z.object({
  suggestions: z.array(z.object({ suggestion: z.string(), kind: z.enum(SUGGESTION_KINDS), count: z.number().int() })),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
