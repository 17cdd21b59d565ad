import type { removalRequests } from '#server/database/tables/removal-requests.ts';
import { removalActText } from '#shared/desk/removal-decisions.ts';
import { lawText } from '#shared/law/figure-texts.ts';
import { LAW } from '#shared/law/law-figures.ts';
import { formatDate } from '#shared/text/dates.ts';

export type RemovalRow = typeof removalRequests.$inferSelect;

/**
 * The paragraphs of the answer to a request: what was decided and done, the desk's words, and where to complain (KVKK
 * 13/2 and 14). An accepted application is carried out at once, and the law charges no fee for a written answer.
 */
export function removalLetter(request: RemovalRow): string[] {
  const { name, receivedAt, decision, answer, acts, nothingDone } = request;
  const { privacyComplaintDays, privacyComplaintAtLatestDays } = LAW;
  const done = acts.length > 0 ? 'Başvurunuz kabul edildi ve gereği yapıldı.' : 'Başvurunuz kabul edildi.';
  const outcome = decision === 'refused' ? 'Başvurunuz kabul edilmedi.' : done;
  return [
    `Sayın ${name},`,
    `6698 sayılı Kişisel Verilerin Korunması Kanunu’nun 11. maddesine dayanan ${formatDate(receivedAt)} tarihli başvurunuzu inceledik. ${outcome}`,
    ...(acts.length > 0 ? [`Yapılanlar: ${acts.map(removalActText).join('; ')}.`] : []),
    ...(nothingDone ? [nothingDone] : []),
    ...(answer ?? '').split(/\n+/).filter((paragraph) => paragraph.trim() !== ''),
    `Yanıtımızı yetersiz bulursanız Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz (Kanun, madde 14). Süre, yanıtı öğrendiğiniz günden itibaren ${lawText(privacyComplaintDays)}, her durumda başvurunuzdan itibaren ${lawText(privacyComplaintAtLatestDays)}dür. Bu yanıt için ücret alınmaz.`,
  ];
}
