import type { ListingDetail } from '#shared/listings.ts';
import { pageHead } from '#web/platform/page-head.ts';

/** What stands in the head of a listing's page; its code comes with the page's, so that other pages do not load it. */
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
