import { z } from 'zod';
import { WAITING_NAMES } from './waiting-kinds.ts';

/** `GET /api/desk/waiting`: what waits for this operator, due first. A kind of which nothing waits is left out. */
export const waitingSchema = z.object({
  waiting: z.array(
    z.object({
      kind: z.enum(WAITING_NAMES),
      count: z.number().int(),
      /** Since when the oldest waits. */
      since: z.iso.datetime(),
      /** When the most urgent must be done; null where nothing says so. */
      due: z.iso.datetime().nullable(),
      /** The most urgent, as the address of its page names it; null where the page has no address for one. */
      first: z.string().nullable(),
    }),
  ),
});
export type Waiting = z.infer<typeof waitingSchema>['waiting'][number];
