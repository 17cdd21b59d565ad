import type { CategoryNumber, SubCategory } from '../../kinds/kinds.ts';
import { type HeirsListing, mayBeAmongHeirs } from '../heirs-round.ts';
import { type CostLine, type CostSettings, costLines, USUAL_COSTS } from './costs.ts';
import { type Goal, type GoalOutcome, outcomeOf } from './goals.ts';
import { type HighestBid, highestBid } from './highest-bid.ts';
import { type Hundredths, type Kurus, partOf, toKurus, WHOLE } from './kurus.ts';
import { type BidFault, bidFault, type SaleFrame, saleFrame } from './sale-frame.ts';
import { type Influence, influences } from './sensitivity.ts';
import { pricePerM2, type Share, soldShare, WHOLE_THING } from './share.ts';

export const MAX_SCENARIOS = 3;
export const MAX_SCENARIO_NAME = 40;

/** What the user knows about a sale; null for unknown values, which are assumed to be 0. */
export type LegalGiven = {
  readonly priorClaims: Kurus | null;
  readonly saleCosts: Kurus | null;
  readonly highestBid: Kurus | null;
  /** The user's own claim or share, for which no deposit is required. */
  readonly ownClaim: Kurus | null;
  /** Today's value of the metal of gold or silver (İİK 117). */
  readonly metalValue: Kurus | null;
};

export type Scenario = {
  readonly name: string;
  /** A typed bid whose costs are calculated; null if there is none. */
  readonly bid: Kurus | null;
  readonly costs: CostSettings;
  readonly goal: Goal;
};

export type Calculation = { readonly legal: LegalGiven; readonly scenarios: readonly Scenario[] };

export const NOTHING_GIVEN: LegalGiven = {
  priorClaims: null,
  saleCosts: null,
  highestBid: null,
  ownClaim: null,
  metalValue: null,
};

/** Goals before the user enters figures. */
export const EMPTY_GOALS = {
  discount: { kind: 'discount', ownValue: 0, discount: 0 },
  resale: { kind: 'resale', resalePrice: 0, resaleCosts: 0, gainTax: 0, profit: 0 },
  rent: { kind: 'rent', monthlyRent: 0, yearlyCosts: 0, yield: 0 },
} as const satisfies { readonly [Kind in Goal['kind']]: Extract<Goal, { kind: Kind }> };

/** A scenario without figures of the user, except for the default costs. */
export function newScenario(name: string, costs: CostSettings = USUAL_COSTS): Scenario {
  return { name, bid: null, costs, goal: EMPTY_GOALS.discount };
}

/** Whether a goal is complete enough to calculate a bid from it. */
export function isGoalSet(goal: Goal): boolean {
  if (goal.kind === 'discount') return goal.ownValue > 0;
  return goal.kind === 'resale' ? goal.resalePrice > 0 : goal.monthlyRent > 0 && goal.yield > 0;
}

/** The sub-category of gold, silver and jewellery. */
const JEWELLERY = 'Ziynet' satisfies SubCategory;

/** The properties of the item for sale that the calculation needs. */
export type Subject = {
  readonly kind: CategoryNumber;
  /** Whether it is gold or silver, which is never sold below the value of the metal (İİK 117). */
  readonly isJewellery: boolean;
  /** Whether this auction may be restricted to heirs; it then opens at the full appraisal (Law 7589). */
  readonly mayBeAmongHeirs: boolean;
  /** Figures and rules of law that nobody has confirmed yet. */
  readonly lawToConfirm: readonly string[];
  readonly appraisal: Kurus;
  readonly areaM2: number | null;
  readonly share: Share;
};

/**
 * The subject of a listing; undefined without an appraisal. For a share sale, the price is that of the share, the area
 * that of the whole.
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
  // If a share is unreadable or of unknown size, nothing is calculated per square metre.
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

/** The bounds for bids in the sale of a subject; values unknown to the user count as 0. */
export function frameOf({ appraisal, isJewellery }: Subject, legal: LegalGiven): SaleFrame {
  const { priorClaims, saleCosts, highestBid } = legal;
  const metalValue = isJewellery ? legal.metalValue : null;
  return saleFrame({ appraisal, priorClaims: priorClaims ?? 0, saleCosts: saleCosts ?? 0, metalValue, highestBid });
}

export type Reckoning = {
  readonly bid: Kurus;
  readonly fault: BidFault;
  readonly lines: readonly CostLine[];
  readonly total: Kurus;
  readonly perM2: Kurus | null;
  /** The total as a share of the appraisal. */
  readonly ofAppraisal: Hundredths;
  /** Null if the goal has no figures. */
  readonly outcome: GoalOutcome | null;
};

/** Calculates all costs of a bid in a scenario, and the outcome by its goal. */
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

/** The complete result of a scenario. */
export type ScenarioAnswer = {
  /** Null if the goal has no figures. */
  readonly highest: HighestBid | null;
  /** The result for the typed bid; otherwise for the highest lawful bid, otherwise for the lowest bid that can win. */
  readonly shown: Reckoning;
  readonly isTyped: boolean;
  readonly influences: readonly Influence[];
};

const planOf = ({ kind }: Subject, { costs, goal }: Scenario) => ({ kind, costs, goal });

/** The result of a scenario without the influences of its figures. */
export function outlineOf(subject: Subject, frame: SaleFrame, scenario: Scenario): Omit<ScenarioAnswer, 'influences'> {
  const { bid, goal } = scenario;
  const highest = isGoalSet(goal) ? highestBid(planOf(subject, scenario), frame) : null;
  return {
    highest,
    shown: reckon(subject, frame, scenario, bid ?? highest?.lawful ?? frame.leastWinning),
    isTyped: bid !== null,
  };
}

export function answerOf(subject: Subject, frame: SaleFrame, scenario: Scenario): ScenarioAnswer {
  const outline = outlineOf(subject, frame, scenario);
  return { ...outline, influences: outline.highest ? influences(planOf(subject, scenario)) : [] };
}
