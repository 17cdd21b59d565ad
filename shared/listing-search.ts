import { z } from 'zod';
import { searchInterpretationSchema } from './interpretation.ts';
import { ALL_SUB_CATEGORIES, CATEGORY_NUMBERS } from './kinds/kinds.ts';
import { findModel } from './kinds/vehicle-models.ts';
import { listingSummarySchema } from './listings.ts';
import type { Filter, Shape, ValueOf } from './search-filters/filter.ts';
import { FILTERS, type FilterParameter, type FilterParameters, PARAMETER_ROWS } from './search-filters/filters.ts';
import {
  MAX_LISTED,
  MAX_NAMES,
  MAX_PAGE,
  MAX_QUERY_LENGTH,
  SORTS,
  type Sort,
  TURNED_AWAY,
  type Wanted,
} from './search-filters/search-values.ts';
import { type SearchParameter, TOLD_RANGE_NAMES, type ToldRange } from './search-parameters.ts';
import { formatNumber } from './text/money.ts';
import { SEARCH_LABELS } from './text/search-labels.ts';
import { cleanText, foldTurkish } from './text/turkish-text.ts';

type FilterValues = { [P in FilterParameter]?: ValueOf<FilterParameters[P]['shape']> };

/**
 * A search with every value parsed: the values of all filters (`FILTERS`). Money in lira. Places are names as typed
 * until the server has resolved them.
 */
export type ListingSearch = Omit<FilterValues, 'includeUnknown'> & {
  /** Ranges that also match listings without the value. */
  includeUnknown?: ToldRange[];
  /** Searches for the exact words of the query, without interpreting them. */
  literal?: boolean;
  sort?: Sort;
  page: number;
  includeEnded: boolean;
  facets: boolean;
};

/**
 * Empty counts as unset, because forms send empty fields; a text of only control characters does not: it is rejected or
 * not found.
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

/** `false` and `0`, which an unchecked box sends, count as unset (D51). */
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

/** Any number of known values, in the order of `choices`. */
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
      // In any spelling, like places (D14): `daire`.
      const known = SUB_CATEGORIES_BY_FOLDED_NAME.get(foldTurkish(value));
      if (known === undefined)
        context.addIssue({ code: 'custom', message: `Bilinmeyen alt kategori: “${value.slice(0, 50)}”.` });
      return known ?? value;
    }),
  );
}

/** The ids of listings: `12,34`. */
function idsParameter(name: SearchParameter) {
  return listParameter(name).refine((ids) => ids?.every((id) => /^[1-9]\d{0,14}$/.test(id)) ?? true, {
    message: `${SEARCH_LABELS[name]} 12,34 biçiminde olmalıdır.`,
  });
}

function queryParameter() {
  return parameter.refine((value) => value === undefined || value.length <= MAX_QUERY_LENGTH, {
    message: `Arama metni en çok ${MAX_QUERY_LENGTH} karakter olabilir.`,
  });
}

function fileNumberParameter(name: SearchParameter) {
  return nameParameter(name).refine((value) => value === undefined || /\d{4}\s*\/\s*\d/.test(value), {
    message: `${SEARCH_LABELS[name]} 2024/1867 biçiminde olmalıdır.`,
  });
}

function modelsParameter(name: SearchParameter) {
  return namesParameter(name).refine((names) => names?.every((one) => findModel(one) !== undefined) ?? true, {
    message: `${SEARCH_LABELS[name]} markasıyla birlikte bilinen bir model olmalıdır: Renault Megane.`,
  });
}

/** The check of a parameter's text, by its shape. */
function checkOf(name: SearchParameter, shape: Shape): z.ZodType {
  switch (shape.kind) {
    case 'number':
      return numberParameter(name, shape.min, shape.max);
    case 'integer':
      return integerParameter(name, shape.min, shape.max);
    case 'choice':
      return choiceParameter(name, shape.of);
    case 'choices':
      return choicesParameter(name, shape.of);
    case 'toldRanges':
      return choicesParameter(name, TOLD_RANGE_NAMES);
    case 'joinedList':
      return listParameter(name).transform((names) => names?.join(','));
    default:
      return CHECKS[shape.kind](name);
  }
}

type Bare = Exclude<Shape['kind'], 'number' | 'integer' | 'choice' | 'choices' | 'toldRanges' | 'joinedList'>;
const CHECKS: Readonly<Record<Bare, (name: SearchParameter) => z.ZodType>> = {
  wanted: wantedParameter,
  day: dayParameter,
  query: queryParameter,
  name: nameParameter,
  fileNumber: fileNumberParameter,
  list: listParameter,
  names: namesParameter,
  subCategories: subCategoryParameter,
  models: modelsParameter,
  ids: idsParameter,
};

type Checked<P extends FilterParameter> = z.ZodOptional<z.ZodType<NonNullable<ListingSearch[P]>, string | string[]>>;
// safe: each check outputs the type of its shape and accepts an absent parameter
const FILTER_CHECKS = Object.fromEntries(
  PARAMETER_ROWS.map(([name, { shape }]) => [name, checkOf(name, shape)]),
) as unknown as { readonly [P in FilterParameter]: Checked<P> };

/** Parses a search's parameters; every issue's message is Turkish and its path names the parameter (D15). */
export const listingSearchSchema = z
  .object({
    ...FILTER_CHECKS,
    literal: flagParameter('literal'),
    sort: choiceParameter('sort', SORTS),
    page: integerParameter('page', 1, MAX_PAGE).transform((value) => value ?? 1),
    includeEnded: flagParameter('includeEnded').transform((value) => value ?? false),
    facets: flagParameter('facets').transform((value) => value ?? false),
  })
  .superRefine((search, context) => {
    for (const { range, parameters } of Object.values<Filter>(FILTERS)) {
      if (range === undefined) continue;
      // safe: a range has exactly two parameters, its bounds
      const [least, most] = Object.keys(parameters) as [FilterParameter, FilterParameter];
      const [from, to] = [search[least], search[most]];
      // Numbers, or ISO days, whose alphabetical order is their chronological order.
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

/** Counts of unselected choices under the other filters, the highest first; requested with `facets=true`. */
export const searchFacetsSchema = z.object({
  category: facetSchema,
  subCategory: facetSchema,
  city: facetSchema,
  district: facetSchema,
  secondRound: facetSchema,
  sulhMahkeme: facetSchema,
  /** Not counted in the archive; makes and years only if the search is about vehicles, models only of chosen makes. */
  share: facetSchema,
  phase: facetSchema,
  brand: facetSchema,
  model: facetSchema,
  modelYear: facetSchema,
  /**
   * For each requested range, by its name in `includeUnknown`: listings that match everything else but lack the value.
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
  /** Auctions whose bidding opens on this day, and whose bidding still ends on it. */
  today: z.object({ opening: z.number().int(), ending: z.number().int() }),
  /** The latest sales whose price the source reports. */
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

/** `GET /api/properties/suggestions` (spec §3): the text for the search box, and its kind. */
export const suggestionsSchema = z.object({
  suggestions: z.array(z.object({ suggestion: z.string(), kind: z.enum(SUGGESTION_KINDS), count: z.number().int() })),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
