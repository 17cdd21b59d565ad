import type { Flag, ListingStatus } from '../listings.ts';

/** How one auction of a lot may end. */
export const LOT_OUTCOMES = [
  'open',
  'sold',
  'notPaid',
  'takenBack',
  'annulled',
  'unsold',
  'withdrawn',
  'unknown',
] as const;
type LotOutcome = (typeof LOT_OUTCOMES)[number];

type Auction = {
  readonly status: ListingStatus;
  readonly secondRound: Flag;
  readonly endDate: string | null;
  /** Whether a sale was told before and is no longer. */
  readonly wasSold?: boolean;
};

/**
 * How an auction ended, seen with the later ones of the same lot. A sale that a second round follows was not paid
 * (İİK 115/6), and so was one that its source takes back without saying that it was annulled (İİK 134). An end
 * without a told result is unknown, unless a second round says that no sale was completed.
 */
export function lotOutcome(auction: Auction, others: readonly Auction[]): LotOutcome {
  const isFollowed = others.some(
    (other) =>
      other.secondRound === '1' &&
      auction.secondRound === '0' &&
      auction.endDate !== null &&
      (other.endDate === null || other.endDate > auction.endDate),
  );
  if (auction.wasSold && (auction.status === 'ended' || auction.status === 'unsold'))
    return isFollowed ? 'notPaid' : 'takenBack';
  switch (auction.status) {
    case 'sold':
      return isFollowed ? 'notPaid' : 'sold';
    case 'ended':
      return isFollowed ? 'unsold' : 'unknown';
    default:
      return auction.status;
  }
}
