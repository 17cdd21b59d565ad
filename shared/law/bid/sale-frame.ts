import { leastStepOf, openingPriceOf, saleLimitOf } from '../amounts.ts';
import { inKurus, type Kurus, toKurus, toLira } from './kurus.ts';

/** What a lawful bid depends on. */
export type SaleFacts = {
  /** Muhammen bedel; in a share sale the appraisal of the share. */
  readonly appraisal: Kurus;
  /** Claims secured by the property that rank before the creditor who requested the sale (rüçhanlı alacaklar). */
  readonly priorClaims: Kurus;
  readonly saleCosts: Kurus;
  /**
   * The value of the metal of gold or silver, which is never sold below it (İİK 117); null for other items, and if
   * unknown.
   */
  readonly metalValue?: Kurus | null;
  /** The highest bid so far, as the portal shows it; null if nobody has bid. */
  readonly highestBid: Kurus | null;
};

/** The bounds for bids in a sale; the same in the first and the second auction (İİK 111/b, 115). */
export type SaleFrame = {
  readonly opening: Kurus;
  readonly step: Kurus;
  /** The limit that the winning bid must exceed: a bid of exactly this amount can't win (İİK 115, 117). */
  readonly limit: Kurus;
  /** The lowest bid that may be made now. */
  readonly nextBid: Kurus;
  /** The lowest bid that may be made now and can win. */
  readonly leastWinning: Kurus;
};

export function saleFrame({ appraisal, priorClaims, saleCosts, metalValue = null, highestBid }: SaleFacts): SaleFrame {
  const opening = inKurus(openingPriceOf)(appraisal);
  const step = inKurus(leastStepOf)(appraisal);
  const ofAll = toKurus(
    saleLimitOf({ appraisal: toLira(appraisal), priorClaims: toLira(priorClaims), costs: toLira(saleCosts) }),
  );
  // A bid of exactly the metal's value wins, so the limit is one kuruş below it.
  const limit = Math.max(ofAll, (metalValue ?? 0) - 1);
  const nextBid = highestBid === null ? opening : nextLawfulBid({ opening, step }, highestBid);
  return { opening, step, limit, nextBid, leastWinning: Math.max(nextBid, limit + 1) };
}

/**
 * Why a bid may not be made (`belowOpening`, `belowStep`), or can't win although it may be made (`notAboveLimit`); null
 * if it can win.
 */
export type BidFault = 'belowOpening' | 'belowStep' | 'notAboveLimit' | null;

export function bidFault({ opening, nextBid, limit }: SaleFrame, bid: Kurus): BidFault {
  if (bid < opening) return 'belowOpening';
  if (bid < nextBid) return 'belowStep';
  return bid > limit ? null : 'notAboveLimit';
}

/** The lowest lawful bid above a bid (İİK 111/b). */
export function nextLawfulBid({ opening, step }: Pick<SaleFrame, 'opening' | 'step'>, bid: Kurus): Kurus {
  return bid < opening ? opening : bid + step;
}

/**
 * The highest bid up to a sum that may be made now and can win, in whole steps above the lowest bid that may be made
 * now. If there is no whole step between the limit and the sum, it is the sum itself: the law requires a minimum
 * distance between bids, not fixed steps. In whole lira if that still wins. Null if even the lowest winning bid is
 * higher.
 */
export function lawfulBidAtMost({ nextBid, step, leastWinning }: SaleFrame, sum: Kurus): Kurus | null {
  if (sum < leastWinning) return null;
  const rung = nextBid + Math.floor((sum - nextBid) / step) * step;
  const whole = (kurus: Kurus) => Math.floor(kurus / 100) * 100;
  return [whole(rung), rung, whole(sum)].find((bid) => bid >= leastWinning) ?? sum;
}

/**
 * The remaining deposit of a bidder who has a claim or a share of this amount in the sale and applied in time (İİK
 * 114).
 */
export function depositDue(deposit: Kurus, ownClaim: Kurus): Kurus {
  return Math.max(0, deposit - ownClaim);
}
