import { readStored, writeStored } from '#web/platform/stored-text.ts';

/** Where somebody was when they decided to buy; outlives the way over the provider's page, in this tab alone. */
const KEY = 'order_return';
const LISTING = /^\/ilan\/\d+/;

/** Notes the page that shows now, or its documents if these were tapped. */
export function notePlaceBefore(about?: string): void {
  const { pathname, search } = window.location;
  const isDocument = about === 'allDocuments' && LISTING.test(pathname);
  writeStored('sessionStorage', KEY, `${pathname}${search}${isDocument ? '#belgeler' : ''}`);
}

/** The page that premium was wanted for, and what to call it; undefined where none was noted. */
export function placeBefore(): { readonly href: string; readonly label: string } | undefined {
  const href = readStored('sessionStorage', KEY);
  if (href === undefined || !/^\/(?![/\\])/.test(href)) return undefined;
  if (LISTING.test(href)) return { href, label: href.endsWith('#belgeler') ? 'İlanın belgelerine dön' : 'İlana dön' };
  return href.startsWith('/search') || href.startsWith('/icra') ? { href, label: 'Sonuçlara dön' } : undefined;
}
