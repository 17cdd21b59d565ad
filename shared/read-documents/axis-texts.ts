import { dayText } from '#shared/text/notice-value-texts.ts';
import type { AxisCount, DocumentFinding, DocumentFindings } from './document-findings.ts';
import { SPEAKER_LABELS } from './finding-labels.ts';

type Coverage = Pick<DocumentFindings, 'documents' | 'readDocuments' | 'unreadPages'>;

/** `3 bilgi, 1 çelişki`; what was not found is not said to be absent. */
export function axisText({ findings, contradictions }: Pick<AxisCount, 'findings' | 'contradictions'>): string {
  if (findings === 0 && contradictions === 0) return 'Bilgi bulunamadı';
  return contradictions === 0 ? `${findings} bilgi` : `${findings} bilgi, ${contradictions} çelişki`;
}

/** `3 belgeden 2 tanesi okundu, 4 sayfa okunmadı`. */
export function readText({ documents, readDocuments, unreadPages }: Coverage): string {
  const unread = unreadPages > 0 ? `, ${unreadPages} sayfa okunmadı` : '';
  return `${documents} belgeden ${readDocuments} tanesi okundu${unread}`;
}

/** The same as a sentence, with what silence means. */
export function coverageText(coverage: Coverage): string {
  return `${readText(coverage)}. Burada yazmaması, bulunmadığı anlamına gelmez.`;
}

/** Who says a finding, and on which day if that is known. */
export function speakerText({ saidBy, saidOn }: Pick<DocumentFinding, 'saidBy' | 'saidOn'>): string {
  return saidOn === null ? SPEAKER_LABELS[saidBy] : `${SPEAKER_LABELS[saidBy]}, ${dayText(saidOn)}`;
}
