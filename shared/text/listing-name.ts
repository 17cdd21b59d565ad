import type { ListingSummary } from '../listings.ts';

type Named = Pick<ListingSummary, 'dosyaBilgi' | 'title'>;

/** The file number to show before a listing's title (spec §3); undefined if there is none or the title contains it. */
export function fileBefore({ dosyaBilgi, title }: Named): string | undefined {
  return dosyaBilgi && !title.includes(dosyaBilgi) ? dosyaBilgi : undefined;
}

/** A listing's name in one line: `2026/10821 Esas, Mersin Toroslar’da daire`. */
export function listingName(listing: Named): string {
  const file = fileBefore(listing);
  return file ? `${file}, ${listing.title}` : listing.title;
}
