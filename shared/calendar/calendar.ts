import { z } from 'zod';
import { wonDateSchema } from '../after-sale/won-sales.ts';
import { DATE_KINDS } from '../law/dates/listing-dates.ts';
import { PROPERTY_STATUSES } from '../listings.ts';

const listingDateSchema = z.object({
  kind: z.enum(DATE_KINDS),
  round: z.union([z.literal(1), z.literal(2)]),
  at: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
  precision: z.enum(['minute', 'day', 'closing', 'noon']),
  basis: z.enum(['said', 'law', 'derived']),
  certainty: z.enum(['sure', 'possible', 'off']),
  article: z.string(),
});

/**
 * `GET /api/user/calendar`: the saved and the won listings with a date that is upcoming or recent, each with all its
 * dates in order.
 */
export const memberCalendarSchema = z.array(
  z.object({
    propertyId: z.number().int(),
    name: z.string(),
    /** What is sold, without place and file number: `3+1 125 m² daire`. */
    subject: z.string(),
    status: z.enum(PROPERTY_STATUSES),
    dates: z.array(listingDateSchema),
    /** The terms of a member who won the sale. */
    wonDates: z.array(wonDateSchema),
  }),
);
export type MemberCalendar = z.infer<typeof memberCalendarSchema>;

/**
 * `GET` and `DELETE /api/user/calendar-feed`: whether there is an address, and since when. The address itself is not
 * stored.
 */
export const calendarFeedSchema = z.object({ createdAt: z.iso.datetime().nullable() });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** `POST /api/user/calendar-feed`: the path of the new address, which is returned only this once. */
export const newCalendarFeedSchema = z.object({ createdAt: z.iso.datetime(), path: z.string() });
export type NewCalendarFeed = z.infer<typeof newCalendarFeedSchema>;
