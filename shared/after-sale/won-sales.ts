import { z } from 'zod';
import { WON_DATE_KINDS } from '../law/dates/won-dates.ts';
import { listingSummarySchema } from '../listings.ts';
import { savedAdPathSchema } from '../saved-ads.ts';

/** The maximum number of sales that a member may mark as won. */
export const MAX_WON_SALES = 200;

/** A day; null if it has not been reached yet. */
function optionalDay(what: string) {
  return z.iso
    .date({ error: `${what} 2026-11-24 biçiminde bir gün olmalıdır.` })
    .nullable()
    .default(null);
}

/**
 * `PUT /api/user/won-sales/{propertyId}`: the days (`yyyy-mm-dd`) that the member knows; a missing day has not been
 * reached yet.
 */
export const wonSaleRequestSchema = z.object(
  {
    /** When the auction ended, if that is not the listing's own end. */
    soldOn: optionalDay('İhalenin bittiği gün'),
    /** When the portal announced the minutes of the result (İİK 115/4). */
    announcedOn: optionalDay('Tutanağın ilan edildiği gün'),
    paidOn: optionalDay('Ödeme günü'),
    /** When the eviction order was served on the occupant (İİK 135). */
    evictionServedOn: optionalDay('Tahliye emrinin tebliğ edildiği gün'),
  },
  { error: 'Tarihler eksik ya da yanlış.' },
);
export type WonSaleRequest = z.infer<typeof wonSaleRequestSchema>;

/** The path of a sale that was won. */
export const wonSalePathSchema = savedAdPathSchema;

/** A term of the winner; `day` is its last day. */
export const wonDateSchema = z.object({ kind: z.enum(WON_DATE_KINDS), day: z.iso.date(), article: z.string() });

/** A sale as its winner recorded it; `soldOn` is the end of the listing unless the member entered another day. */
export const wonSaleSchema = z.object({
  soldOn: z.iso.date(),
  /** Whether the member entered `soldOn`. */
  isSoldOnSaid: z.boolean(),
  announcedOn: z.iso.date().nullable(),
  paidOn: z.iso.date().nullable(),
  evictionServedOn: z.iso.date().nullable(),
});
export type WonSale = z.infer<typeof wonSaleSchema>;

/**
 * `GET`, `PUT` and `DELETE /api/user/won-sales/{propertyId}`: the listing, what the member entered about it, and the
 * resulting terms.
 */
export const wonSaleAnswerSchema = z.object({
  property: listingSummarySchema,
  /** Figures and rules of law that nobody has confirmed yet. */
  lawToConfirm: z.array(z.string()),
  /** Null unless the member has marked the sale as won. */
  wonSale: wonSaleSchema.nullable(),
  /** Sorted by their last day. Terms in years whose holidays are not known yet are left out. */
  dates: z.array(wonDateSchema),
});
export type WonSaleAnswer = z.infer<typeof wonSaleAnswerSchema>;
