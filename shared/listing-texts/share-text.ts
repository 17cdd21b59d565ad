import type { ListingSummary } from '../listings.ts';

type Sold = Pick<ListingSummary, 'hisse' | 'isShareSale'>;

/** The share that a listing sells, as a mark: `1/2 hisse`; undefined for a whole and if unknown (D55). */
export function shareMark({ hisse, isShareSale }: Sold): string | undefined {
  if (hisse !== null) return `${hisse} hisse`;
  return isShareSale === true ? 'Hisse satışı · oranı ilanda' : undefined;
}

/** The same as a value in a table; null if it is unknown whether a share is sold. */
export function soldShareText({ hisse, isShareSale }: Sold): string | null {
  if (hisse !== null) return hisse;
  if (isShareSale === null) return null;
  return isShareSale ? 'oranı ilanda' : 'tamamı';
}
