import { leastStepOf, openingPriceOf, saleLimitOf } from '../amounts.ts';
import { inKurus, type Kurus, toKurus, toLira } from './kurus.ts';

/** What a lawful bid depends on. */
export type SaleFacts = {
  /** Muhammen bedel; in a share sale that of the share. */
  readonly appraisal: Kurus;
  /** Claims secured by the thing that rank before the creditor who asked for the sale (rüçhanlı alacaklar). */
  readonly priorClaims: Kurus;
  /** Costs of sale and of distribution. */
  readonly saleCosts: Kurus;
  /**
   * What the metal of gold or silver is worth; null for all else, and where it is not known. It is never sold below
   * that (İİK 117).
   */
  readonly metalValue?: Kurus | null;
  /** The highest bid so far, as the portal shows it; null while nobody has bid. */
  readonly highestBid: Kurus | null;
};

/** The bounds within which bids of a sale move; the same in the first and in the second auction (İİK 111/b, 115). */
export type SaleFrame = {
  readonly opening: Kurus;
  readonly step: Kurus;
  /** What the winning bid must exceed: a bid of just this amount wins nothing (İİK 115, 117). */
  readonly limit: Kurus;
  /** The least bid that may be made now. */
  readonly nextBid: Kurus;
  /** The least bid that may be made now and can win. */
  readonly leastWinning: Kurus;
};

/** The bounds of a sale. */
export function saleFrame({ appraisal, priorClaims, saleCosts, metalValue = null, highestBid }: SaleFacts): SaleFrame {
  const opening = inKurus(openingPriceOf)(appraisal);
  const step = inKurus(leastStepOf)(appraisal);
  const ofAll = toKurus(
    saleLimitOf({ appraisal: toLira(appraisal), priorClaims: toLira(priorClaims), costs: toLira(saleCosts) }),
  );
  // A bid of just the metal's value wins, so the limit is a kuruş below it.
  const limit = Math.max(ofAll, (metalValue ?? 0) - 1);
  const nextBid = highestBid === null ? opening : nextLawfulBid({ opening, step }, highestBid);
  return { opening, step, limit, nextBid, leastWinning: Math.max(nextBid, limit + 1) };
}

/**
 * Why a bid may not be made (`belowOpening`, `belowStep`), or can't win although it may be made (`notAboveLimit`); null
 * when it can.
 */
export type BidFault = 'belowOpening' | 'belowStep' | 'notAboveLimit' | null;

/** What is wrong with a bid. */
export function bidFault({ opening, nextBid, limit }: SaleFrame, bid: Kurus): BidFault {
  if (bid < opening) return 'belowOpening';
  if (bid < nextBid) return 'belowStep';
  return bid > limit ? null : 'notAboveLimit';
}

/** The least lawful bid above a bid (İİK 111/b). */
export function nextLawfulBid({ opening, step }: Pick<SaleFrame, 'opening' | 'step'>, bid: Kurus): Kurus {
  return bid < opening ? opening : bid + step;
}

/**
 * The highest bid up to a sum that may be made now and can win, in whole steps above the least bid that may be
 * made now. Where no whole step is between the limit and the sum, the sum itself: the law asks for a distance, not for
 * a ladder. In whole lira, if that still wins. Null when even the least winning bid is higher.
 */
export function lawfulBidAtMost({ nextBid, step, leastWinning }: SaleFrame, sum: Kurus): Kurus | null {
  if (sum < leastWinning) return null;
  const rung = nextBid + Math.floor((sum - nextBid) / step) * step;
  const whole = (kurus: Kurus) => Math.floor(kurus / 100) * 100;
  return [whole(rung), rung, whole(sum)].find((bid) => bid >= leastWinning) ?? sum;
}

/**
 * What is still to be paid as deposit by a bidder who has a claim or a share of this amount in the sale, and applied in
 * time (İİK 114).
 */
export function depositDue(deposit: Kurus, ownClaim: Kurus): Kurus {
  return Math.max(0, deposit - ownClaim);
}
