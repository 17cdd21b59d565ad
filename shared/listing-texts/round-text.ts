import type { ListingSummary } from '../listings.ts';

type Auction = Pick<ListingSummary, 'secondRound' | 'roundIsDerived'>;

/** Which of the two auctions (İİK 111/b) a listing is; null if unknown. */
export function roundOf({ secondRound, roundIsDerived }: Auction): 1 | 2 | null {
  if (roundIsDerived) return null;
  return secondRound === '1' ? 2 : 1;
}

/** `2. ihale`; null if unknown. */
export function roundMark(auction: Auction): string | null {
  const round = roundOf(auction);
  return round && `${round}. ihale`;
}

export const ROUND_NAMES = { 1: 'Birinci ihale', 2: 'İkinci ihale' } as const;

/** `İkinci ihale`; null if unknown. */
export function roundName(auction: Auction): (typeof ROUND_NAMES)[1 | 2] | null {
  const round = roundOf(auction);
  return round && ROUND_NAMES[round];
}
