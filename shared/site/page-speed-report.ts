import { z } from 'zod';
import { PAGE_KINDS, SPEED_STEPS, type SpeedMeasure } from './page-speed.ts';

const measured = (measure: SpeedMeasure) =>
  z
    .number()
    .min(0)
    .max(SPEED_STEPS[measure].at(-1) ?? 0)
    .optional();

/** `POST /api/page-speed`: the measurements of one page load. They don't identify the user, the place or the device. */
export const pageSpeedSchema = z.object({
  page: z.enum(PAGE_KINDS),
  lcp: measured('lcp'),
  inp: measured('inp'),
  cls: measured('cls'),
});
export type PageSpeed = z.infer<typeof pageSpeedSchema>;

/** There is no answer: the browser has already left. */
export const pageSpeedTakenSchema = z.null();
