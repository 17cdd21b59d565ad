import { LAW } from '#shared/law/law-figures.ts';
import type { ListingRecord } from '#shared/listings.ts';
import type { Random } from './random.ts';

const MOST_PART = 1.1;
const MOST_BIDS = 40;

/** The price of a sold auction, at least the legal share of its appraisal (İİK 115), and its number of bids. */
export function drawResult(random: Random, price: number | null): Pick<ListingRecord, 'soldPrice' | 'bidCount'> {
  if (price === null) return {};
  const part = random.between(LAW.openingPercent.value / 100, MOST_PART);
  return { soldPrice: Math.round((price * part) / 100) * 100, bidCount: random.int(1, MOST_BIDS) };
}
