import { HOUR_IN_NOTICE } from '../listing-texts/listing-end.ts';
import { DAY_MS, formatDate, formatDateTime, formatTimeLeft, startOfIstanbulDay } from '../text/dates.ts';
import { cashDate, type ListingDate, letterDate, overAt } from './dates/listing-dates.ts';
import { cashDepositDeadline } from './deadlines.ts';

/** A term for readers: `until` is its end, `left` the time left (`2 gün 3 saat kaldı`, `süresi doldu`). */
export type DeadlineText = { readonly until: string; readonly left: string; readonly isOver: boolean };

const OVER = 'süresi doldu';
/** For a date at which something begins. */
const BEGUN = 'başladı';

/** Shown instead of the time left for a date that was calculated from a derived end. */
const TO_BE_CHECKED = 'hesaplandı, ilanda kontrol edin';
const ONLY_THE_DAY = 'kaynak yalnızca günü veriyor';

type Told = Pick<ListingDate, 'at' | 'until' | 'precision'> & Partial<Pick<ListingDate, 'kind' | 'basis'>>;

/**
 * A date of a listing for readers: `29.11.2026 23:30`, `27.11.2026 mesai bitimi`, `26.05.2026 13.00 (arife)`,
 * `01.12.2026`. For a derived date the text neither shows the time left nor says that it is over.
 */
export function dateText(date: Told, now: Date): DeadlineText {
  const over = overAt(date);
  const isOver = over <= now;
  if (date.basis === 'derived') {
    const day = momentText(over, 'day');
    return date.kind === 'end'
      ? { until: `${day}, ${HOUR_IN_NOTICE}`, left: ONLY_THE_DAY, isOver }
      : { until: day, left: TO_BE_CHECKED, isOver };
  }
  const past = date.kind === 'start' || date.kind === 'secondRound' ? BEGUN : OVER;
  return { until: momentText(over, date.precision), left: isOver ? past : leftText(over, date.precision, now), isOver };
}

/** A moment with the precision to which it is known. */
export function momentText(moment: Date, precision: ListingDate['precision']): string {
  if (precision === 'minute') return formatDateTime(moment);
  const day = formatDate(moment);
  if (precision === 'day') return day;
  return `${day} ${precision === 'noon' ? '13.00 (arife)' : 'mesai bitimi'}`;
}

/** The time left until a future moment. */
function leftText(moment: Date, precision: ListingDate['precision'], now: Date): string {
  if (precision === 'minute') return `${formatTimeLeft(moment, now)} kaldı`;
  const days = Math.round((startOfIstanbulDay(moment).getTime() - startOfIstanbulDay(now).getTime()) / DAY_MS);
  if (days === 0) return 'bugün';
  return days === 1 ? 'yarın' : `${days} gün kaldı`;
}

/** The deadline of the cash deposit of an auction. Texts read `Nakit teminat için son an 24.11.2026 23:30`. */
export function cashDeadlineText(end: Date, now: Date): DeadlineText {
  return dateText(cashDate(end), now);
}

/** The term that ends with the last working day before the end of an auction; undefined if holidays are not known. */
export function officeDeadlineText(end: Date, now: Date): DeadlineText | undefined {
  const letter = letterDate(end);
  return letter && dateText(letter, now);
}

/**
 * Both terms of the deposit in one sentence, for mails; undefined once the auction has ended. It says if the end is
 * derived.
 */
export function depositSentence(
  { at: end, isDerived }: { at: Date; isDerived: boolean },
  now: Date,
): string | undefined {
  if (end <= now) return undefined;
  if (isDerived) return `Teminat için son gün ${formatDate(cashDepositDeadline(end))} olarak ${TO_BE_CHECKED}.`;
  const cash = cashDeadlineText(end, now);
  const letter = officeDeadlineText(end, now);
  const cashPart = `Nakit teminat için son an ${cash.until} (${cash.left})`;
  return letter ? `${cashPart}, teminat mektubu için ${letter.until} (${letter.left}).` : `${cashPart}.`;
}
