import { DAY_MS, istanbulDate } from '../text/dates.ts';
import type { LawFigure } from './law-figures.ts';

/** How long before a figure expires the operator must look up the next one. */
const ASKED_BEFORE_DAYS = 31;

/** Whether a figure has expired, so that calculations with it may be wrong. */
export function isOutdated({ validUntil }: Pick<LawFigure, 'validUntil'>, now: Date): boolean {
  return validUntil !== undefined && istanbulDate(now) > validUntil;
}

/** Whether a figure expires within a month or has expired: the next one should be looked up. */
export function isRenewalDue({ validUntil }: Pick<LawFigure, 'validUntil'>, now: Date): boolean {
  return validUntil !== undefined && istanbulDate(new Date(now.getTime() + ASKED_BEFORE_DAYS * DAY_MS)) > validUntil;
}

/** The year of a figure: `2026 tutarı`. Undefined for figures that don't expire. */
export function amountYear({ validUntil }: Pick<LawFigure, 'validUntil'>): string | undefined {
  return validUntil === undefined ? undefined : `${validUntil.slice(0, 4)} tutarı`;
}

/**
 * The year of a figure that changes yearly, for readers: `2026 tutarı`, and after that year `2026 tutarı; yenisini
 * kontrol edin`. Undefined for figures that don't expire.
 */
export function yearNote(figure: Pick<LawFigure, 'validUntil'>, now: Date): string | undefined {
  const note = amountYear(figure);
  return note !== undefined && isOutdated(figure, now) ? `${note}; yenisini kontrol edin` : note;
}
