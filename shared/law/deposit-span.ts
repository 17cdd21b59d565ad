import { DAY_MS, startOfIstanbulDay } from '../text/dates.ts';
import { cashDepositDeadline } from './deadlines.ts';

/**
 * The span of auction ends whose cash deposit is due within the given days and can still be paid (İİK 114), both bounds
 * included. The deadline depends only on the day of the end, so the span covers whole days.
 */
export function depositSpan(days: number, now: Date): { readonly from: Date; readonly until: Date } {
  const today = startOfIstanbulDay(now).getTime();
  const isOver = (end: number) => cashDepositDeadline(new Date(end)) < now;
  const from = isOver(today + DAY_MS) ? today + 2 * DAY_MS : today + DAY_MS;
  const last = today + (days + 1) * DAY_MS;
  const isWithin = cashDepositDeadline(new Date(last)).getTime() <= now.getTime() + days * DAY_MS;
  return { from: new Date(from), until: new Date((isWithin ? last : last - DAY_MS) + DAY_MS - 1) };
}
