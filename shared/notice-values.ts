import { z } from 'zod';
import { ANNOTATIONS, OCCUPANCIES } from './search-filters/search-values.ts';

/**
 * The origin of a value that the notice does not contain: the listing's title, the fields of its source (a category, a
 * place), or the name of the selling office. The notice has priority over the title, the title over the source.
 */
export const ORIGINS = ['title', 'source', 'office'] as const;
export type Origin = (typeof ORIGINS)[number];

/**
 * A value with the words it was read from; `null` if they were deleted or are locked for the caller. The words are in
 * the notice, unless `from` names another origin.
 */
const said = <T extends z.ZodType>(value: T) =>
  z.object({ value, sentence: z.string().nullable(), from: z.enum(ORIGINS).optional() }).optional();

/** An instant, or the last second in Istanbul of a day whose hour is not printed. */
const auctionTimeSchema = z.object({ at: z.iso.datetime(), isDayOnly: z.boolean() });
export type NoticeTime = z.infer<typeof auctionTimeSchema>;

/** The required deposit as printed: a share of the appraisal in per cent, an amount in lira, or both. */
const depositSchema = z.object({ percent: z.number().nullable(), amount: z.number().nullable() });
export type NoticeDeposit = z.infer<typeof depositSchema>;

/** Entries of the land register that the notice confirms or denies; whether others exist is not known. */
const annotationsSchema = z.object({ present: z.array(z.enum(ANNOTATIONS)), absent: z.array(z.enum(ANNOTATIONS)) });

/**
 * Claims with their sums in lira: `ranked` claims certainly have priority, a mortgage or a public claim may (İİK 115).
 */
const priorClaimSchema = z.object({ kind: z.enum(['ranked', 'mortgage', 'public']), amount: z.number() });
export type PriorClaim = z.infer<typeof priorClaimSchema>;

/**
 * What a buyer of land acquires: the land itself, a building right on it (üst hakkı), its use as allotted by the state
 * (tahsis), or its use for somebody's lifetime (intifa).
 */
export const RIGHTS = ['ownership', 'superficies', 'allotment', 'usufruct'] as const;
export type Right = (typeof RIGHTS)[number];

export type NoticeValueFacts = {
  readonly schema: z.ZodType;
  /** The name of the value in the reader of notices, if it is different. */
  readonly reader?: string;
  /**
   * `sale`: applies to any kind of item. `thing`: a property of the item, invalid if the notice was read as a different
   * kind of item.
   */
  readonly about: 'sale' | 'thing';
  /**
   * Whether everybody may see the value (D20). Values are read from the description and are locked like it. A value is
   * open only if a field of the listing shows it to everybody, or if people need it to decide whether to take part
   * (D38).
   */
  readonly isOpen: boolean;
  /** Changes that are news, by their names in the history; the path leads from the value to the part that changes. */
  readonly news?: Readonly<Record<string, string>>;
};

/**
 * Every value that rules read from the text of a listing's notice (docs/reading-notices.md). For annotations the value
 * says which exist and which do not; their words are a field of the listing.
 */
export const NOTICE_VALUES = {
  courtName: { schema: z.string(), about: 'sale', isOpen: true },
  dosyaBilgi: { schema: z.string(), about: 'sale', isOpen: true },
  tur: { schema: z.string(), about: 'thing', isOpen: true },
  /** What the item is called, as printed: `kayısı bahçesi`, `asma katlı dükkan`. Read from titles. */
  nature: { schema: z.string(), about: 'thing', isOpen: true },
  right: { schema: z.enum(RIGHTS), about: 'sale', isOpen: true },
  /** Whether several lots are sold under this one listing (`çoklu satış`). Read from titles. */
  isSeveralLots: { schema: z.literal(true), about: 'sale', isOpen: true },
  il: { schema: z.string(), about: 'thing', isOpen: true },
  ilce: { schema: z.string(), about: 'thing', isOpen: true },
  mahalleKoy: { schema: z.string(), about: 'thing', isOpen: true },
  /** A local name shared by many fields of a village: `Tekkedüzü Mevkii`. Read from titles. */
  locality: { schema: z.string(), about: 'thing', isOpen: true },
  ada: { schema: z.string(), about: 'thing', isOpen: true },
  parsel: { schema: z.string(), about: 'thing', isOpen: true },
  block: { schema: z.string(), about: 'thing', isOpen: false },
  floor: { schema: z.string(), about: 'thing', isOpen: false },
  /** Number of the unit in the building (bağımsız bölüm). */
  unit: { schema: z.string(), about: 'thing', isOpen: false },
  /** `3+1`. Read from titles. */
  rooms: { schema: z.string(), about: 'thing', isOpen: true },
  /**
   * The area that is sold in square metres: for a unit its own, never that of the ground; in a share sale that of the
   * whole parcel.
   */
  areaM2: { schema: z.number(), about: 'thing', isOpen: true },
  /** The area of the ground of a unit's building in square metres. */
  plotM2: { schema: z.number(), about: 'thing', isOpen: true },
  /** The gross (brüt) area of a unit, if the notice says gross or net. */
  grossM2: { schema: z.number(), about: 'thing', isOpen: true },
  netM2: { schema: z.number(), about: 'thing', isOpen: true },
  /** Who uses it. If the notice says nothing, it is not necessarily vacant. */
  occupancy: { schema: z.enum(OCCUPANCIES), about: 'thing', isOpen: false },
  annotations: { schema: annotationsSchema, about: 'thing', isOpen: false },
  /** The share that is sold, as printed. */
  share: { schema: z.string(), about: 'sale', isOpen: true },
  /**
   * Whether a share is sold, whatever its size, or the whole (D55). If the notice says nothing, it is not necessarily
   * the whole.
   */
  isShareSale: { schema: z.boolean(), about: 'sale', isOpen: true },
  /** Muhammen bedel in lira; in a share sale that of the share. */
  appraisal: { schema: z.number(), reader: 'appraisalKurus', about: 'sale', isOpen: true },
  /** The date of the appraisal in Istanbul. */
  appraisedOn: { schema: z.iso.date(), about: 'sale', isOpen: false },
  priorClaims: { schema: z.array(priorClaimSchema), about: 'sale', isOpen: false },
  deposit: {
    schema: depositSchema,
    about: 'sale',
    isOpen: true,
    news: { deposit: 'amount', depositPercent: 'percent' },
  },
  /** The printed rates in per cent, in order; an empty list if the sale is exempt (istisna). */
  kdv: { schema: z.array(z.number()), about: 'sale', isOpen: false, news: { kdv: '' } },
  firstStart: { schema: auctionTimeSchema, about: 'sale', isOpen: true, news: { firstStart: 'at' } },
  firstEnd: { schema: auctionTimeSchema, about: 'sale', isOpen: true },
  secondStart: { schema: auctionTimeSchema, about: 'sale', isOpen: true, news: { secondStart: 'at' } },
  secondEnd: { schema: auctionTimeSchema, about: 'sale', isOpen: true, news: { secondEnd: 'at' } },
  /** Which of the two auctions the notice announces. */
  round: { schema: z.union([z.literal(1), z.literal(2)]), about: 'sale', isOpen: true },
  /** As printed. */
  brand: { schema: z.string(), about: 'thing', isOpen: true },
  modelText: { schema: z.string(), about: 'thing', isOpen: true },
  modelYear: { schema: z.number(), about: 'thing', isOpen: true },
  /** Read from the licence plate, which itself is never stored. */
  plateProvince: { schema: z.string(), about: 'thing', isOpen: false },
  km: { schema: z.number(), about: 'thing', isOpen: false },
  fuel: { schema: z.string(), about: 'thing', isOpen: false },
  colour: { schema: z.string(), about: 'thing', isOpen: false },
} as const satisfies Readonly<Record<string, NoticeValueFacts>>;

type NoticeValueTable = Readonly<Record<string, NoticeValueFacts>>;
type Said<Schema extends z.ZodType> = ReturnType<typeof said<Schema>>;

/** The shape of a notice's values: every value of a table, all optional. */
export function noticeValueShapeOf<Table extends NoticeValueTable>(table: Table) {
  const shape = Object.entries(table).map(([name, { schema }]) => [name, said(schema)]);
  // safe: the names of the table, each with its schema
  return Object.fromEntries(shape) as { [Name in keyof Table]: Said<Table[Name]['schema']> };
}

type NewsOf<Facts> = Facts extends { readonly news: infer News } ? keyof News & string : never;
type NewsIn<Table> = { [Name in keyof Table]: NewsOf<Table[Name]> }[keyof Table];

/** A change of a notice's value that is reported as news. */
export type NoticeNews<Field extends string = string> = {
  /** The name in the history. */
  readonly field: Field;
  /** The path of the value in a listing's notice values. */
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
 * The values of one lot of a notice. A missing name was not mentioned, or the notice contradicts itself; in that case
 * both sentences are here.
 */
export const noticeValuesSchema = z.object({
  values: z.object(noticeValueShapeOf(NOTICE_VALUES)),
  conflicts: z.array(z.object({ name: z.enum(NOTICE_VALUE_NAMES), sentences: z.array(z.string()) })),
});
export type NoticeValues = z.infer<typeof noticeValuesSchema>;

/** The values that the caller may see; `withheld` names the removed ones (D20). */
export const shownNoticeValuesSchema = noticeValuesSchema.extend({ withheld: z.array(z.enum(NOTICE_VALUE_NAMES)) });
export type ShownNoticeValues = z.infer<typeof shownNoticeValuesSchema>;
