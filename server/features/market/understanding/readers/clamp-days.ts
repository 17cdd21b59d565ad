import { DAYS_SLIDER } from '#shared/search-filters/search-values.ts';

/** Whole days left, within the reach of the slider (spec §9). */
export function clampDays(days: number): number {
  return Math.min(DAYS_SLIDER.max, Math.max(DAYS_SLIDER.min, Math.ceil(days)));
}
