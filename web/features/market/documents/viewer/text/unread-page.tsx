import type { PageText } from '#shared/read-documents/document-texts.ts';
import { UNREAD_REASONS } from '#shared/read-documents/unread-reasons.ts';

/** Says of a page that nobody could read that its words are missing here, and why; nothing of any other. */
export function UnreadPage({ text, className }: { text: PageText; className?: string }) {
  if (text.by !== 'failed') return null;
  const why = text.reason ? ` ${UNREAD_REASONS[text.reason]}` : '';
  return <p className={className}>{`Bu sayfanın metni okunamadı.${why}`}</p>;
}
