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
 * The public contact of the selling office (D29): its address, its telephone number in national form with the extension
 * (`0312 555 44 33 / 120`) and its e-mail address. `null` for unknown values.
 */
export const officeContactSchema = z.object({
  address: z.string().max(300).nullable(),
  phone: z.string().max(40).nullable(),
  email: z.string().max(254).nullable(),
});
export type OfficeContact = z.infer<typeof officeContactSchema>;

/**
 * A listing for intake (D17): what a source or a file says, parsed and trusted from here on. Every field is also a
 * column of the table `properties` (server/database/record-columns.ts). Money in lira. `null` means unknown, never a
 * guess. `recordListings` masks personal data (D18).
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
  /** True if the source gives only the day; `endDate` is then the last second of that day in Istanbul. */
  endDateIsDayOnly: z.boolean(),
  /**
   * True if the source gives a day of the sale without saying that bidding ends on it (`Birinci Satış Günü`): `endDate`
   * is then that day, as a day only, and nothing calculated from it is certain.
   */
  endDateIsDerived: z.boolean(),
  categoryNumber: z.enum(CATEGORY_NUMBERS),
  tur: z.string(),
  courtName: z.string().nullable(),
  secondRound: flagSchema,
  /** True if it is unknown which of the two auctions it is: `secondRound` is then `'0'` by default. */
  roundIsDerived: z.boolean(),
  sulhMahkeme: flagSchema,
  /** The share that is sold, as the notice writes it (`1/2`); null for a whole and for a share of unknown size. */
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
  /** The sale price in lira; absent for sources that never report it. */
  soldPrice: z.number().nonnegative().nullable().optional(),
  /**
   * The last bid of an ended auction in lira, and the number of bids; absent for sources that never report them. Not a
   * sale price: the last bidder may not have paid.
   */
  lastBid: z.number().nonnegative().nullable().optional(),
  bidCount: z.int().nonnegative().nullable().optional(),
  /**
   * The values read from the description; absent for sources without notices. Sentences must occur in the description.
   */
  noticeValues: noticeValuesSchema.nullable().optional(),
  /** The contact of the office, read from the head of its notice (D29); absent for sources without notices. */
  officeContact: officeContactSchema.nullable().optional(),
});
export type ListingRecord = z.infer<typeof listingRecordSchema>;

/**
 * A listing as cards and lists show it (spec §3). Money in lira, times in ISO 8601 UTC. Nothing in it is locked. A
 * field of the record that is picked here is loaded and returned wherever cards are.
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
  /** In lira, by the notice or otherwise by law; null if it is unknown or the notice states two. */
  deposit: z.number().nullable(),
  /** Whether a share is sold, whatever its size, or the whole; null if unknown (D55). */
  isShareSale: z.boolean().nullable(),
  /** What a buyer of land acquires: ownership, a building right (üst hakkı) or its use (tahsis); null if unknown. */
  soldRight: z.enum(RIGHTS).nullable(),
  /** Whether it may be a ward's real estate, whose sale a court must confirm afterwards (TMK 440, 444). */
  mayBeWardSale: z.boolean(),
  /** Whether the place is only that of the selling office, because the location of the item is unknown. */
  isOfficePlace: z.boolean(),
  /** The area that is sold in square metres, if the notice gives it; in a share sale that of the whole. */
  areaM2: z.number().nullable(),
  /** The model year of a vehicle, as in the notice. */
  modelYear: z.number().int().nullable(),
  /** The sale price in lira, once the source reports it. */
  soldPrice: z.number().nullable(),
  /**
   * In the results of a search for a number: which number of the listing matched. Only numbers that everybody may see.
   */
  matchedNumber: z.object({ kind: z.enum(['file', 'auction', 'parcel']), number: z.string() }).optional(),
  /**
   * In the results of a search for words: a document that contains a word which the notice lacks, its index among the
   * documents (from 0), and that word. For callers who may see documents (D20).
   */
  matchedDocument: z.object({ name: z.string(), place: z.int().min(0), words: z.string() }).optional(),
  /**
   * In the results of a search that filters or sorts by it. `least`: the lower bound of today's value, for a dwelling
   * by the house price index, for a vehicle by the kasko list, in lira. `percent`: the highest possible share of the
   * appraisal in it. Premium (D27).
   */
  appraisalToday: z.object({ least: z.number(), percent: z.int(), isSampleData: z.boolean().optional() }).optional(),
});
export type ListingSummary = z.infer<typeof listingSummarySchema>;

/** Fields of the record whose changes are stored and shown (D17). */
export const FIELDS_WITH_HISTORY = [
  'price',
  'endDate',
  'secondRound',
  'description',
  'status',
  'soldPrice',
] as const satisfies readonly (keyof ListingRecord)[];

/**
 * A change that the source made to a listing (D17). A changed description is only mentioned, not shown. Changes of
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
  /** The last bid in lira and the number of bids, if the source reported them for an ended auction. */
  lastBid: z.number().nullable(),
  bidCount: z.int().nullable(),
  /** The source of this auction, and when we first read there how it ended; null if that was not seen. */
  source: z.string(),
  toldAt: z.iso.datetime().nullable(),
  /** Whether a sale was reported earlier but no longer is: it was annulled, or its price was not paid. */
  wasSold: z.boolean(),
});
export type OtherAuction = z.infer<typeof otherAuctionSchema>;

/** The full listing as far as the caller may see it; `locked` names what was withheld (D16, D20). */
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
  /** Whether this auction may be restricted to the owner-heirs (Law 7589); never more than possible. */
  mayBeAmongHeirs: z.boolean(),
  /** Figures and rules of law about sales that nobody has confirmed yet. */
  lawToConfirm: z.array(z.string()),
  /** Live support, which is part of premium (D29): by telephone if there is a number, otherwise as a conversation. */
  contact: z.object({ phone: z.string().nullable() }).nullable(),
  /** The public contact of the selling office: from the operator's directory, otherwise from the notice (D29). */
  officeContact: officeContactSchema.nullable(),
  /** The values read from the notice, each with its sentence; null when none was read. */
  noticeValues: shownNoticeValuesSchema.nullable(),
  locked: z.array(z.enum(LOCKABLE_FIELDS)),
  /**
   * The subject and kind of each locked document, in the order of `documentFiles`, without names and addresses; empty
   * if they are open.
   */
  lockedDocuments: z.array(z.object({ subject: z.enum(DOCUMENT_SUBJECTS).nullable(), kind: z.enum(DOCUMENT_KINDS) })),
  /** The origin of the listing, unless it is one of the locked links. */
  sourceUrl: z.string().nullable(),
  /** Other auctions of the same lot, sorted by their end. */
  otherAuctions: z.array(otherAuctionSchema),
  /** Fields in which operators have corrected the source, and when. */
  corrections: z.array(z.object({ field: z.enum(CORRECTABLE_FIELD_NAMES), correctedAt: z.iso.datetime() })),
  /** The number of versions of its notice, including the current one. */
  versionCount: z.number().int(),
  /** The latest first. */
  changes: z.array(listingChangeSchema),
  firstSeenAt: z.iso.datetime(),
  lastConfirmedAt: z.iso.datetime(),
  /** True if the source has not shown this open listing for days although it has shown others. */
  isUnseen: z.boolean(),
  /** Listings a caller of the free plan may still open today (D21); null for callers without a limit. */
  viewsLeftToday: z.number().int().nullable(),
  /** Locked documents that the caller may still open today, each by a separate call (D28); null without a limit. */
  documentsLeftToday: z.number().int().nullable(),
  /** The appraisal of a dwelling moved to today by the house price index. */
  valueToday: valueTodaySchema,
  /** The value of a square metre of dwellings in the province; null for other items, and if unknown. */
  provincePerM2: provincePerM2Schema.nullable(),
  /** The value of a vehicle of this type and model year in the insurers' list (TSB). */
  kaskoValue: kaskoValueSchema,
  /** Whether the caller may calculate all costs and the highest bid of the listing. */
  mayCalculate: z.boolean(),
});
export type ListingDetail = z.infer<typeof listingDetailSchema>;

/** `POST /api/properties/{id}/documents/{place}`: the address of one document (D28). */
export const openedDocumentSchema = z.object({ address: z.string() });
