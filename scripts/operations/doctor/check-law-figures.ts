import { lawText } from '#shared/law/figure-texts.ts';
import { isOutdated, isRenewalDue } from '#shared/law/figure-validity.ts';
import { LAW, type LawFigure } from '#shared/law/law-figures.ts';
import { type Finding, fine, missing, warn } from './finding.ts';

const SUBJECT = 'Yasal rakamlar';

/**
 * Whether the figures that a law sets for a year are current; from a month before they end, warns that the next ones
 * are needed.
 */
export function checkLawFigures(now: Date, figures: readonly LawFigure[] = Object.values(LAW)): Finding {
  const due = figures.filter((figure) => isRenewalDue(figure, now));
  const list = due.map((figure) => `${figure.article} (${lawText(figure)}, son gün ${figure.validUntil})`).join('; ');
  if (due.some((figure) => isOutdated(figure, now)))
    return missing(SUBJECT, `Süresi geçti: ${list}. Yeni tutarları shared/law/law-figures.ts dosyasına yazın.`);
  if (due.length > 0) return warn(SUBJECT, `Yakında bitiyor: ${list}. Yeni tutarları Resmî Gazete’den öğrenin.`);
  return fine(SUBJECT, 'hepsi geçerli');
}
