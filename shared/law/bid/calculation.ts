import type { CategoryNumber, SubCategory } from '../../kinds/kinds.ts';
import { type HeirsListing, mayBeAmongHeirs } from '../heirs-round.ts';
import { type CostLine, type CostSettings, costLines, USUAL_COSTS } from './costs.ts';
import { type Goal, type GoalOutcome, outcomeOf } from './goals.ts';
import { type HighestBid, highestBid } from './highest-bid.ts';
import { type Hundredths, type Kurus, partOf, toKurus, WHOLE } from './kurus.ts';
import { type BidFault, bidFault, type SaleFrame, saleFrame } from './sale-frame.ts';
import { type Influence, influences } from './sensitivity.ts';
import { pricePerM2, type Share, soldShare, WHOLE_THING } from './share.ts';

/** The most ways of looking at one purchase that stand side by side. */
export const MAX_SCENARIOS = 3;
export const MAX_SCENARIO_NAME = 40;

/** What the user knows of a sale; null for what is not known, which is then assumed to be nothing. */
export type LegalGiven = {
  readonly priorClaims: Kurus | null;
  readonly saleCosts: Kurus | null;
  readonly highestBid: Kurus | null;
  /** The user's own claim or share, for which no deposit is asked. */
  readonly ownClaim: Kurus | null;
  /** What the metal of gold or silver is worth today (İİK 117). */
  readonly metalValue: Kurus | null;
};

/** One way of looking at a purchase. */
export type Scenario = {
  readonly name: string;
  /** A bid of which the costs are wanted; null while none is typed. */
  readonly bid: Kurus | null;
  readonly costs: CostSettings;
  readonly goal: Goal;
};

/** What a member works out for a listing. */
export type Calculation = { readonly legal: LegalGiven; readonly scenarios: readonly Scenario[] };

export const NOTHING_GIVEN: LegalGiven = {
  priorClaims: null,
  saleCosts: null,
  highestBid: null,
  ownClaim: null,
  metalValue: null,
};

/** Goals as they wait for their first figures. */
export const EMPTY_GOALS = {
  discount: { kind: 'discount', ownValue: 0, discount: 0 },
  resale: { kind: 'resale', resalePrice: 0, resaleCosts: 0, gainTax: 0, profit: 0 },
  rent: { kind: 'rent', monthlyRent: 0, yearlyCosts: 0, yield: 0 },
} as const satisfies { readonly [Kind in Goal['kind']]: Extract<Goal, { kind: Kind }> };

/** A scenario without any figures of its user, except the usual costs if there are any. */
export function newScenario(name: string, costs: CostSettings = USUAL_COSTS): Scenario {
  return { name, bid: null, costs, goal: EMPTY_GOALS.discount };
}

/** Whether a goal says enough to work a bid out from it. */
export function isGoalSet(goal: Goal): boolean {
  if (goal.kind === 'discount') return goal.ownValue > 0;
  return goal.kind === 'resale' ? goal.resalePrice > 0 : goal.monthlyRent > 0 && goal.yield > 0;
}

/** The sub-kind of gold, silver and what is made of them. */
const JEWELLERY = 'Ziynet' satisfies SubCategory;

/** What is sold, as far as the arithmetic asks. */
export type Subject = {
  readonly kind: CategoryNumber;
  /** Whether gold or silver is sold, which never goes below the metal's value (İİK 117). */
  readonly isJewellery: boolean;
  /** Whether only heirs may take part in this auction, which then opens at the whole appraisal (Law 7589). */
  readonly mayBeAmongHeirs: boolean;
  /** Figures and rules of law that nobody has confirmed yet. */
  readonly lawToConfirm: readonly string[];
  readonly appraisal: Kurus;
  readonly areaM2: number | null;
  readonly share: Share;
};

/**
 * What a listing tells of its subject; undefined without an appraisal. Its price is the share's, its area the whole's.
 */
export function subjectOf(
  listing: HeirsListing & {
    readonly tur: string;
    readonly price: number | null;
    readonly areaM2: number | null;
    readonly hisse: string | null;
    readonly isShareSale: boolean | null;
    readonly lawToConfirm?: readonly string[];
  },
): Subject | undefined {
  const { categoryNumber: kind, price, areaM2 } = listing;
  if (price === null || price <= 0) return undefined;
  const share = soldShare(listing);
  // If a share can't be read or its size is not said, nothing is calculated by the square metre.
  return {
    kind,
    isJewellery: listing.tur === JEWELLERY,
    mayBeAmongHeirs: mayBeAmongHeirs(listing),
    lawToConfirm: listing.lawToConfirm ?? [],
    appraisal: toKurus(price),
    areaM2: share ? areaM2 : null,
    share: share ?? WHOLE_THING,
  };
}

/** The bounds of bids in the sale of a subject; what the user does not know counts as nothing. */
export function frameOf({ appraisal, isJewellery }: Subject, legal: LegalGiven): SaleFrame {
  const { priorClaims, saleCosts, highestBid } = legal;
  const metalValue = isJewellery ? legal.metalValue : null;
  return saleFrame({ appraisal, priorClaims: priorClaims ?? 0, saleCosts: saleCosts ?? 0, metalValue, highestBid });
}

/** The result of a bid. */
export type Reckoning = {
  readonly bid: Kurus;
  readonly fault: BidFault;
  readonly lines: readonly CostLine[];
  readonly total: Kurus;
  readonly perM2: Kurus | null;
  /** The total, measured by the appraisal. */
  readonly ofAppraisal: Hundredths;
  /** Null while the goal has no figures. */
  readonly outcome: GoalOutcome | null;
};

/** All costs of a bid in a scenario, and what is left by its goal. */
export function reckon(subject: Subject, frame: SaleFrame, { costs, goal }: Scenario, bid: Kurus): Reckoning {
  const lines = costLines(subject.kind, costs, bid);
  const total = lines.reduce((sum, { amount }) => sum + (amount ?? 0), bid);
  return {
    bid,
    fault: bidFault(frame, bid),
    lines,
    total,
    perM2: pricePerM2(total, subject.areaM2, subject.share),
    ofAppraisal: partOf(total, WHOLE, subject.appraisal),
    outcome: isGoalSet(goal) ? outcomeOf(goal, total) : null,
  };
}

/** Everything that is worked out of a scenario. */
export type ScenarioAnswer = {
  /** Null while the goal has no figures. */
  readonly highest: HighestBid | null;
  /** The typed bid; else the highest lawful one, else the least that can win. */
  readonly shown: Reckoning;
  readonly isTyped: boolean;
  readonly influences: readonly Influence[];
};

const planOf = ({ kind }: Subject, { costs, goal }: Scenario) => ({ kind, costs, goal });

/** What a scenario comes to, without what it depends on. */
export function outlineOf(subject: Subject, frame: SaleFrame, scenario: Scenario): Omit<ScenarioAnswer, 'influences'> {
  const { bid, goal } = scenario;
  const highest = isGoalSet(goal) ? highestBid(planOf(subject, scenario), frame) : null;
  return {
    highest,
    shown: reckon(subject, frame, scenario, bid ?? highest?.lawful ?? frame.leastWinning),
    isTyped: bid !== null,
  };
}

/** Works out a scenario. */
export function answerOf(subject: Subject, frame: SaleFrame, scenario: Scenario): ScenarioAnswer {
  const outline = outlineOf(subject, frame, scenario);
  return { ...outline, influences: outline.highest ? influences(planOf(subject, scenario)) : [] };
}
