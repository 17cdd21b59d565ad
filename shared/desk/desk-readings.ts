import { z } from 'zod';
import { NOTICE_VALUE_NAMES } from '../notice-values.ts';
import { whySchema } from './why.ts';

const field = z.enum(NOTICE_VALUE_NAMES, { error: 'Böyle bir alan okunmuyor.' });

/** `POST /api/desk/listings/{id}/reading`: what the notice really says; empty if it doesn't mention the field. */
export const wrongReadingSchema = z.object({
  field,
  rightly: z
    .string({ error: 'İlanda yazanı yazın.' })
    .max(300, 'En çok 300 karakter yazın.')
    .transform((text) => text.trim()),
  why: whySchema,
});
export const readingUndoSchema = z.object({ field, why: whySchema });

/** `GET /api/desk/listings/{id}/reading`: the notice and the values that were read from it. */
export const deskReadingSchema = z.object({
  notice: z.string().nullable(),
  values: z.array(z.object({ field, value: z.unknown(), sentence: z.string().nullable() })),
  /** Fields on which the notice contradicts itself, so no value was read. */
  conflicts: z.array(z.object({ field, sentences: z.array(z.string()) })),
  wrong: z.array(z.object({ field, rightly: z.string(), markedAt: z.iso.datetime() })),
});
export type DeskReading = z.infer<typeof deskReadingSchema>;
