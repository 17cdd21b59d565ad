import {
  DAY_MS,
  formatDate,
  formatDateTime,
  formatTimeLeft,
  istanbulMidnight,
  startOfIstanbulDay,
} from '../text/dates.ts';
import { cashDepositDeadline, officeDeadline } from './deadlines.ts';

/** A term for readers: `until` says when it ends, `left` how long that is (`2 gün 3 saat kaldı`, `süresi doldu`). */
export type DeadlineText = { readonly until: string; readonly left: string; readonly isOver: boolean };

const OVER = 'süresi doldu';

/** The term of the cash deposit of an auction. Texts read `Nakit teminat için son an 24.11.2026 23:30`. */
export function cashDeadlineText(end: Date, now: Date): DeadlineText {
  const deadline = cashDepositDeadline(end);
  const left = formatTimeLeft(deadline, now);
  return { until: formatDateTime(deadline), left: left ? `${left} kaldı` : OVER, isOver: left === undefined };
}

/** The term that ends with the last working day before the end of an auction; undefined where holidays are not known. */
export function officeDeadlineText(end: Date, now: Date): DeadlineText | undefined {
  const deadline = officeDeadline(end);
  if (!deadline) return undefined;
  const midnight = istanbulMidnight(deadline.day);
  const days = Math.round((midnight.getTime() - startOfIstanbulDay(now).getTime()) / DAY_MS);
  const isOver = deadline.overAt <= now;
  const left = days === 0 ? 'bugün' : days === 1 ? 'yarın' : `${days} gün kaldı`;
  const closing = deadline.endsAtNoon ? '13.00 (arife)' : 'mesai bitimi';
  return { until: `${formatDate(midnight)} ${closing}`, left: isOver ? OVER : left, isOver };
}

/** Both terms of the deposit in one sentence, for mails; undefined once the auction has ended. */
export function depositSentence(end: Date, now: Date): string | undefined {
  if (end <= now) return undefined;
  const cash = cashDeadlineText(end, now);
  const letter = officeDeadlineText(end, now);
  const cashPart = `Nakit teminat için son an ${cash.until} (${cash.left})`;
  return letter ? `${cashPart}, teminat mektubu için ${letter.until} (${letter.left}).` : `${cashPart}.`;
}
