import { z } from 'zod';
import { whySchema } from './why.ts';

/** `POST /api/desk/listings/{id}/lot`: whether another listing is of the same lot; null leaves it to the comparison. */
export const lotDecisionSchema = z.object({
  otherId: z
    .number({ error: 'Diğer ilanın numarasını yazın.' })
    .int('Diğer ilanın numarasını yazın.')
    .positive('Diğer ilanın numarasını yazın.'),
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
      /** What the desk has decided; null where it has not. */
      decided: z.boolean().nullable(),
    }),
  ),
});
export type DeskLot = z.infer<typeof deskLotSchema>;
