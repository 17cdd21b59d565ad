import type { AxisCount, DocumentFindings } from './document-findings.ts';

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
