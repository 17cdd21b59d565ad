import type { ListingDetail } from '#shared/listings.ts';
import { formatDateTime } from '#shared/text/dates.ts';

/** A listing as its reader may see it. */
export type Told = Omit<ListingDetail, 'viewsLeftToday' | 'documentsLeftToday'>;

/** The source of a listing's own figures, and when it was last checked. */
export function sourceOf({ sourceUrl, lastConfirmedAt, isUnseen }: Told): string {
  const host = sourceUrl !== null && URL.canParse(sourceUrl) ? new URL(sourceUrl).hostname.replace(/^www\./, '') : null;
  const seen = isUnseen ? 'son görülme' : 'son doğrulama';
  return `Kaynak: ${host ? `satış ilanı (${host})` : 'satış ilanı'}, ${seen} ${formatDateTime(new Date(lastConfirmedAt))}`;
}
