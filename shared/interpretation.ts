import { z } from 'zod';
import { ALL_SUB_CATEGORIES, CATEGORY_NUMBERS } from './kinds/kinds.ts';
import { SEARCH_PARAMETERS, SORTS } from './search-parameters.ts';

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

/** A quantity that is no price: area, kilometres, model year, age. Bounds inclusive, in the unit named. */
export const measureSchema = z.object({
  unit: z.string(),
  min: z.number().optional(),
  max: z.number().optional(),
});

/** What was understood but has no filter of its own; its words stay in `text`. */
export const interpretationDetailsSchema = z.object({
  /** Year, number and kind: `2024/1867 talimat`. */
  fileNumber: z.string().optional(),
  /** `Ankara 3. İcra Dairesi`. */
  court: z.string().optional(),
  ada: z.string().optional(),
  parsel: z.string().optional(),
  /** Brands as listings spell them. */
  brands: z.array(z.string()).optional(),
  measures: z.array(measureSchema).optional(),
  /** Districts of which any will do; the search takes several, `district` names one. */
  districts: z.array(z.string()).optional(),
  /** What of `text` none of these takes: the words to search for. Empty when they take all of it. */
  words: z.string().optional(),
});
export type InterpretationDetails = z.infer<typeof interpretationDetailsSchema>;

/** A stretch of the query and what it means, as a chip shows it. */
export const interpretationPartSchema = z.object({
  kind: z.enum(PART_KINDS),
  /** Turkish: `Ankara`, `en çok ₺2.000.000`, `2. ihale`. */
  label: z.string(),
  /** Place in the query, in UTF-16 units, end exclusive. */
  span: z.object({ start: z.number().int().nonnegative(), end: z.number().int().nonnegative() }),
  /** Keys of the meaning that come from here. */
  keys: z.array(z.string()),
});
export type InterpretationPart = z.infer<typeof interpretationPartSchema>;

/** A name that can mean several places; nothing was chosen among them. */
export const ambiguitySchema = z.object({
  word: z.string(),
  options: z.array(z.object({ city: z.string(), district: z.string().optional() })),
});
export type Ambiguity = z.infer<typeof ambiguitySchema>;

/** What a query written in Turkish asks for. A key is absent when nothing was said about it. Money in lira. */
export const interpretationSchema = z.object({
  category: z.enum(CATEGORY_NUMBERS).optional(),
  subCategory: z.array(z.enum(ALL_SUB_CATEGORIES)).optional(),
  /** Several provinces are alternatives; of an ambiguous district all that have one of that name. */
  city: z.array(z.string()).optional(),
  district: z.string().optional(),
  minPrice: z.number().nonnegative().optional(),
  maxPrice: z.number().nonnegative().optional(),
  /** True: second auction only. False: first only. */
  secondRound: z.boolean().optional(),
  sulhMahkeme: z.boolean().optional(),
  endDateFrom: daySchema.optional(),
  endDateTo: daySchema.optional(),
  /** 1 to 60, as the slider has it (spec §9). */
  daysRemaining: z.number().int().optional(),
  exclude: z
    .object({
      category: z.array(z.enum(CATEGORY_NUMBERS)).optional(),
      subCategory: z.array(z.enum(ALL_SUB_CATEGORIES)).optional(),
      city: z.array(z.string()).optional(),
      district: z.array(z.string()).optional(),
      text: z.array(z.string()).optional(),
    })
    .optional(),
  sort: z.enum(SORTS).optional(),
  /** What no filter takes, in the order of the query, in lower case. */
  text: z.string().optional(),
  /** Another reading is possible: ask, do not choose. */
  ambiguous: z.literal(true).optional(),
  details: interpretationDetailsSchema.optional(),
  parts: z.array(interpretationPartSchema),
  ambiguities: z.array(ambiguitySchema),
});
export type Interpretation = z.infer<typeof interpretationSchema>;

/** What was left aside because nothing met all that was asked for. */
export const RELAXATIONS = [
  'district',
  'query',
  'price',
  'date',
  'age',
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

/** The parameters of a search, as an address spells them. */
const parametersSchema = z.partialRecord(z.enum(SEARCH_PARAMETERS), z.string());

/** How a search was understood, with all that a page needs to show and to correct it. */
export const searchInterpretationSchema = interpretationSchema.extend({
  /**
   * The search this stands for, explicit filters among it: given to `GET /api/properties/search` it finds the same. Page
   * and facets left out.
   */
  search: parametersSchema,
  /** Names of the parameters of `search` that come from the query and not from an explicit filter. */
  understood: z.array(z.enum(SEARCH_PARAMETERS)),
  /** Understood, but listings have no field for it: nothing was filtered by it. As the query has it: `500 m2 üstü`. */
  unused: z.array(z.string()),
  /** Present when nothing met all of it: one thing was left aside, and `properties` are what is found without it. */
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
