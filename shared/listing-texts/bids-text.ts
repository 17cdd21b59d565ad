import type { OtherAuction } from '../listings.ts';
import { formatLira, formatNumber } from '../text/money.ts';

/**
 * The bids of an ended auction, if its source reports them: `4 teklif, sonuncusu ₺1.250.000`, or `teklif verilmedi`.
 * For a sale only the count, because its price is shown elsewhere. Undefined if nothing is reported.
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
