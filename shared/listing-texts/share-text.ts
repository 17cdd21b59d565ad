import type { ListingSummary } from '../listings.ts';

type Sold = Pick<ListingSummary, 'hisse' | 'isShareSale'>;

/**
 * What a listing sells of a thing, as a mark: `1/2 hisse`; nothing where the whole is sold or nothing says so (D55).
 */
export function shareMark({ hisse, isShareSale }: Sold): string | undefined {
  if (hisse !== null) return `${hisse} hisse`;
  return isShareSale === true ? 'Hisse satışı · oranı ilanda' : undefined;
}

/** The same as a value in a table; nothing where nothing says whether a share is sold. */
export function soldShareText({ hisse, isShareSale }: Sold): string | null {
  if (hisse !== null) return hisse;
  if (isShareSale === null) return null;
  return isShareSale ? 'oranı ilanda' : 'tamamı';
}
