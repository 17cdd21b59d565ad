import { z } from 'zod';
import { WAITING_NAMES } from './waiting-kinds.ts';

/** `GET /api/desk/waiting`: the tasks of this operator, sorted by due date. Kinds without tasks are left out. */
export const waitingSchema = z.object({
  waiting: z.array(
    z.object({
      kind: z.enum(WAITING_NAMES),
      count: z.number().int(),
      /** The date of the oldest task. */
      since: z.iso.datetime(),
      /** When the most urgent task is due; null if it has no due date. */
      due: z.iso.datetime().nullable(),
      /** The most urgent task, as in the address of its page; null if the page has no address for a single task. */
      first: z.string().nullable(),
    }),
  ),
});
export type Waiting = z.infer<typeof waitingSchema>['waiting'][number];
