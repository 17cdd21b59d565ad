import type { OtherAuction } from '../listings.ts';
import { formatLira, formatNumber } from '../text/money.ts';

/**
 * What was bid in an auction that is over, where its source tells: `4 teklif, sonuncusu ₺1.250.000`, or
 * `teklif verilmedi`. Of a sale the count alone, since its price is told. Undefined where nothing is told.
 */
export function bidsText({
  bidCount,
  lastBid,
  soldPrice,
  status,
}: Pick<OtherAuction, 'bidCount' | 'lastBid' | 'soldPrice' | 'status'>): string | undefined {
  if (status === 'open') return undefined;
  if (bidCount === 0) return 'teklif verilmedi';
  const last = lastBid === null || soldPrice !== null ? undefined : formatLira(lastBid);
  if (bidCount === null) return last && `son teklif ${last}`;
  return [`${formatNumber(bidCount)} teklif`, ...(last ? [`sonuncusu ${last}`] : [])].join(', ');
}
