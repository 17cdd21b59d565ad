import type { DocumentText } from '#shared/read-documents/document-texts.ts';

/**
 * What of a listing's documents is not searched; undefined when all of it is. Null is a document without a text to
 * have, undefined one whose text has not come.
 */
export function unreadText(texts: readonly (DocumentText | null | undefined)[]): string | undefined {
  const known = texts.filter((text) => text !== undefined);
  const waiting = known.filter((text) => text === null || (text.readPages === 0 && isWaiting(text))).length;
  const failed = known.filter((text) => text !== null && text.readPages === 0 && isOver(text)).length;
  const pages = known.reduce((sum, text) => sum + (text ? unreadPages(text) : 0), 0);
  const parts = [
    waiting > 0 ? `${waiting} belge henüz okunmadı` : '',
    failed > 0 ? `${failed} belge okunamadı` : '',
    pages > 0 ? `${pages} sayfa okunmadı` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? undefined : `${parts.join(', ')}; buralarda aranmıyor.`;
}

function isWaiting({ state }: DocumentText): boolean {
  return state === 'waiting' || state === 'reading';
}

/** Read to the end, and nothing of it could be. */
function isOver(text: DocumentText): boolean {
  return !isWaiting(text);
}

/** Of a document that was read in part. */
function unreadPages({ pages, readPages }: DocumentText): number {
  return readPages === 0 ? 0 : Math.max(0, (pages ?? 0) - readPages);
}
