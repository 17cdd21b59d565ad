import { z } from 'zod';

/** A value with the words of the notice that say it; `null` once they are forgotten, or for whom they are locked. */
const said = <T extends z.ZodType>(value: T) => z.object({ value, sentence: z.string().nullable() }).optional();

/** An instant, or the last second in Istanbul of a day whose hour is not printed. */
const auctionTimeSchema = z.object({ at: z.iso.datetime(), isDayOnly: z.boolean() });
export type NoticeTime = z.infer<typeof auctionTimeSchema>;

/** What must be deposited, as far as printed: a share of the appraisal in per cent, an amount in lira, or both. */
const depositSchema = z.object({ percent: z.number().nullable(), amount: z.number().nullable() });
export type NoticeDeposit = z.infer<typeof depositSchema>;

/**
 * What the text of a listing's notice says, read by rules (docs/reading-notices.md). A name that is missing was not said,
 * or in two ways. Annotations are missing here: they are a field of the listing, word for word.
 */
const valuesSchema = z.object({
  courtName: said(z.string()),
  dosyaBilgi: said(z.string()),
  tur: said(z.string()),
  il: said(z.string()),
  ilce: said(z.string()),
  mahalleKoy: said(z.string()),
  ada: said(z.string()),
  parsel: said(z.string()),
  block: said(z.string()),
  floor: said(z.string()),
  /** Number of the unit in the building (bağımsız bölüm). */
  unit: said(z.string()),
  /** Square metres of the title deed; in a share sale of the whole parcel. */
  areaM2: said(z.number()),
  /** The share for sale, as printed. */
  share: said(z.string()),
  /** Muhammen bedel in lira, in a share sale the share's. */
  appraisal: said(z.number()),
  deposit: said(depositSchema),
  /** The printed rates in per cent, in their order; none when the sale is exempt (istisna). */
  kdv: said(z.array(z.number())),
  firstStart: said(auctionTimeSchema),
  firstEnd: said(auctionTimeSchema),
  secondStart: said(auctionTimeSchema),
  secondEnd: said(auctionTimeSchema),
  /** Which auction the notice says that it announces. */
  round: said(z.union([z.literal(1), z.literal(2)])),
  /** As printed. */
  brand: said(z.string()),
  modelText: said(z.string()),
  modelYear: said(z.number()),
  /** By the plate, which itself is never kept. */
  plateProvince: said(z.string()),
  km: said(z.number()),
  fuel: said(z.string()),
  colour: said(z.string()),
});

export const NOTICE_VALUE_NAMES = valuesSchema.keyof().options;
export type NoticeValueName = (typeof NOTICE_VALUE_NAMES)[number];

/** The values of one lot of a notice, and of what it says in two ways that cannot both be true both sentences. */
export const noticeValuesSchema = z.object({
  values: valuesSchema,
  conflicts: z.array(z.object({ name: z.enum(NOTICE_VALUE_NAMES), sentences: z.array(z.string()) })),
});
export type NoticeValues = z.infer<typeof noticeValuesSchema>;

/** The same as far as a caller may see it; `withheld` names the values that were kept back (D20). */
export const shownNoticeValuesSchema = noticeValuesSchema.extend({ withheld: z.array(z.enum(NOTICE_VALUE_NAMES)) });
export type ShownNoticeValues = z.infer<typeof shownNoticeValuesSchema>;
