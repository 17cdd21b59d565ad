import type { Config } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { chosenProvider, transferAccountOf } from '#server/features/selling/payments/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import {
  type Buyer,
  type Ordered,
  type OrderPeriod,
  type OrderPlan,
  type PaymentMethod,
  priceOf,
} from '#shared/orders/order-rules.ts';
import type { OrderPaper, OrderTerms } from '#shared/orders/orders.ts';
import { isYearSold, twelveMonthsCharge } from '#shared/plans.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { formatLiraExact } from '#shared/text/money.ts';

/** The data for the documents: the order as it will be confirmed. */
export type PaperFacts = {
  readonly reference: string;
  readonly plan: OrderPlan;
  readonly period: OrderPeriod;
  /** Only for the corporate plan. */
  readonly organisationName: string | null;
  readonly totalKurus: number;
  readonly vatPercent: number;
  readonly buyer: Buyer;
  readonly email: string;
  readonly at: Date;
};

/**
 * The additional data for the document of a renewal: the contract that it extends, its period, and the consent to it.
 */
export type RenewalFacts = {
  /** The reference of the order that was renewed. */
  readonly renewed: string;
  readonly from: Date;
  readonly until: Date;
  /** The text of the consent, word for word. */
  readonly consent: string;
  readonly consentedAt: Date;
  readonly cardLastFour: string;
};

type NewPaper = Omit<OrderPaper, 'textHash'>;

/**
 * The documents of an order and the details that the seller must still provide; implemented by the feature that writes
 * them.
 */
export type Papers = {
  /** Missing settings without which nothing may be sold. */
  missing(config: Config): readonly string[];
  of(config: Config, facts: PaperFacts): readonly NewPaper[];
  ofRenewal(config: Config, facts: PaperFacts & RenewalFacts): readonly NewPaper[];
};

/** The available payment methods. */
function methodsOf(config: Config): PaymentMethod[] {
  return [
    ...(chosenProvider(config) ? (['card'] as const) : []),
    ...(transferAccountOf(config) ? (['transfer'] as const) : []),
  ];
}

/** What is currently sold: nothing while the seller's details are missing or no payment method is available. */
export function salesTerms(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  papers: Papers,
): Omit<OrderTerms, 'lowest'> {
  const methods = methodsOf(config);
  const pricesOf = (plan: OrderPlan) => ({
    monthly: chargeOf(config, { plan, period: 'monthly' }, clock.now()),
    yearly: chargeOf(config, { plan, period: 'yearly' }, clock.now()),
  });
  return {
    isOpen: papers.missing(config).length === 0 && methods.length > 0,
    methods,
    cardProvider: chosenProvider(config)?.label ?? null,
    vatPercent: config.VAT_PERCENT,
    isYearSold: isYearSold(launchAt(config, clock.now())),
    prices: pricesOf('premium'),
    corporatePrices: pricesOf('corporate'),
  };
}

/** Throws 409 SALES_CLOSED while nothing can be sold. */
export function requireOpenSales(deps: Pick<Deps, 'config' | 'clock'>, papers: Papers): Papers {
  if (salesTerms(deps, papers).isOpen) return papers;
  const message = 'Ödeme bu sitede henüz açık değil. Premium almak için bize yazabilirsiniz.';
  throw new ExpectedError(409, 'SALES_CLOSED', message);
}

/** The price of a plan at `now`, in kuruş: the launch price of premium until the end of its last day (D31). */
export function chargeOf(config: Config, ordered: Ordered, now: Date): number {
  return priceOf(ordered, launchAt(config, now));
}

/** Whether a plan is sold for a period: a year of premium is not sold while twelve months cost less (D53). */
export function isSoldPeriod(config: Config, { plan, period }: Ordered, now: Date): boolean {
  return plan !== 'premium' || period !== 'yearly' || isYearSold(launchAt(config, now));
}

/** Throws 409 YEAR_NOT_SOLD for a year of premium while twelve months cost less (D53). */
export function requireSoldPeriod(config: Config, ordered: Ordered, now: Date): void {
  if (isSoldPeriod(config, ordered, now)) return;
  const twelveMonths = formatLiraExact(twelveMonthsCharge(launchAt(config, now)));
  const message = `Lansman fiyatı sürerken yıllık üyelik satılmıyor: bugünkü aylık fiyatla on iki ay ${twelveMonths} tutar.`;
  throw new ExpectedError(409, 'YEAR_NOT_SOLD', message);
}

function launchAt({ LAUNCH_ENDS_ON }: Config, now: Date): { launchEndsOn: string | null } {
  return { launchEndsOn: istanbulDate(now) <= LAUNCH_ENDS_ON ? LAUNCH_ENDS_ON : null };
}
