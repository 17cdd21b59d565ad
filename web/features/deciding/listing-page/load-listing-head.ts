import type { ListingDetail } from '#shared/listings.ts';
import { pageHead } from '#web/platform/page-head.ts';

/** The head of a listing's page; its code is loaded with the page, so that other pages don't load it. */
export async function loadListingHead(property: ListingDetail, origin: string) {
  const { listingHead } = await import('./listing-head.ts');
  return listingHead(property, origin);
}

/** The head of a listing's page that the server could not render, or that is loaded in the browser. */
export function hiddenListingHead(id: string) {
  return pageHead({
    title: 'İlan',
    description: 'İcra ihalesi ilanı: muhammen bedel, bitiş tarihi ve dosya bilgisi.',
    path: `/ilan/${id}`,
    isHidden: true,
  });
}
