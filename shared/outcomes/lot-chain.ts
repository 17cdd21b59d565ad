import type { Flag, ListingStatus } from '../listings.ts';

/** The possible outcomes of one auction of a lot. */
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
  /** Whether a sale was reported earlier but no longer is. */
  readonly wasSold?: boolean;
};

/**
 * The outcome of an auction, considering the later ones of the same lot. A sale that is followed by a second round was
 * not paid (İİK 115/6). A sale that its source retracts without reporting an annulment (İİK 134) is `takenBack`, or not
 * paid if a second round follows. An ended auction without a reported result is unknown, unless a second round shows
 * that no sale was completed.
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
