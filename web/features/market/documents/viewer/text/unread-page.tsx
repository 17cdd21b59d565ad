import type { PageText } from '#shared/read-documents/document-texts.ts';
import { UNREAD_REASONS } from '#shared/read-documents/unread-reasons.ts';

/** Says that a page could not be read, so its words are missing, and why; nothing for any other page. */
export function UnreadPage({ text, className }: { text: PageText; className?: string }) {
  if (text.by !== 'failed') return null;
  const why = text.reason ? ` ${UNREAD_REASONS[text.reason]}` : '';
  return <p className={className}>{`Bu sayfanın metni okunamadı.${why}`}</p>;
}
