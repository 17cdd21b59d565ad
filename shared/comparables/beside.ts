import { z } from 'zod';

export const MOST_BESIDE = 6;

/** An open auction beside the current one, with the reason why it is shown. Nothing in it is locked. Lira. */
export const besideLotSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  place: z.string(),
  price: z.number().nullable(),
  endDate: z.iso.datetime().nullable(),
  endDateIsDayOnly: z.boolean(),
  endDateIsDerived: z.boolean(),
  why: z.array(z.string()),
});
export type BesideLot = z.infer<typeof besideLotSchema>;

/** `GET /api/properties/{id}/beside`: other open auctions that may interest somebody who looks at this one. */
export const besideSchema = z.object({
  /** Nearby auctions of the same kind, the most similar first. */
  alike: z.array(besideLotSchema),
  /** Other items on the same parcel, such as flats of one building. */
  building: z.array(besideLotSchema),
  /** Auctions that can be visited on the same day: same office and same last day, or nearby. */
  sameDay: z.array(besideLotSchema),
});
export type Beside = z.infer<typeof besideSchema>;
