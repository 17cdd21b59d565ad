import { z } from 'zod';
import { ANNOTATIONS, OCCUPANCIES } from './search-filters/search-values.ts';

/**
 * Where a value that the notice does not say was read: in the listing's title, in the fields of its source (a category,
 * a place), or in the name of the office that sells. The notice has priority over the title, the title over the source.
 */
export const ORIGINS = ['title', 'source', 'office'] as const;
export type Origin = (typeof ORIGINS)[number];

/**
 * A value with the words that say it; `null` once they are forgotten, or for whom they are locked. The words stand in
 * the notice, unless `from` names another place.
 */
const said = <T extends z.ZodType>(value: T) =>
  z.object({ value, sentence: z.string().nullable(), from: z.enum(ORIGINS).optional() }).optional();

/** An instant, or the last second in Istanbul of a day whose hour is not printed. */
const auctionTimeSchema = z.object({ at: z.iso.datetime(), isDayOnly: z.boolean() });
export type NoticeTime = z.infer<typeof auctionTimeSchema>;

/** The required deposit as printed: a share of the appraisal in per cent, an amount in lira, or both. */
const depositSchema = z.object({ percent: z.number().nullable(), amount: z.number().nullable() });
export type NoticeDeposit = z.infer<typeof depositSchema>;

/** Entries of the land register that the notice names or denies; whether any other exists is not known. */
const annotationsSchema = z.object({ present: z.array(z.enum(ANNOTATIONS)), absent: z.array(z.enum(ANNOTATIONS)) });

/** Claims with their sums in lira: `ranked` rank before for certain, a mortgage or a public claim may (İİK 115). */
const priorClaimSchema = z.object({ kind: z.enum(['ranked', 'mortgage', 'public']), amount: z.number() });
export type PriorClaim = z.infer<typeof priorClaimSchema>;

/**
 * What a buyer of land acquires: the land itself, a building right on it (üst hakkı), its use as allotted by the state
 * (tahsis), or its use for the life of somebody (intifa).
 */
export const RIGHTS = ['ownership', 'superficies', 'allotment', 'usufruct'] as const;
export type Right = (typeof RIGHTS)[number];

export type NoticeValueFacts = {
  readonly schema: z.ZodType;
  /** The name that the reader of notices uses for the value, if it is different. */
  readonly reader?: string;
  /**
   * The sale, whatever is sold; or the thing: then it means nothing when the notice was read as of another kind of
   * thing.
   */
  readonly about: 'sale' | 'thing';
  /**
   * Whether everybody may see the value (D20). Values are read from the description and as locked as that. A value is
   * open only if a field of the listing tells it to everybody, or if one needs it to decide on taking part (D38).
   */
  readonly isOpen: boolean;
  /**
   * Changes that are news, by the name they have in the history; the path leads from the value to the part that
   * changes.
   */
  readonly news?: Readonly<Record<string, string>>;
};

/**
 * Every value that is read from the text of a listing's notice by rules (docs/reading-notices.md). For annotations the
 * value says which exist and which do not; their words are a field of the listing.
 */
export const NOTICE_VALUES = {
  courtName: { schema: z.string(), about: 'sale', isOpen: true },
  dosyaBilgi: { schema: z.string(), about: 'sale', isOpen: true },
  tur: { schema: z.string(), about: 'thing', isOpen: true },
  /** What it is called, as printed: `kayısı bahçesi`, `asma katlı dükkan`. Read from titles. */
  nature: { schema: z.string(), about: 'thing', isOpen: true },
  right: { schema: z.enum(RIGHTS), about: 'sale', isOpen: true },
  /** Whether several lots are sold under this one listing (`çoklu satış`). Read from titles. */
  isSeveralLots: { schema: z.literal(true), about: 'sale', isOpen: true },
  il: { schema: z.string(), about: 'thing', isOpen: true },
  ilce: { schema: z.string(), about: 'thing', isOpen: true },
  mahalleKoy: { schema: z.string(), about: 'thing', isOpen: true },
  /** A name that many fields of one village have: `Tekkedüzü Mevkii`. Read from titles. */
  locality: { schema: z.string(), about: 'thing', isOpen: true },
  ada: { schema: z.string(), about: 'thing', isOpen: true },
  parsel: { schema: z.string(), about: 'thing', isOpen: true },
  block: { schema: z.string(), about: 'thing', isOpen: false },
  floor: { schema: z.string(), about: 'thing', isOpen: false },
  /** Number of the unit in the building (bağımsız bölüm). */
  unit: { schema: z.string(), about: 'thing', isOpen: false },
  /** `3+1`. Read from titles. */
  rooms: { schema: z.string(), about: 'thing', isOpen: true },
  /** Square metres of what is sold: of a unit its own, never the ground's; in a share sale of the whole parcel. */
  areaM2: { schema: z.number(), about: 'thing', isOpen: true },
  /** Square metres of the ground on which the building of a unit stands. */
  plotM2: { schema: z.number(), about: 'thing', isOpen: true },
  /** Of a unit, where the notice says gross (brüt) or net. */
  grossM2: { schema: z.number(), about: 'thing', isOpen: true },
  netM2: { schema: z.number(), about: 'thing', isOpen: true },
  /** Who uses it. Not said is not the same as empty. */
  occupancy: { schema: z.enum(OCCUPANCIES), about: 'thing', isOpen: false },
  annotations: { schema: annotationsSchema, about: 'thing', isOpen: false },
  /** The share for sale, as printed. */
  share: { schema: z.string(), about: 'sale', isOpen: true },
  /** Whether a share is for sale, whatever its size, or the whole (D55). Not said is not the same as the whole. */
  isShareSale: { schema: z.boolean(), about: 'sale', isOpen: true },
  /** Muhammen bedel in lira, in a share sale the share's. */
  appraisal: { schema: z.number(), reader: 'appraisalKurus', about: 'sale', isOpen: true },
  /** The day of which the appraisal is, in Istanbul. */
  appraisedOn: { schema: z.iso.date(), about: 'sale', isOpen: false },
  priorClaims: { schema: z.array(priorClaimSchema), about: 'sale', isOpen: false },
  deposit: {
    schema: depositSchema,
    about: 'sale',
    isOpen: true,
    news: { deposit: 'amount', depositPercent: 'percent' },
  },
  /** The printed rates in per cent, in their order; none when the sale is exempt (istisna). */
  kdv: { schema: z.array(z.number()), about: 'sale', isOpen: false, news: { kdv: '' } },
  firstStart: { schema: auctionTimeSchema, about: 'sale', isOpen: true, news: { firstStart: 'at' } },
  firstEnd: { schema: auctionTimeSchema, about: 'sale', isOpen: true },
  secondStart: { schema: auctionTimeSchema, about: 'sale', isOpen: true, news: { secondStart: 'at' } },
  secondEnd: { schema: auctionTimeSchema, about: 'sale', isOpen: true, news: { secondEnd: 'at' } },
  /** Which auction the notice says that it announces. */
  round: { schema: z.union([z.literal(1), z.literal(2)]), about: 'sale', isOpen: true },
  /** As printed. */
  brand: { schema: z.string(), about: 'thing', isOpen: true },
  modelText: { schema: z.string(), about: 'thing', isOpen: true },
  modelYear: { schema: z.number(), about: 'thing', isOpen: true },
  /** Read from the licence plate, which itself is never kept. */
  plateProvince: { schema: z.string(), about: 'thing', isOpen: false },
  km: { schema: z.number(), about: 'thing', isOpen: false },
  fuel: { schema: z.string(), about: 'thing', isOpen: false },
  colour: { schema: z.string(), about: 'thing', isOpen: false },
} as const satisfies Readonly<Record<string, NoticeValueFacts>>;

type NoticeValueTable = Readonly<Record<string, NoticeValueFacts>>;
type Said<Schema extends z.ZodType> = ReturnType<typeof said<Schema>>;

/** The shape of what a notice says: every value of a table, none of which has to be said. */
export function noticeValueShapeOf<Table extends NoticeValueTable>(table: Table) {
  const shape = Object.entries(table).map(([name, { schema }]) => [name, said(schema)]);
  // safe: the names of the table, each with its own schema
  return Object.fromEntries(shape) as { [Name in keyof Table]: Said<Table[Name]['schema']> };
}

type NewsOf<Facts> = Facts extends { readonly news: infer News } ? keyof News & string : never;
type NewsIn<Table> = { [Name in keyof Table]: NewsOf<Table[Name]> }[keyof Table];

/** A change of a notice's value that is reported as news. */
export type NoticeNews<Field extends string = string> = {
  /** Its name in the history. */
  readonly field: Field;
  /** Where it stands in a listing's notice values, by names. */
  readonly path: readonly string[];
  readonly isOpen: boolean;
};

/** The changes of a table's values that are reported as news. */
export function noticeNewsOf<Table extends NoticeValueTable>(table: Table): NoticeNews<NewsIn<Table>>[] {
  return Object.entries(table).flatMap(([name, { news = {}, isOpen }]) =>
    Object.entries(news).map(([field, part]) => ({
      field: field as NewsIn<Table>, // safe: a name of the table's news
      path: ['values', name, 'value', ...(part === '' ? [] : [part])],
      isOpen,
    })),
  );
}

export type NoticeValueName = keyof typeof NOTICE_VALUES;
// safe: Object.keys returns only the names of a literal
export const NOTICE_VALUE_NAMES = Object.keys(NOTICE_VALUES) as NoticeValueName[];
export const NOTICE_NEWS = noticeNewsOf(NOTICE_VALUES);

/**
 * The values of one lot of a notice. A missing name was not said, or was said in two ways. If the notice says something
 * in two ways that cannot both be true, both sentences are here.
 */
export const noticeValuesSchema = z.object({
  values: z.object(noticeValueShapeOf(NOTICE_VALUES)),
  conflicts: z.array(z.object({ name: z.enum(NOTICE_VALUE_NAMES), sentences: z.array(z.string()) })),
});
export type NoticeValues = z.infer<typeof noticeValuesSchema>;

/** The values that the caller may see; `withheld` names the values that were removed (D20). */
export const shownNoticeValuesSchema = noticeValuesSchema.extend({ withheld: z.array(z.enum(NOTICE_VALUE_NAMES)) });
export type ShownNoticeValues = z.infer<typeof shownNoticeValuesSchema>;
