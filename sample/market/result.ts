import { LAW } from '#shared/law/law-figures.ts';
import type { ListingRecord } from '#shared/listings.ts';
import type { Random } from './random.ts';

const MOST_PART = 1.1;
const MOST_BIDS = 40;

/** What a sold auction went for: at least the part of its appraisal that the law asks for (İİK 115), and its bids. */
export function drawResult(random: Random, price: number | null): Pick<ListingRecord, 'soldPrice' | 'bidCount'> {
  if (price === null) return {};
  const part = random.between(LAW.openingPercent.value / 100, MOST_PART);
  return { soldPrice: Math.round((price * part) / 100) * 100, bidCount: random.int(1, MOST_BIDS) };
}
