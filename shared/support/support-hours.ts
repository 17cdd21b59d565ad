import { DAY_MS, ISTANBUL_OFFSET_MS, startOfIstanbulDay } from '../text/dates.ts';

const HOUR_MS = 60 * 60 * 1000;
/** When support answers, by weekday from Sunday, as hours in Istanbul (D6); null for a day off. */
const OPEN_HOURS: readonly (readonly [from: number, to: number] | null)[] = [
  null,
  [9, 18],
  [9, 18],
  [9, 18],
  [9, 18],
  [9, 18],
  [9, 13],
];

type Span = { readonly from: number; readonly to: number };

/** The open hours of the day that contains an instant. */
function hoursOf(instant: number): Span | undefined {
  const day = startOfIstanbulDay(new Date(instant)).getTime();
  const hours = OPEN_HOURS[new Date(day + ISTANBUL_OFFSET_MS).getUTCDay()];
  return hours ? { from: day + hours[0] * HOUR_MS, to: day + hours[1] * HOUR_MS } : undefined;
}

/** When support opens next; undefined while it is open. Public holidays are not taken into account. */
export function supportOpensAt(now: Date): Date | undefined {
  for (let day = now.getTime(); ; day += DAY_MS) {
    const hours = hoursOf(day);
    if (!hours || now.getTime() >= hours.to) continue;
    return now.getTime() >= hours.from ? undefined : new Date(hours.from);
  }
}

/** The instant at which this many open hours have passed since `from`. */
export function afterOpenHours(from: Date, openHours: number): Date {
  let leftMs = openHours * HOUR_MS;
  for (let day = from.getTime(); ; day += DAY_MS) {
    const hours = hoursOf(day);
    if (!hours) continue;
    const start = Math.max(hours.from, from.getTime());
    if (start >= hours.to) continue;
    if (start + leftMs <= hours.to) return new Date(start + leftMs);
    leftMs -= hours.to - start;
  }
}
