import { z } from 'zod';

/** The most of each group that are named. */
export const MOST_BESIDE = 6;

/** An open auction beside the one that is looked at, with why it is named. Nothing in it is locked. Lira. */
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

/** `GET /api/properties/{id}/beside`: open auctions that somebody who looks at this one may want to see, too. */
export const besideSchema = z.object({
  /** Of the same kind nearby, the most alike first. */
  alike: z.array(besideLotSchema),
  /** Other things on the same parcel: flats of one building. */
  building: z.array(besideLotSchema),
  /** What can be seen on the same day: of the same office and last day, or near by. */
  sameDay: z.array(besideLotSchema),
});
export type Beside = z.infer<typeof besideSchema>;
