import { z } from 'zod';
import { DOCUMENT_PAGE, MASKED_WORDS } from '../field-rules/desk-fields.ts';
import { countSchema, fieldSchema } from '../field-rules/field-schema.ts';
import { flagSchema, PROPERTY_STATUSES } from '../listings.ts';
import { CORRECTABLE_FIELD_NAMES } from './correctable-fields.ts';
import { DESK_LISTING_STATES } from './listing-states.ts';
import { whySchema } from './why.ts';

export type { DeskListingState } from './listing-states.ts';

const id = z
  .string()
  .regex(/^\d{1,15}$/, 'İlan numarası bir sayı olmalıdır.')
  .transform(Number);
export const deskListingIdSchema = z.object({ id });

/** `GET /api/desk/listings`; `before` is `next` of the previous page. */
export const deskListingsAskedSchema = z.object({
  query: z.string().max(300, 'Arama en çok 300 karakter olabilir.').default(''),
  state: z.enum(DESK_LISTING_STATES, 'Böyle bir durum yok.').default('all'),
  before: id.optional(),
});

/** The type of a value: a text, a number, an amount in lira, an instant, or one of several choices. */
export const CORRECTION_KINDS = ['text', 'number', 'amount', 'instant', 'choice'] as const;

const rowSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  il: z.string().nullable(),
  ilce: z.string().nullable(),
  dosyaBilgi: z.string().nullable(),
  source: z.string(),
  sourceKey: z.string(),
  status: z.enum(PROPERTY_STATUSES),
  isOpen: z.boolean(),
  endDate: z.iso.datetime().nullable(),
  endDateIsDayOnly: z.boolean(),
  endDateIsDerived: z.boolean(),
  secondRound: flagSchema,
  hiddenAt: z.iso.datetime().nullable(),
  /** The number of corrected fields and of masked words. */
  corrections: z.number().int(),
  masks: z.number().int(),
});
export type DeskListingRow = z.infer<typeof rowSchema>;

export const deskListingsSchema = z.object({ listings: z.array(rowSchema), next: z.number().int().nullable() });
export type DeskListings = z.infer<typeof deskListingsSchema>;

/** `GET /api/desk/listings/{id}`; values as JSON, amounts in lira. */
export const deskListingSchema = rowSchema.extend({
  fields: z.record(z.string(), z.unknown()),
  /** The fields that can be corrected, with their current values. */
  correctable: z.array(
    z.object({
      field: z.enum(CORRECTABLE_FIELD_NAMES),
      kind: z.enum(CORRECTION_KINDS),
      /** The possible values of a `choice`. */
      choices: z.array(z.object({ value: z.union([z.string(), z.boolean()]), label: z.string() })),
      value: z.unknown(),
    }),
  ),
  firstSeenAt: z.iso.datetime(),
  lastConfirmedAt: z.iso.datetime(),
  corrected: z.array(
    z.object({ field: z.string(), sourceValue: z.unknown(), value: z.unknown(), correctedAt: z.iso.datetime() }),
  ),
  /** Its stored documents whose pages can be hidden, the hidden pages, and the address where an operator reads them. */
  pagedDocuments: z.array(
    z.object({ address: z.string(), hiddenPages: z.array(z.number().int()), shownAt: z.string() }),
  ),
  /** Its hidden documents and pictures; the address is null if only its hash is known. */
  hiddenFiles: z.array(z.object({ hash: z.string(), address: z.string().nullable(), hiddenAt: z.iso.datetime() })),
});
export type DeskListing = z.infer<typeof deskListingSchema>;

const why = whySchema;
const field = z.enum(CORRECTABLE_FIELD_NAMES, 'Bu alan düzeltilemez.');

export const deskReasonSchema = z.object({ why });
export const deskUndoSchema = z.object({ field, why });
export const deskCorrectionSchema = z.object({
  field,
  value: z.union([z.string().max(2000), z.number(), z.boolean()], 'Bu değer yazılamaz.').nullable(),
  why,
});
/** One document or picture of a listing, by its address at the source. */
export const deskFileSchema = z.object({
  address: z.string({ error: 'Dosyanın adresini yazın.' }).min(1).max(2000),
  why,
});
/** A hidden file, by the hash of its address. */
export const deskHiddenFileSchema = z.object({ hash: z.string({ error: 'Dosyayı seçin.' }).min(1).max(64), why });
/** One page of a document, counted from 1. */
export const deskPageSchema = deskFileSchema.extend({
  page: countSchema(DOCUMENT_PAGE),
});
export const deskMaskSchema = z.object({
  words: fieldSchema(MASKED_WORDS),
  takesDocuments: z.boolean(),
  why,
});
