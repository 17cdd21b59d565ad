import { type Calculation, EMPTY_GOALS, NOTHING_GIVEN, newScenario, type Scenario } from '../law/bid/calculation.ts';
import { type CostSettings, USUAL_COSTS } from '../law/bid/costs.ts';
import { noticedClaims } from '../law/bid/prior-claims.ts';
import type { ListingDetail } from '../listings.ts';
import { formatNumber } from '../text/money.ts';
import type { KeptCalculation } from './kept-calculations.ts';

export const SCENARIO_NAMES = ['Beklenen', 'Temkinli', 'İyimser'] as const;

type Noticed = Pick<ListingDetail, 'noticeValues'>;

/**
 * The rates of KDV in the notice; undefined if the notice has none or contradicts itself, or if the caller may not see
 * it.
 */
function noticedRates({ noticeValues }: Noticed): readonly number[] | undefined {
  if (noticeValues?.conflicts.some(({ name }) => name === 'kdv')) return undefined;
  return noticeValues?.values.kdv?.value;
}

/**
 * The saved calculation, or a new one: with KDV and prior claims only if the notice names them; they are never guessed.
 */
export function startCalculation(detail: Noticed, kept: KeptCalculation | undefined): Calculation {
  if (kept?.calculation) return kept.calculation;
  const usual = kept?.usualCosts ?? USUAL_COSTS;
  const costs: CostSettings = { ...usual, kdv: { ...usual.kdv, value: onlyRate(noticedRates(detail)) } };
  return {
    legal: { ...NOTHING_GIVEN, priorClaims: noticedClaims(detail).ranked },
    scenarios: [withNoted(newScenario(SCENARIO_NAMES[0], costs), kept?.noted)],
  };
}

/** Starts a new calculation with what the member noted on the board. */
function withNoted(scenario: Scenario, noted: KeptCalculation['noted'] | undefined): Scenario {
  if (!noted) return scenario;
  const { highestBid: bid, ownValue } = noted;
  return { ...scenario, bid, goal: ownValue === null ? scenario.goal : { ...EMPTY_GOALS.discount, ownValue } };
}

function onlyRate(rates: readonly number[] | undefined): number | null {
  if (!rates) return null;
  // An empty list means that the notice declares the sale exempt.
  if (rates.length === 0) return 0;
  return rates.length === 1 && rates[0] !== undefined ? Math.round(rates[0] * 100) : null;
}

/** The hint beside the KDV field: what the notice says about KDV. */
export function kdvHint(detail: Noticed): string {
  const rates = noticedRates(detail);
  if (!rates) return 'İlanda okunamadı; portaldaki oranı yazın.';
  if (rates.length === 0) return 'İlanda istisna yazıyor.';
  return `İlanda ${rates.map((rate) => `%${formatNumber(rate)}`).join(' / ')} yazıyor.`;
}
