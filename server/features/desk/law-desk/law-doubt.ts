import { dayMonthsAfter } from '#shared/law/deadlines.ts';
import { CONFIRMED_FOR_MONTHS, type DeskLawFigure } from '#shared/law/desk-law.ts';
import { isRenewalDue } from '#shared/law/figure-validity.ts';
import type { LawFigure } from '#shared/law/law-figures.ts';
import type { LawRule } from '#shared/law/law-rules.ts';
import { istanbulDate } from '#shared/text/dates.ts';

/** Why a figure or a rule should be checked now; null if it need not be. */
export function doubtOf(
  law: Pick<LawFigure | LawRule, 'validUntil' | 'isToBeConfirmed'>,
  confirmed: DeskLawFigure['confirmed'],
  now: Date,
): DeskLawFigure['doubt'] {
  if (isRenewalDue(law, now)) return 'ends';
  if (confirmed === null) return law.isToBeConfirmed ? 'unsure' : 'old';
  const until = dayMonthsAfter(istanbulDate(new Date(confirmed.at)), CONFIRMED_FOR_MONTHS);
  return istanbulDate(now) > until ? 'old' : null;
}
