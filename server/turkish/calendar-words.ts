import { foldTurkish } from '#shared/text/turkish-text.ts';

/** The Turkish names of the months, as they are written. */
export const MONTHS: readonly string[] =
  'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık'.split(' ');

/** Folded month → 1 to 12. */
export const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map(
  MONTHS.map((month, index) => [foldTurkish(month), index + 1]),
);

/** Folded weekday → days after Monday. */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  Object.entries({ pazartesi: 0, sali: 1, carsamba: 2, persembe: 3, cuma: 4, cumartesi: 5, pazar: 6 }),
);
