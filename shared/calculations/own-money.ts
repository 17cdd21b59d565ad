import { type Calculation, frameOf, outlineOf, type Subject, subjectOf } from '../law/bid/calculation.ts';
import { lacksKdv } from '../law/bid/costs.ts';
import { type Kurus, toKurus } from '../law/bid/kurus.ts';
import { depositDue } from '../law/bid/sale-frame.ts';

/** The sums of a member's calculation for a listing, in kuruş: every place that shows one shows it from here. */
export type OwnMoney = {
  /** What the thing is worth to the member; null while the calculation has no such figure. */
  readonly ownValue: Kurus | null;
  /** The most that the goal allows, else the bid that was typed; null where there is neither. */
  readonly highestBid: Kurus | null;
  /** What the member must pay as deposit; null where the listing's is not known. */
  readonly deposit: Kurus | null;
  /** The bid whose costs are `allIn`. */
  readonly bid: Kurus;
  readonly allIn: Kurus;
  /** Whether `allIn` lacks KDV, of which nobody has told the rate. */
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

/** What a member notes on the board, where no calculation says it. */
export type NotedSums = { readonly highestBid: Kurus | null; readonly ownValue: Kurus | null };

/** A card's sums: the calculation's, and what it does not say as noted. */
export function cardSums(card: NotedSums & { readonly money: OwnMoney | null }): NotedSums {
  return {
    highestBid: card.money?.highestBid ?? card.highestBid,
    ownValue: card.money?.ownValue ?? card.ownValue,
  };
}
