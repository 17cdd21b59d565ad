import { isClosedArchive } from '#shared/documents.ts';
import type { DocumentText } from '#shared/read-documents/document-texts.ts';
import { UNREAD_REASONS } from '#shared/read-documents/unread-reasons.ts';

/** A document's text: null if it has none, undefined while it is not loaded. */
type Named = { readonly name: string; readonly text: DocumentText | null | undefined };

/** More documents than this are counted instead of named. */
const MOST_NAMES = 3;

/** Which of a listing's documents are not searched, and why; undefined if all are. */
export function unreadText(documents: readonly Named[]): string | undefined {
  const unread = documents.filter(({ text }) => text === null || text?.readPages === 0);
  const waiting = unread.filter(({ text }) => !text || isWaiting(text));
  const failed = unread.filter(({ text }) => text && !isWaiting(text));
  const pages = documents.reduce((sum, { text }) => sum + (text ? unreadPages(text) : 0), 0);
  const sentences = [
    waiting.length > 0 ? `Henüz okunmadı: ${namesOf(waiting)}.` : '',
    failed.length > 0 ? `Okunamadı: ${namesOf(failed)}.` : '',
    pages > 0 ? `Okunmadı: ${pages} sayfa.` : '',
  ].filter((sentence) => sentence !== '');
  return sentences.length === 0 ? undefined : `${sentences.join(' ')} Buralarda aranmıyor.`;
}

function namesOf(documents: readonly Named[]): string {
  if (documents.length > MOST_NAMES) return `${documents.length} belge`;
  return documents.map((document) => `${document.name}${whyOf(document)}`).join(', ');
}

/** ` (belge parola istiyor)`; empty if the reason is unknown. */
function whyOf({ name, text }: Named): string {
  if (!text || isWaiting(text)) return '';
  if (text.state === 'never') return isClosedArchive(name) ? ' (bu arşiv türü okunmuyor)' : ' (bu tür okunmuyor)';
  const why = text.reason && UNREAD_REASONS[text.reason].replace(/\.$/, '');
  return why ? ` (${why.charAt(0).toLocaleLowerCase('tr')}${why.slice(1)})` : '';
}

function isWaiting({ state }: DocumentText): boolean {
  return state === 'waiting' || state === 'reading';
}

/** The number of unread pages of a partly read document. */
function unreadPages({ pages, readPages }: DocumentText): number {
  return readPages === 0 ? 0 : Math.max(0, (pages ?? 0) - readPages);
}
