import { z } from 'zod';
import { DAY_MS, formatDate, startOfIstanbulDay } from '#shared/text/dates.ts';

/** A range of days (both included) whose results are requested, for all provinces or only one. */
export const windowSchema = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** Number of the province as on licence plates; empty for all provinces. */
  province: z.string().regex(/^\d{0,2}$/),
  /** The portal's kind of lot, as the number that its form sends. */
  category: z.string(),
});
export type PastWindow = z.infer<typeof windowSchema>;

const MOST_DAYS = 7;
/** If a window has this many rows, there may be more rows that the portal does not return. */
export const SATURATED = 200;
const PROVINCE_COUNT = 81;

/** The windows that cover the days from `from` to `to`, the latest first, one for each category. */
export function pastWindows(from: Date, to: Date, categories: readonly string[]): PastWindow[] {
  const windows: PastWindow[] = [];
  const first = startOfIstanbulDay(from).getTime();
  for (let last = startOfIstanbulDay(to).getTime(); last >= first; last -= MOST_DAYS * DAY_MS) {
    const begin = Math.max(first, last - (MOST_DAYS - 1) * DAY_MS);
    const days = { from: new Date(begin).toISOString(), to: new Date(last).toISOString(), province: '' };
    windows.push(...categories.map((category) => ({ ...days, category })));
  }
  return windows;
}

/** Smaller windows that replace a saturated window; empty when it can't be split further. */
export function splitWindow({ from, to, province, category }: PastWindow): PastWindow[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const days = Math.round((last - first) / DAY_MS) + 1;
  if (days > 1) {
    const middle = first + (Math.ceil(days / 2) - 1) * DAY_MS;
    return [
      { from, to: new Date(middle).toISOString(), province, category },
      { from: new Date(middle + DAY_MS).toISOString(), to, province, category },
    ];
  }
  if (province !== '') return [];
  return Array.from({ length: PROVINCE_COUNT }, (_, index) => ({
    from,
    to,
    province: String(index + 1),
    category,
  }));
}

/** A day as the portal's form writes it: `05/07/2026`. */
export function formDay(iso: string): string {
  return formatDate(new Date(iso)).replaceAll('.', '/');
}
