import { formatLira } from '../text/money.ts';

/**
 * `₺1.100.000, muhammen bedele oranı %92`: the sale price, with its percentage of the appraised value if that is known.
 */
export function salePrice(soldPrice: number, price: number | null): string {
  const share = price ? Math.round((soldPrice / price) * 100) : undefined;
  return share === undefined ? formatLira(soldPrice) : `${formatLira(soldPrice)}, muhammen bedele oranı %${share}`;
}
