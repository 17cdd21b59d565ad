import { type Calculation, frameOf, outlineOf, type Subject, subjectOf } from '../law/bid/calculation.ts';
import { lacksKdv } from '../law/bid/costs.ts';
import { type Kurus, toKurus } from '../law/bid/kurus.ts';
import { depositDue } from '../law/bid/sale-frame.ts';

/** The sums of a member's calculation for a listing, in kuruş. All pages that show one use these. */
export type OwnMoney = {
  /** What the item is worth to the member; null if the calculation has no such value. */
  readonly ownValue: Kurus | null;
  /** The highest bid that the goal allows, otherwise the bid that was typed; null if there is neither. */
  readonly highestBid: Kurus | null;
  /** What the member must pay as a deposit; null if the listing's deposit is unknown. */
  readonly deposit: Kurus | null;
  /** The bid whose costs are `allIn`. */
  readonly bid: Kurus;
  readonly allIn: Kurus;
  /** Whether `allIn` lacks KDV because its rate is unknown. */
  readonly lacksKdv: boolean;
};

type Listing = Parameters<typeof subjectOf>[0] & { readonly deposit: number | null };

/** The sums of a calculation, by its first scenario; undefined for a listing without an appraisal. */
export function ownMoney(listing: Listing, calculation: Calculation): OwnMoney | undefined {
  const subject = subjectOf(listing);
  return subject && moneyOf(subject, listing.deposit, calculation);
}

function moneyOf(subject: Subject, deposit: number | null, { legal, scenarios }: Calculation): OwnMoney | undefined {
  const [scenario] = scenarios;
  if (!scenario) return undefined;
  const { highest, shown } = outlineOf(subject, frameOf(subject, legal), scenario);
  const { goal, bid } = scenario;
  return {
    ownValue: goal.kind === 'discount' && goal.ownValue > 0 ? goal.ownValue : null,
    highestBid: highest ? highest.lawful : bid,
    deposit: deposit === null ? null : depositDue(toKurus(deposit), legal.ownClaim ?? 0),
    bid: shown.bid,
    allIn: shown.total,
    lacksKdv: lacksKdv(shown.lines),
  };
}

/** The sums that a member notes on the board, used if no calculation has them. */
export type NotedSums = { readonly highestBid: Kurus | null; readonly ownValue: Kurus | null };

/** A card's sums: those of the calculation, with the noted ones as fallback. */
export function cardSums(card: NotedSums & { readonly money: OwnMoney | null }): NotedSums {
  return {
    highestBid: card.money?.highestBid ?? card.highestBid,
    ownValue: card.money?.ownValue ?? card.ownValue,
  };
}
