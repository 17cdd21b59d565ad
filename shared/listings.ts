import { z } from 'zod';
import { CORRECTABLE_FIELD_NAMES } from './desk/correctable-fields.ts';
import { DOCUMENT_KINDS, DOCUMENT_SUBJECTS } from './documents.ts';
import { kaskoValueSchema } from './kasko/kasko-value-schema.ts';
import { CATEGORY_NUMBERS } from './kinds/kinds.ts';
import { NOTICE_NEWS, noticeValuesSchema, RIGHTS, shownNoticeValuesSchema } from './notice-values.ts';
import { provincePerM2Schema, valueTodaySchema } from './price-index/value-today-schema.ts';

/** `'1'` for yes, `'0'` for no: the spec's own notation (`secondRound` '1' means second auction). */
export const flagSchema = z.enum(['0', '1']);
export type Flag = z.infer<typeof flagSchema>;

export const PROPERTY_STATUSES = ['open', 'ended', 'sold', 'unsold', 'annulled', 'withdrawn'] as const;
export type ListingStatus = (typeof PROPERTY_STATUSES)[number];

/** Fields that only premium members may receive (D20). */
export const LOCKABLE_FIELDS = [
  'description',
  'documentFiles',
  'uyapLink',
  'parselLink',
  'degerleme',
  'contact',
  'officeContact',
  'noticeValues',
] as const;

/**
 * The public contact of the office that sells (D29): its address, its telephone number in national form with the
 * extension (`0312 555 44 33 / 120`) and its e-mail address. `null` for what is not known.
 */
export const officeContactSchema = z.object({
  address: z.string().max(300).nullable(),
  phone: z.string().max(40).nullable(),
  email: z.string().max(254).nullable(),
});
export type OfficeContact = z.infer<typeof officeContactSchema>;

/**
 * A listing on its way in (D17): what a source or a file says, parsed and trusted from here on. Every field is a column
 * of the table `properties` too (server/database/record-columns.ts). Money in lira. `null` means unknown, never a
 * guess. Personal data is masked by `recordListings` (D18).
 */
export const listingRecordSchema = z.object({
  source: z.string().min(1),
  sourceKey: z.string().min(1),
  sourceUrl: z.string().nullable(),
  auctionId: z.string().nullable(),
  title: z.string().min(1),
  dosyaBilgi: z.string().nullable(),
  /** Appraised value (muhammen bedel) in lira; in a share sale that of the share. */
  price: z.number().nonnegative().nullable(),
  il: z.string().nullable(),
  ilce: z.string().nullable(),
  mahalleKoy: z.string().nullable(),
  ada: z.string().nullable(),
  parsel: z.string().nullable(),
  location: z.string().nullable(),
  endDate: z.date().nullable(),
  /** True when the source says only the day; `endDate` is then the last second of that day in Istanbul. */
  endDateIsDayOnly: z.boolean(),
  /**
   * True when the source names a day of the sale without saying that bidding ends on it (`Birinci Satış Günü`):
   * `endDate` is then that day, as a day only, and nothing calculated from it is certain.
   */
  endDateIsDerived: z.boolean(),
  categoryNumber: z.enum(CATEGORY_NUMBERS),
  tur: z.string(),
  courtName: z.string().nullable(),
  secondRound: flagSchema,
  /** True when nothing says which of the two auctions it is: `secondRound` is then `'0'` without having been told. */
  roundIsDerived: z.boolean(),
  sulhMahkeme: flagSchema,
  /** The share that is sold, as the notice writes it (`1/2`); null when the whole is sold or no size is said. */
  hisse: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** Comma-separated addresses, as in the spec. */
  allImages: z.string(),
  documentFiles: z.array(z.string()),
  description: z.string().nullable(),
  uyapLink: z.string().nullable(),
  parselLink: z.string().nullable(),
  degerleme: z.string().nullable(),
  kaydindakiSerhler: z.string().nullable(),
  carAge: z.string().nullable(),
  carModel: z.string().nullable(),
  status: z.enum(PROPERTY_STATUSES),
  /** The sale price in lira; left out by sources that never report it. */
  soldPrice: z.number().nonnegative().nullable().optional(),
  /**
   * The last bid of an auction that is over, in lira, and how many there were; left out by sources that never report
   * them. No sale price: who bid last may not have paid.
   */
  lastBid: z.number().nonnegative().nullable().optional(),
  bidCount: z.int().nonnegative().nullable().optional(),
  /**
   * What was read from the description; left out by sources that give no notice. Sentences must stand in the
   * description.
   */
  noticeValues: noticeValuesSchema.nullable().optional(),
  /** The contact of the office, read from the head of its notice (D29); left out by sources that give no notice. */
  officeContact: officeContactSchema.nullable().optional(),
});
export type ListingRecord = z.infer<typeof listingRecordSchema>;

/**
 * A listing as cards and lists show it (spec §3). Money in lira, times in ISO 8601 UTC. Nothing in it is locked. A
 * field of the record that is picked here is read and shown wherever cards are.
 */
export const listingSummarySchema = z.object({
  id: z.number().int(),
  ...listingRecordSchema.pick({
    auctionId: true,
    title: true,
    dosyaBilgi: true,
    price: true,
    il: true,
    ilce: true,
    mahalleKoy: true,
    location: true,
    endDateIsDayOnly: true,
    endDateIsDerived: true,
    categoryNumber: true,
    tur: true,
    courtName: true,
    secondRound: true,
    roundIsDerived: true,
    sulhMahkeme: true,
    imageUrl: true,
    hisse: true,
    carAge: true,
    carModel: true,
    status: true,
  }).shape,
  endDate: z.iso.datetime().nullable(),
  category: z.string(),
  /** In lira, by the notice or else by law; null where it is not known or the notice names two. */
  deposit: z.number().nullable(),
  /** Whether a share is for sale, whatever its size, or the whole; null where nothing says so (D55). */
  isShareSale: z.boolean().nullable(),
  /** What a buyer of land acquires: ownership, a building right (üst hakkı) or its use (tahsis); null if not said. */
  soldRight: z.enum(RIGHTS).nullable(),
  /** Whether a ward's real estate may be sold, which a court confirms afterwards (TMK 440, 444). */
  mayBeWardSale: z.boolean(),
  /** Whether the place is only that of the office that sells, because nothing says where the thing is. */
  isOfficePlace: z.boolean(),
  /** Square metres of what is sold, as far as the notice says them; in a share sale of the whole. */
  areaM2: z.number().nullable(),
  /** Of a vehicle, as the notice says it. */
  modelYear: z.number().int().nullable(),
  /** The sale price in lira, once the source reports it. */
  soldPrice: z.number().nullable(),
  /**
   * In the results of a search by a number: which number of the listing it is. Only numbers that everybody may read.
   */
  matchedNumber: z.object({ kind: z.enum(['file', 'auction', 'parcel']), number: z.string() }).optional(),
  /**
   * In the results of a search by words: the document that has a word which the notice lacks, its place among the
   * documents (from 0), and that word. For callers who may see documents (D20).
   */
  matchedDocument: z.object({ name: z.string(), place: z.int().min(0), words: z.string() }).optional(),
  /**
   * In the results of a search that filters or sorts by it: of a dwelling the least that the appraisal comes to today
   * by the house price index, of a vehicle the least that the kasko list has, in lira; and the most that the
   * appraisal is of it, in per cent. Premium (D27).
   */
  appraisalToday: z.object({ least: z.number(), percent: z.int(), isSampleData: z.boolean().optional() }).optional(),
});
export type ListingSummary = z.infer<typeof listingSummarySchema>;

/** Fields of the record whose changes are kept and shown (D17). */
export const FIELDS_WITH_HISTORY = [
  'price',
  'endDate',
  'secondRound',
  'description',
  'status',
  'soldPrice',
] as const satisfies readonly (keyof ListingRecord)[];

/**
 * A change the source made to a listing (D17). For a description, only the fact of the change is shown. Changes of
 * values from a locked text are hidden from callers for whom the text is locked.
 */
export const listingChangeSchema = z.object({
  field: z.enum([...FIELDS_WITH_HISTORY, ...NOTICE_NEWS.map(({ field }) => field)]),
  /** Lira, per cent (`kdv`: the rates), ISO instants, words. */
  oldValue: z.union([z.string(), z.number(), z.array(z.number())]).nullable(),
  newValue: z.union([z.string(), z.number(), z.array(z.number())]).nullable(),
  changedAt: z.iso.datetime(),
});
export type ListingChange = z.infer<typeof listingChangeSchema>;

/**
 * Another auction of the same lot: an earlier or a later round, or the same one at another source. Nothing in it is
 * locked.
 */
export const otherAuctionSchema = z.object({
  id: z.number().int(),
  secondRound: flagSchema,
  roundIsDerived: z.boolean(),
  endDate: z.iso.datetime().nullable(),
  endDateIsDayOnly: z.boolean(),
  endDateIsDerived: z.boolean(),
  status: z.enum(PROPERTY_STATUSES),
  price: z.number().nullable(),
  soldPrice: z.number().nullable(),
  /** The last bid in lira and how many there were, where the source told them of an auction that is over. */
  lastBid: z.number().nullable(),
  bidCount: z.int().nullable(),
  /** The source that tells this, and when we first read there how it ended; null where that was not seen. */
  source: z.string(),
  toldAt: z.iso.datetime().nullable(),
  /** Whether a sale was told before and is no longer: it was annulled, or its price was not paid. */
  wasSold: z.boolean(),
});
export type OtherAuction = z.infer<typeof otherAuctionSchema>;

/** One listing in full, as far as the caller may see it; `locked` names what was kept back (D16, D20). */
export const listingDetailSchema = listingSummarySchema.extend({
  ...listingRecordSchema.pick({
    ada: true,
    parsel: true,
    allImages: true,
    description: true,
    documentFiles: true,
    uyapLink: true,
    parselLink: true,
    degerleme: true,
    kaydindakiSerhler: true,
    source: true,
  }).shape,
  descriptionPreview: z.string().nullable(),
  /** Whether this auction may be one among the owner-heirs alone (Law 7589); never more than possible. */
  mayBeAmongHeirs: z.boolean(),
  /** Figures and rules of law that are told of sales and that nobody has confirmed yet. */
  lawToConfirm: z.array(z.string()),
  /** Live support, which comes with premium (D29): by telephone where there is a number, else as a conversation. */
  contact: z.object({ phone: z.string().nullable() }).nullable(),
  /** The public contact of the office that sells: from the operator's directory, else from the notice (D29). */
  officeContact: officeContactSchema.nullable(),
  /** The values read from the notice, each with its sentence; null when none was read. */
  noticeValues: shownNoticeValuesSchema.nullable(),
  locked: z.array(z.enum(LOCKABLE_FIELDS)),
  /**
   * What the locked documents are, in the order of `documentFiles`, without names and addresses; empty when they are
   * open.
   */
  lockedDocuments: z.array(z.object({ subject: z.enum(DOCUMENT_SUBJECTS).nullable(), kind: z.enum(DOCUMENT_KINDS) })),
  /** Where the listing comes from, unless that is one of the locked links. */
  sourceUrl: z.string().nullable(),
  /** Other auctions of the same lot, sorted by their end. */
  otherAuctions: z.array(otherAuctionSchema),
  /** Fields in which operators have corrected the source, and when. */
  corrections: z.array(z.object({ field: z.enum(CORRECTABLE_FIELD_NAMES), correctedAt: z.iso.datetime() })),
  /** How many versions of its notice there are, the present one among them. */
  versionCount: z.number().int(),
  /** The latest first. */
  changes: z.array(listingChangeSchema),
  firstSeenAt: z.iso.datetime(),
  lastConfirmedAt: z.iso.datetime(),
  /** True when the source has not shown this open listing for days although it has shown others since. */
  isUnseen: z.boolean(),
  /** Listings a caller of the free plan may still open today (D21); null for callers without a limit. */
  viewsLeftToday: z.number().int().nullable(),
  /** Locked documents that the caller may still open today, each by a separate call (D28); null without a limit. */
  documentsLeftToday: z.number().int().nullable(),
  /** The appraisal of a dwelling moved to today by the house price index. */
  valueToday: valueTodaySchema,
  /** What a square metre of dwellings is worth in the province; null for other things, and while it is not known. */
  provincePerM2: provincePerM2Schema.nullable(),
  /** Of a vehicle what the insurers' list (TSB) has for its type and model year. */
  kaskoValue: kaskoValueSchema,
  /** Whether the caller works out all costs and the highest bid of the listing. */
  mayCalculate: z.boolean(),
});
export type ListingDetail = z.infer<typeof listingDetailSchema>;

/** `POST /api/properties/{id}/documents/{place}`: the address of one document (D28). */
export const openedDocumentSchema = z.object({ address: z.string() });
