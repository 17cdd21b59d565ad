import { DAY_MS, istanbulDate } from '../text/dates.ts';
import type { LawFigure } from './law-figures.ts';

/** This long before a figure ends, the operator is asked for the next one. */
const ASKED_BEFORE_DAYS = 31;

/** Whether the last day of a figure is over, so that what is calculated with it may be wrong. */
export function isOutdated({ validUntil }: Pick<LawFigure, 'validUntil'>, now: Date): boolean {
  return validUntil !== undefined && istanbulDate(now) > validUntil;
}

/** Whether a figure ends within a month or has ended: the next one should be looked up. */
export function isRenewalDue({ validUntil }: Pick<LawFigure, 'validUntil'>, now: Date): boolean {
  return validUntil !== undefined && istanbulDate(new Date(now.getTime() + ASKED_BEFORE_DAYS * DAY_MS)) > validUntil;
}

/** The year that a figure is of: `2026 tutarı`. Undefined for figures without an end. */
export function amountYear({ validUntil }: Pick<LawFigure, 'validUntil'>): string | undefined {
  return validUntil === undefined ? undefined : `${validUntil.slice(0, 4)} tutarı`;
}

/**
 * The year of a figure that is set again each year, for readers: `2026 tutarı`, and once that is over `2026 tutarı;
 * yenisini kontrol edin`. Undefined for figures without an end.
 */
export function yearNote(figure: Pick<LawFigure, 'validUntil'>, now: Date): string | undefined {
  const note = amountYear(figure);
  return note !== undefined && isOutdated(figure, now) ? `${note}; yenisini kontrol edin` : note;
}
