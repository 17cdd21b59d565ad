import type { CategoryNumber } from '../../kinds/kinds.ts';
import { stampDutyOf } from '../amounts.ts';
import { LAW } from '../law-figures.ts';
import { type Hundredths, inKurus, type Kurus, partOf, WHOLE } from './kurus.ts';

/** How a cost is calculated: as a share of the bid, as a given sum, by law, or as interest. */
export type CostBasis = 'percent' | 'amount' | 'law' | 'interest';
type CostFacts = {
  readonly basis: CostBasis;
  /** The kind of listing that has this cost; absent if all have it. */
  readonly only?: CategoryNumber;
  /** The article of law; absent if only the user knows the cost. */
  readonly article?: string;
};

/** Every cost that a buyer may have in addition to the bid, in the order of the page. */
export const COSTS = {
  /** Value added tax at the rate of the portal or the notice; never guessed. */
  kdv: { basis: 'percent', article: 'İİK 114' },
  stampDuty: { basis: 'law', article: LAW.stampDutyPermille.article },
  titleFee: { basis: 'percent', only: '1', article: LAW.buyerTitleFeePercent.article },
  /** Döner sermaye of the land registry, by its own tariff. */
  registryFee: { basis: 'amount', only: '1' },
  transfer: { basis: 'amount', only: '2' },
  vehicleTax: { basis: 'amount', only: '2' },
  inspection: { basis: 'amount', only: '2' },
  eviction: { basis: 'amount', only: '1' },
  buildingDebts: { basis: 'amount', only: '1' },
  repair: { basis: 'amount' },
  brokerage: { basis: 'percent' },
  other: { basis: 'amount' },
  finance: { basis: 'interest' },
} as const satisfies Readonly<Record<string, CostFacts>>;
export type CostName = keyof typeof COSTS;
// safe: the names of the literal
export const COST_NAMES = Object.keys(COSTS) as CostName[];
/** Costs for which the user enters a share of the bid or a sum. */
export type GivenCostName = Exclude<CostName, 'stampDuty' | 'finance'>;
// safe: filtered to exactly these names
export const GIVEN_COST_NAMES = COST_NAMES.filter(
  (name) => name !== 'stampDuty' && name !== 'finance',
) as GivenCostName[];

/** A cost as the user sets it; `value` in hundredths of a per cent of the bid or in kuruş, null if unknown. */
export type GivenCost = { readonly isOn: boolean; readonly value: number | null };
/** A loan that is repaid in full after `months`; simple interest, without interest on interest. */
export type Finance = {
  readonly isOn: boolean;
  /** The borrowed share of the bid. */
  readonly borrowed: Hundredths;
  readonly monthlyRate: Hundredths;
  readonly months: number;
};
export type CostSettings = Readonly<Record<GivenCostName, GivenCost>> & {
  readonly stampDuty: { readonly isOn: boolean };
  readonly finance: Finance;
};

/** The defaults: costs set by law are on, the others are off until the user enters them. */
export const USUAL_COSTS: CostSettings = {
  ...(Object.fromEntries(GIVEN_COST_NAMES.map((name) => [name, { isOn: true, value: null }])) as Record<
    GivenCostName,
    GivenCost
  >), // safe: one entry for each of the names
  stampDuty: { isOn: true },
  titleFee: { isOn: true, value: LAW.buyerTitleFeePercent.value * 100 },
  finance: { isOn: false, borrowed: 0, monthlyRate: 0, months: 0 },
};

export function costsOfKind(kind: CategoryNumber): CostName[] {
  return COST_NAMES.filter((name) => {
    const { only }: CostFacts = COSTS[name];
    return only === undefined || only === kind;
  });
}

export type CostLine = {
  readonly name: CostName;
  /** Null if it is on but unknown: it is missing in the total. */
  readonly amount: Kurus | null;
};

/** The enabled costs of a bid. Each is the same or higher for a higher bid. */
export function costLines(kind: CategoryNumber, settings: CostSettings, bid: Kurus): CostLine[] {
  return costsOfKind(kind)
    .filter((name) => settings[name].isOn)
    .map((name) => ({ name, amount: amountOf(name, settings, bid) }));
}

function amountOf(name: CostName, settings: CostSettings, bid: Kurus): Kurus | null {
  if (name === 'stampDuty') return inKurus(stampDutyOf)(bid);
  if (name === 'finance') return interestOf(settings.finance, bid);
  const { value } = settings[name];
  if (value === null) return null;
  return COSTS[name].basis === 'percent' ? partOf(bid, value, WHOLE) : value;
}

function interestOf({ borrowed, monthlyRate, months }: Finance, bid: Kurus): Kurus {
  return partOf(partOf(bid, borrowed, WHOLE), monthlyRate * months, WHOLE);
}

/** Whether KDV is on but its rate is unknown: it may be the largest of all costs. */
export const lacksKdv = (lines: readonly CostLine[]): boolean =>
  lines.some(({ name, amount }) => name === 'kdv' && amount === null);

/** The bid with all its costs; unknown costs are left out. */
export function totalCost(kind: CategoryNumber, settings: CostSettings, bid: Kurus): Kurus {
  return costLines(kind, settings, bid).reduce((sum, { amount }) => sum + (amount ?? 0), bid);
}
