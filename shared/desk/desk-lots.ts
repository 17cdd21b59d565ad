import { z } from 'zod';
import { OTHER_LISTING } from '../field-rules/desk-fields.ts';
import { countSchema } from '../field-rules/field-schema.ts';
import { whySchema } from './why.ts';

/**
 * `POST /api/desk/listings/{id}/lot`: whether another listing is the same lot; null leaves it to the automatic
 * comparison.
 */
export const lotDecisionSchema = z.object({
  otherId: countSchema(OTHER_LISTING),
  isSame: z.boolean().nullable(),
  why: whySchema,
});
export type LotDecisionGiven = z.infer<typeof lotDecisionSchema>;

/** `GET /api/desk/listings/{id}/lot`. */
export const deskLotSchema = z.object({
  others: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      source: z.string(),
      dosyaBilgi: z.string().nullable(),
      secondRound: z.string(),
      endDate: z.iso.datetime().nullable(),
      price: z.number().nullable(),
      isLinked: z.boolean(),
      /** The desk's decision; null if there is none. */
      decided: z.boolean().nullable(),
    }),
  ),
});
export type DeskLot = z.infer<typeof deskLotSchema>;
