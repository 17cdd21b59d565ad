import { formatLira, formatLiraExact } from './text/money.ts';

/** The number of auctions on the home page: the first of the property list (spec §9). */
export const FEATURED_COUNT = 6;

/**
 * The preview of a description (spec §9, D20): the number of words shown; the text after this many characters is
 * masked.
 */
export const PREVIEW = { words: 30, plainCharacters: 50 } as const;

/** A trial of premium, once per account and per device (spec §9, D22). */
export const TRIAL_DAYS = 7;

/** The number of different listings that the free plan may open per day in Istanbul (D21). */
export const FREE_VIEWS_PER_DAY = 5;

/**
 * The number of documents that a member of the free plan may open per day in Istanbul; visitors may open none (D28).
 */
export const FREE_DOCUMENTS_PER_DAY = 1;

/**
 * Call limits per API key, and for all keys of an organisation together. A minute begins with its first call; a day is
 * a day in Istanbul. The organisation's limit per minute stays below the limit per network.
 */
export const API_QUOTAS = {
  key: { minute: 120, day: 10_000 },
  organisation: { minute: 300, day: 50_000 },
} as const;

/** Prices of premium in lira (D3): the launch price is the monthly charge while the launch lasts. */
export const PREMIUM_PRICES = { launchMonthly: 29.99, monthly: 99, yearly: 990 } as const;

/** The last day of the launch price; null once it is over (`Company.launchEndsOn`). */
type Launch = { readonly launchEndsOn: string | null };

/** The price of a month of premium (D3): the launch price while it lasts, otherwise the list price. In lira. */
export function monthlyCharge({ launchEndsOn }: Launch): number {
  return launchEndsOn === null ? PREMIUM_PRICES.monthly : PREMIUM_PRICES.launchMonthly;
}

/** Twelve months of premium at today's monthly charge, in lira. */
export function twelveMonthsCharge(launch: Launch): number {
  return Math.round(12 * 100 * monthlyCharge(launch)) / 100;
}

/** Whether a year of premium is sold and its saving shown (D53): not while twelve months cost less. */
export function isYearSold(launch: Launch): boolean {
  return PREMIUM_PRICES.yearly <= twelveMonthsCharge(launch);
}

/** Shown beside prices while no year is sold: the price of twelve months at today's monthly price, in lira (D53). */
export function unsoldYearText(monthly: number): string {
  const twelveMonths = formatLiraExact(Math.round(12 * 100 * monthly) / 100);
  return `Yıllık liste fiyatı ${formatLira(PREMIUM_PRICES.yearly)}; bugünkü aylık fiyatla on iki ay ${twelveMonths} tutar. Yıllık üyelik lansmandan sonra satılır.`;
}

/** List prices of every plan in lira (spec §9), per month and per year. */
export const PLANS = {
  free: { monthly: 0, yearly: 0 },
  premium: { monthly: PREMIUM_PRICES.monthly, yearly: PREMIUM_PRICES.yearly },
  corporate: { monthly: 299, yearly: 2999 },
} as const;
/** The seats of a corporate plan that was bought on the site; more can be agreed in an offer. */
export const CORPORATE_SEATS = 5;
export type PlanId = keyof typeof PLANS;

/** How often an organisation's programs may export all listings per day in Istanbul, including resumed exports. */
export const EXPORTS_PER_DAY = 48;

/** The discount on the list price of premium when paid yearly, in per cent (spec §9). */
export const YEARLY_DISCOUNT_PERCENT = 17;

/** A yearly price per month, in whole lira (spec §9). */
export function monthlyEquivalent(plan: PlanId): number {
  return Math.round(PLANS[plan].yearly / 12);
}

/** How much a year saves compared with twelve months at list price, in lira (spec §9). */
export function yearlySaving(plan: PlanId): number {
  return 12 * PLANS[plan].monthly - PLANS[plan].yearly;
}
