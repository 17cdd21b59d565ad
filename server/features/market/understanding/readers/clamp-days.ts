import { DAYS_SLIDER } from '#shared/search-filters/search-values.ts';

/** The whole days left, limited to the range of the slider (spec §9). */
export function clampDays(days: number): number {
  return Math.min(DAYS_SLIDER.max, Math.max(DAYS_SLIDER.min, Math.ceil(days)));
}
