import { z } from 'zod';
import { listingSummarySchema } from './listings.ts';

const idMessage = 'İlan numarası bir sayı olmalıdır.';
const listingIdSchema = z
  .number({ error: idMessage })
  .int(idMessage)
  .min(1, 'İlan numarası geçersiz.')
  .max(Number.MAX_SAFE_INTEGER, 'İlan numarası geçersiz.');

/** An id, or its digits as text, as in addresses and forms. */
const listingIdTextSchema = z
  .string({ error: idMessage })
  .regex(/^\d{1,16}$/, idMessage)
  .transform(Number)
  .pipe(listingIdSchema);

/** `POST /api/user/saved-ads` (spec §7). */
export const savedAdRequestSchema = z.object({
  propertyId: z.union([listingIdSchema, listingIdTextSchema], { error: idMessage }),
});

/** The path of `DELETE /api/user/saved-ads/{propertyId}`. */
export const savedAdPathSchema = z.object({ propertyId: listingIdTextSchema });

/** A saved listing of a member; it stays after its auction has ended. */
export const savedAdSchema = z.object({
  propertyId: z.number().int(),
  savedAt: z.iso.datetime(),
  /** True once bidding has ended: `property.status` shows why. */
  hasEnded: z.boolean(),
  property: listingSummarySchema,
});
export type SavedAd = z.infer<typeof savedAdSchema>;

/** `GET /api/user/saved-ads`: all saved listings, the most recently saved first. */
export const savedAdsSchema = z.array(savedAdSchema);

/** The answer to saving and removing. */
export const savedAdAnswerSchema = z.object({ propertyId: z.number().int(), message: z.string() });
