import { formatEstimate, formatNumber, formatSum } from '../../text/money.ts';
import type { CostName } from './costs.ts';
import type { Goal, GoalKind, GoalOutcome } from './goals.ts';
import type { Hundredths, Kurus } from './kurus.ts';
import type { BidFault } from './sale-frame.ts';
import type { FigureName } from './sensitivity.ts';

/** `%2,75`. */
export function shareText(share: Hundredths): string {
  return share < 0 ? `-%${formatNumber(-share / 100)}` : `%${formatNumber(share / 100)}`;
}

export const COST_LABELS: Readonly<Record<CostName, string>> = {
  kdv: 'KDV',
  stampDuty: 'Damga vergisi',
  titleFee: 'Tapu harcı',
  registryFee: 'Döner sermaye bedeli',
  transfer: 'Araç tescili',
  vehicleTax: 'Vergi borcu ve MTV',
  inspection: 'Muayene',
  eviction: 'Tahliye',
  buildingDebts: 'Aidat ve bina borçları',
  repair: 'Onarım',
  brokerage: 'Aracılık',
  other: 'Diğer masraflar',
  finance: 'Finansman',
};

export const GOAL_LABELS: Readonly<Record<GoalKind, string>> = {
  discount: 'Değerinden indirim',
  resale: 'Satıştan kâr',
  rent: 'Kira getirisi',
};

/** The names of the user's figures, for the list of what influences the result. */
export const FIGURE_LABELS: Readonly<Record<FigureName, string>> = {
  ...COST_LABELS,
  finance: 'Finansman faizi',
  ownValue: 'Size göre değeri',
  discount: 'İstenen indirim',
  resalePrice: 'Satış fiyatı',
  resaleCosts: 'Satarken masraf',
  gainTax: 'Kazançtan vergi',
  profit: 'İstenen kâr',
  monthlyRent: 'Aylık kira',
  yearlyCosts: 'Yıllık gider',
  yield: 'İstenen getiri',
};

/** A goal in one line. */
export function goalText(goal: Goal): string {
  if (goal.kind === 'discount') return `${formatSum(goal.ownValue)} değerin ${shareText(goal.discount)} altında kalmak`;
  if (goal.kind === 'resale') return `${formatSum(goal.resalePrice)} fiyata satıp ${shareText(goal.profit)} kâr etmek`;
  return `Aylık ${formatSum(goal.monthlyRent)} kirayla yılda ${shareText(goal.yield)} getiri`;
}

const OUTCOMES: Readonly<Record<GoalKind, string>> = {
  discount: 'değerin altında',
  resale: 'vergiden sonra kâr',
  rent: 'yıllık net kira',
};

/** The outcome by a goal: `₺400.000,00 değerin altında (%20)`. */
export function outcomeText(kind: GoalKind, { sum, percent }: GoalOutcome): string {
  return `${formatEstimate(sum)} ${OUTCOMES[kind]}${percent === null ? '' : ` (${shareText(percent)})`}`;
}

const FAULTS: Readonly<Record<NonNullable<BidFault>, string>> = {
  belowOpening: 'Açılış bedelinin altında: verilemez.',
  belowStep: 'Son teklifin en az artış kadar üstünde olmalı.',
  notAboveLimit: 'Verilebilir, ama alt sınırı aşmadığı için bununla satış yapılmaz.',
};

export function bidText(fault: BidFault): string {
  return fault === null ? 'Verilebilir ve alt sınırı aşıyor.' : FAULTS[fault];
}

/** The total of a bid: `₺1.025.690 (KDV hariç)` while the rate of KDV is missing. */
export function allInText({ allIn, lacksKdv }: { readonly allIn: Kurus; readonly lacksKdv: boolean }): string {
  return lacksKdv ? `${formatEstimate(allIn)} (KDV hariç)` : formatEstimate(allIn);
}
