import { readStored, writeStored } from '#web/platform/stored-text.ts';

/** The page where the decision to buy was made; survives the detour over the provider's page, only in this tab. */
const KEY = 'order_return';
const LISTING = /^\/ilan\/\d+/;

/** Stores the current page, or its documents if these were tapped. */
export function notePlaceBefore(about?: string): void {
  const { pathname, search } = window.location;
  const isDocument = about === 'allDocuments' && LISTING.test(pathname);
  writeStored('sessionStorage', KEY, `${pathname}${search}${isDocument ? '#belgeler' : ''}`);
}

/** The page that premium was wanted for, with its label; undefined if none was stored. */
export function placeBefore(): { readonly href: string; readonly label: string } | undefined {
  const href = readStored('sessionStorage', KEY);
  if (href === undefined || !/^\/(?![/\\])/.test(href)) return undefined;
  if (LISTING.test(href)) return { href, label: href.endsWith('#belgeler') ? 'İlanın belgelerine dön' : 'İlana dön' };
  return href.startsWith('/search') || href.startsWith('/icra') ? { href, label: 'Sonuçlara dön' } : undefined;
}
