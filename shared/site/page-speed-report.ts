import { z } from 'zod';
import { PAGE_KINDS, SPEED_STEPS, type SpeedMeasure } from './page-speed.ts';

const measured = (measure: SpeedMeasure) =>
  z
    .number()
    .min(0)
    .max(SPEED_STEPS[measure].at(-1) ?? 0)
    .optional();

/** `POST /api/page-speed`: what one page load was like. Nothing in it tells who, where or with what. */
export const pageSpeedSchema = z.object({
  page: z.enum(PAGE_KINDS),
  lcp: measured('lcp'),
  inp: measured('inp'),
  cls: measured('cls'),
});
export type PageSpeed = z.infer<typeof pageSpeedSchema>;

/** Nothing is answered: the browser has left by then. */
export const pageSpeedTakenSchema = z.null();
