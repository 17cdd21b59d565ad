import { z } from 'zod';
import { ALL_SUB_CATEGORIES, CATEGORY_NUMBERS, type CategoryNumber } from './kinds.ts';
import { propertySummarySchema } from './properties.ts';
import { DAYS_SLIDER, MAX_PAGE, MAX_PRICE, MAX_QUERY_LENGTH, SORTS, type Sort } from './search-parameters.ts';
import { cleanText } from './turkish-text.ts';

/** A search with every value parsed. Money in lira. Places are names as typed until the server has resolved them. */
export type PropertySearch = {
  query?: string;
  category?: CategoryNumber;
  subCategory?: string[];
  city?: string[];
  district?: string;
  minPrice?: number;
  maxPrice?: number;
  daysRemaining?: number;
  sulhMahkeme?: boolean;
  secondRound?: boolean;
  sort?: Sort;
  page: number;
  includeEnded: boolean;
  facets: boolean;
};

/** Empty counts as unset, as forms send it; a text of nothing but control characters does not: it is refused or not found. */
const parameter = z
  .union([z.string(), z.array(z.string()).transform((values) => values.join(','))])
  .optional()
  .transform((value) => (value === undefined || value.trim() === '' ? undefined : cleanText(value)));

function numberParameter(name: string, min: number, max: number) {
  return parameter.transform((value, context) => {
    if (value === undefined) return undefined;
    const number = /^-?\d{1,15}(\.\d{1,2})?$/.test(value) ? Number(value) : Number.NaN;
    if (Number.isNaN(number)) context.addIssue({ code: 'custom', message: `${name} bir sayı olmalıdır.` });
    else if (number < min || number > max)
      context.addIssue({ code: 'custom', message: `${name} en az ${min}, en çok ${max} olabilir.` });
    return number;
  });
}

function integerParameter(name: string, min: number, max: number) {
  return numberParameter(name, min, max).refine((value) => value === undefined || Number.isInteger(value), {
    message: `${name} tam sayı olmalıdır.`,
  });
}

function choiceParameter<const T extends string>(name: string, choices: readonly T[]) {
  return parameter.transform((value, context) => {
    if (value === undefined) return undefined;
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined)
      context.addIssue({ code: 'custom', message: `${name} şunlardan biri olmalıdır: ${choices.join(', ')}.` });
    return choice;
  });
}

function flagParameter(name: string) {
  return choiceParameter(name, ['1', '0', 'true', 'false']).transform((value) =>
    value === undefined ? undefined : value === '1' || value === 'true',
  );
}

function listParameter(name: string) {
  return parameter.transform((value, context) => {
    if (value === undefined) return undefined;
    const items = value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
    if (items.length === 0) context.addIssue({ code: 'custom', message: `${name} en az bir değer içermelidir.` });
    return [...new Set(items)];
  });
}

const subCategoryParameter = listParameter('subCategory').superRefine((values, context) => {
  const unknown = values?.find((value) => !ALL_SUB_CATEGORIES.some((name) => name === value));
  if (unknown !== undefined) context.addIssue({ code: 'custom', message: `Bilinmeyen alt kategori: “${unknown}”.` });
});

/** Parses a search's parameters; every issue's message is Turkish and its path names the parameter (D15). */
export const propertySearchSchema = z
  .object({
    query: parameter.refine((value) => value === undefined || value.length <= MAX_QUERY_LENGTH, {
      message: `Arama metni en çok ${MAX_QUERY_LENGTH} karakter olabilir.`,
    }),
    category: choiceParameter('category', CATEGORY_NUMBERS),
    subCategory: subCategoryParameter,
    city: listParameter('city'),
    district: parameter,
    minPrice: numberParameter('minPrice', 0, MAX_PRICE),
    maxPrice: numberParameter('maxPrice', 0, MAX_PRICE),
    daysRemaining: integerParameter('daysRemaining', DAYS_SLIDER.min, DAYS_SLIDER.max),
    sulhMahkeme: flagParameter('sulhMahkeme'),
    secondRound: flagParameter('secondRound'),
    sort: choiceParameter('sort', SORTS),
    page: integerParameter('page', 1, MAX_PAGE).transform((value) => value ?? 1),
    includeEnded: flagParameter('includeEnded').transform((value) => value ?? false),
    facets: flagParameter('facets').transform((value) => value ?? false),
  })
  .superRefine(({ minPrice, maxPrice }, context) => {
    if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
      context.addIssue({ code: 'custom', path: ['minPrice'], message: 'minPrice, maxPrice değerinden büyük olamaz.' });
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
});
export type SearchFacets = z.infer<typeof searchFacetsSchema>;

export const searchResultSchema = z.object({
  properties: z.array(propertySummarySchema),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  facets: searchFacetsSchema.optional(),
});
export type SearchResult = z.infer<typeof searchResultSchema>;

const filterOptionSchema = z.object({ value: z.string(), label: z.string(), count: z.number().int() });

/** `GET /api/filters` (spec §3) with the number of open auctions behind each choice. */
export const filtersSchema = z.object({
  cities: z.array(filterOptionSchema),
  districts: z.record(z.string(), z.array(filterOptionSchema)),
  subCategories: z.record(z.enum(CATEGORY_NUMBERS), z.array(filterOptionSchema)),
  /** Open auctions altogether, and when one was last confirmed by its source. */
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
});
export type MarketSummary = z.infer<typeof marketSummarySchema>;

export const SUGGESTION_KINDS = ['place', 'subCategory', 'court', 'brand', 'title'] as const;

/** `GET /api/properties/suggestions` (spec §3): the text to put into the box, and what it is. */
export const suggestionsSchema = z.object({
  suggestions: z.array(z.object({ suggestion: z.string(), kind: z.enum(SUGGESTION_KINDS), count: z.number().int() })),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
