import { z } from 'zod';
import { ALL_SUB_CATEGORIES, CATEGORY_NUMBERS } from './kinds/kinds.ts';
import type { Filter, ValueOf } from './search-filters/filter.ts';
import { FILTERS, type FilterName, type FilterParameters } from './search-filters/filters.ts';
import { FUELS, PHASES, RELAXATIONS, SALE_KINDS, SORTS } from './search-filters/search-values.ts';
import { SEARCH_PARAMETERS } from './search-parameters.ts';

/** A day in Istanbul, `2026-11-25`. */
const daySchema = z.iso.date();

/** What a part of a query is about. */
export const PART_KINDS = [
  'category',
  'place',
  'price',
  'date',
  'round',
  'office',
  'sort',
  'file',
  'court',
  'parcel',
  'vehicle',
  'measure',
  'exclusion',
  'text',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** A quantity other than a price: area, kilometres, model year, age. Bounds inclusive, in the unit named. */
export const measureSchema = z.object({
  unit: z.string(),
  min: z.number().optional(),
  max: z.number().optional(),
});

type AdvancedFilter = {
  [F in FilterName]: (typeof FILTERS)[F] extends { readonly relaxed: { readonly as: 'advanced' } } ? F : never;
}[FilterName];
type AdvancedParameter = { [F in AdvancedFilter]: keyof (typeof FILTERS)[F]['parameters'] }[AdvancedFilter];
type AdvancedShape = {
  [P in AdvancedParameter]: z.ZodOptional<z.ZodType<ValueOf<FilterParameters[P]['shape']>>>;
};

function meaningOf({ shape }: Filter['parameters'][string]): z.ZodType {
  if (shape.kind === 'choices') return z.array(z.enum(shape.of)).optional();
  return shape.kind === 'integer' ? z.number().int().optional() : z.number().optional();
}

/** Advanced filters (D27) in a query, named as their parameters; understood for all, applied for premium (D44). */
export const advancedMeaningSchema = z.object(
  // safe: built from the shapes that define the type
  Object.fromEntries(
    Object.values<Filter>(FILTERS)
      .filter(({ relaxed }) => relaxed?.as === 'advanced')
      .flatMap(({ parameters }) => Object.entries(parameters))
      .map(([name, parameter]) => [name, meaningOf(parameter)]),
  ) as Record<string, z.ZodType> as AdvancedShape,
);
export type AdvancedMeaning = z.infer<typeof advancedMeaningSchema>;

/** Meanings that were understood but have no filter; their words stay in `text`. */
export const interpretationDetailsSchema = z.object({
  /** Year, number and kind: `2024/1867 talimat`; several are separated by commas. */
  fileNumber: z.string().optional(),
  /** `Ankara 3. İcra Dairesi`. */
  court: z.string().optional(),
  ada: z.string().optional(),
  parsel: z.string().optional(),
  /** Brands as listings spell them. */
  brands: z.array(z.string()).optional(),
  /** Vehicle models with their make: `Renault Megane`. */
  models: z.array(z.string()).optional(),
  measures: z.array(measureSchema).optional(),
  /** A share is wanted; if no share is wanted, `exclude` says so. */
  share: z.literal('part').optional(),
  phase: z.enum(PHASES).optional(),
  /** The notice was corrected at most this many days ago. */
  correctedWithinDays: z.number().int().optional(),
  fuels: z.array(z.enum(FUELS)).optional(),
  advanced: advancedMeaningSchema.optional(),
  /** Alternative districts, any of which may match; `district` names one. */
  districts: z.array(z.string()).optional(),
  /** The rest of `text`, which none of these meanings uses: the words to search for. Empty if they use all of it. */
  words: z.string().optional(),
});
export type InterpretationDetails = z.infer<typeof interpretationDetailsSchema>;

/** A part of the query and its meaning, as a chip shows it. */
export const interpretationPartSchema = z.object({
  kind: z.enum(PART_KINDS),
  /** Turkish: `Ankara`, `en çok ₺2.000.000`, `2. ihale`. */
  label: z.string(),
  /** Position in the query, in UTF-16 units, end exclusive. */
  span: z.object({ start: z.number().int().nonnegative(), end: z.number().int().nonnegative() }),
  /** Keys of the meaning that this part produced. */
  keys: z.array(z.string()),
});
export type InterpretationPart = z.infer<typeof interpretationPartSchema>;

/** A name that can mean several places; none of them was chosen. */
export const ambiguitySchema = z.object({
  word: z.string(),
  options: z.array(z.object({ city: z.string(), district: z.string().optional() })),
});
export type Ambiguity = z.infer<typeof ambiguitySchema>;

/** The meaning of a query written in Turkish. A key is absent if the query says nothing about it. Money in lira. */
export const interpretationSchema = z.object({
  category: z.enum(CATEGORY_NUMBERS).optional(),
  subCategory: z.array(z.enum(ALL_SUB_CATEGORIES)).optional(),
  /** Several provinces are alternatives; for an ambiguous district, all provinces that have a district of this name. */
  city: z.array(z.string()).optional(),
  district: z.string().optional(),
  minPrice: z.number().nonnegative().optional(),
  maxPrice: z.number().nonnegative().optional(),
  /** True: second auction only. False: first only. */
  secondRound: z.boolean().optional(),
  sulhMahkeme: z.boolean().optional(),
  endDateFrom: daySchema.optional(),
  endDateTo: daySchema.optional(),
  /** 1 to 60, the range of the slider (spec §9). */
  daysRemaining: z.number().int().optional(),
  exclude: z
    .object({
      category: z.array(z.enum(CATEGORY_NUMBERS)).optional(),
      subCategory: z.array(z.enum(ALL_SUB_CATEGORIES)).optional(),
      city: z.array(z.string()).optional(),
      district: z.array(z.string()).optional(),
      text: z.array(z.string()).optional(),
      saleKind: z.array(z.enum(SALE_KINDS)).optional(),
    })
    .optional(),
  sort: z.enum(SORTS).optional(),
  /** The words that no filter uses, in the order of the query, in lower case. */
  text: z.string().optional(),
  /** Other readings are possible: ask the user instead of choosing. */
  ambiguous: z.literal(true).optional(),
  details: interpretationDetailsSchema.optional(),
  parts: z.array(interpretationPartSchema),
  ambiguities: z.array(ambiguitySchema),
});
export type Interpretation = z.infer<typeof interpretationSchema>;

const parametersSchema = z.partialRecord(z.enum(SEARCH_PARAMETERS), z.string());

/** How a search was understood, with everything that a page needs to show and correct it. */
export const searchInterpretationSchema = interpretationSchema.extend({
  /**
   * The equivalent search with explicit filters, without page and facets: `GET /api/properties/search` finds the same
   * listings with it.
   */
  search: parametersSchema,
  /** Names of the parameters of `search` that come from the query and not from an explicit filter. */
  understood: z.array(z.enum(SEARCH_PARAMETERS)),
  /** Understood but not used as a filter, because listings have no such field. In the query's words: `500 m2 üstü`. */
  unused: z.array(z.string()),
  /** Present if no listing met all criteria: one was ignored, and `properties` are the listings found without it. */
  relaxed: z
    .object({
      what: z.enum(RELAXATIONS),
      /** Turkish: `Çankaya’da yok, Ankara genelinde 12 ihale.` */
      sentence: z.string(),
      search: parametersSchema,
    })
    .optional(),
});
export type SearchInterpretation = z.infer<typeof searchInterpretationSchema>;
