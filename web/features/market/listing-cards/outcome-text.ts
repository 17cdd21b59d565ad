import type { ListingSummary } from '#shared/listings.ts';
import { formatLira } from '#shared/text/money.ts';

/** How an auction ended, for a card: `Satıldı: ₺900.000`; undefined if unknown or undecided. */
export function outcomeText({ status, soldPrice }: Pick<ListingSummary, 'status' | 'soldPrice'>): string | undefined {
  if (status === 'sold') return soldPrice === null ? 'Satıldı' : `Satıldı: ${formatLira(soldPrice)}`;
  if (status === 'unsold') return 'Satış gerçekleşmedi';
  if (status === 'annulled') return 'İhale feshedildi';
  return status === 'withdrawn' ? 'Geri çekildi' : undefined;
}
