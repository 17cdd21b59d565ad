import { DAY_MS, startOfIstanbulDay } from '../text/dates.ts';
import { cashDepositDeadline } from './deadlines.ts';

/**
 * When auctions end whose cash deposit can still be paid and must be within the given days (İİK 114): both included.
 * The term of an end depends on its day alone, so the span goes from the beginning of a day to the end of one.
 */
export function depositSpan(days: number, now: Date): { readonly from: Date; readonly until: Date } {
  const today = startOfIstanbulDay(now).getTime();
  const isOver = (end: number) => cashDepositDeadline(new Date(end)) < now;
  const from = isOver(today + DAY_MS) ? today + 2 * DAY_MS : today + DAY_MS;
  const last = today + (days + 1) * DAY_MS;
  const isWithin = cashDepositDeadline(new Date(last)).getTime() <= now.getTime() + days * DAY_MS;
  return { from: new Date(from), until: new Date((isWithin ? last : last - DAY_MS) + DAY_MS - 1) };
}
