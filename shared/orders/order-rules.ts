import { LAW } from '../law/law-figures.ts';
import { monthlyCharge, PLANS, PREMIUM_PRICES } from '../plans.ts';
import { DAY_MS, ISTANBUL_OFFSET_MS, istanbulDate, istanbulMidnight, startOfIstanbulDay } from '../text/dates.ts';

/** The states of an order; `mayBecome` defines the transitions. */
export const ORDER_STATES = [
  'draft',
  'shown',
  'confirmed',
  'paying',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];
export const ORDER_PERIODS = ['monthly', 'yearly'] as const;
export type OrderPeriod = (typeof ORDER_PERIODS)[number];
/** What can be bought on the site (spec §9). */
export const ORDER_PLANS = ['premium', 'corporate'] as const;
export type OrderPlan = (typeof ORDER_PLANS)[number];
/** Payment by card on the page of a payment provider, or by bank transfer. */
export const PAYMENT_METHODS = ['card', 'transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/**
 * Reasons for a refund: cayma (TKHK 48/4), an ended yearly plan (52/4), a second payment for one order, or a payment
 * for an order that is no longer wanted.
 */
export const REFUND_REASONS = ['withdrawal', 'ending', 'duplicate', 'unwanted'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

export type Buyer = {
  readonly kind: 'person' | 'company';
  /** First and last name of a person; the contact person of a company. */
  readonly name: string;
  /** Eleven digits; optional for a person. */
  readonly identityNumber?: string | undefined;
  readonly companyTitle?: string | undefined;
  readonly taxOffice?: string | undefined;
  /** Ten digits, or eleven for a sole trader. */
  readonly taxNumber?: string | undefined;
  readonly address: string;
  readonly district: string;
  readonly city: string;
};

const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  draft: ['shown', 'cancelled', 'expired'],
  shown: ['shown', 'confirmed', 'cancelled', 'expired'],
  confirmed: ['paying', 'cancelled', 'expired'],
  // `paying` again: a change of the payment method.
  paying: ['paying', 'paid', 'failed', 'cancelled', 'expired', 'refunded'],
  failed: ['paying', 'paid', 'cancelled', 'expired', 'refunded'],
  // Money may arrive late: it activates the order, or is refunded at once.
  expired: ['paid', 'refunded'],
  cancelled: ['refunded'],
  paid: ['refunded'],
  refunded: [],
};

export function mayBecome(from: OrderState, to: OrderState): boolean {
  return NEXT[from].includes(to);
}

/** States in which an order can still be paid. */
export const OPEN_STATES: readonly OrderState[] = ['draft', 'shown', 'confirmed', 'paying', 'failed'];

/** How long an order waits: for confirmation and payment (hours), and for a transfer (working days). */
export const ORDER_TERMS = { openHours: 24, transferWorkingDays: 3 } as const;

/** Days in which a consumer may withdraw (TKHK 48/4), and in which money must be refunded (48/4, 52/5). */
export const CONSUMER_TERMS = {
  withdrawalDays: LAW.withdrawalDays.value,
  withdrawalRefundDays: LAW.withdrawalRefundDays.value,
  endingRefundDays: LAW.subscriptionRefundDays.value,
} as const;

/**
 * Premium can be extended only within this time before it ends; earlier, the member would pay twice for the same time.
 */
export const EXTEND_DAYS = 30;

/**
 * Automatic renewal (TKHK 52/3): days between the announcement and the charge, and the number of attempts, a day apart.
 */
export const RENEWAL = { announceDays: 3, tries: 3 } as const;

/** Days before the end on which a member without renewal is reminded. */
export const REMINDER_DAYS = [7, 1] as const;

/** What is ordered: a plan for a period. */
export type Ordered = { readonly plan: OrderPlan; readonly period: OrderPeriod };

/** The price of a plan in kuruş, VAT included (D3): the launch price applies only to a month of premium. */
export function priceOf({ plan, period }: Ordered, company: { readonly launchEndsOn: string | null }): number {
  if (plan === 'corporate') return toKurus(PLANS.corporate[period]);
  return toKurus(period === 'monthly' ? monthlyCharge(company) : PREMIUM_PRICES.yearly);
}

export const toKurus = (lira: number): number => Math.round(lira * 100);
export const toLira = (kurus: number): number => kurus / 100;

/** The VAT included in a price, in kuruş, rounded half up. */
export function vatInside(kurus: number, percent: number): number {
  return Math.round((kurus * percent) / (100 + percent));
}

/**
 * The end of a period that begins at `from`: the same time on the same day one or twelve calendar months later in
 * Istanbul, or on the last day of a month that has no such day.
 */
export function endOfPeriod(from: Date, period: OrderPeriod): Date {
  const local = new Date(from.getTime() + ISTANBUL_OFFSET_MS);
  const day = local.getUTCDate();
  const end = new Date(local);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + (period === 'monthly' ? 1 : 12));
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return new Date(end.getTime() - ISTANBUL_OFFSET_MS);
}

/** The end of the right of withdrawal: midnight after the fourteenth day; the day of the contract does not count. */
export function withdrawalEnd(concludedAt: Date): Date {
  return new Date(startOfIstanbulDay(concludedAt).getTime() + (CONSUMER_TERMS.withdrawalDays + 1) * DAY_MS);
}

/** The refund if a plan is ended today, by whole days; today counts as used. */
export type Reckoning = {
  readonly totalDays: number;
  readonly usedDays: number;
  readonly paidKurus: number;
  readonly refundKurus: number;
  /** When premium ends: the next midnight, or at once if it had not begun. */
  readonly endsAt: Date;
};

/** Calculates the end of a paid period at `now` (TKHK 52/4–5). The refund is rounded to the kuruş, half up. */
export function reckonEnding(
  paid: { readonly from: Date; readonly until: Date; readonly kurus: number },
  now: Date,
): Reckoning {
  const dayOf = (at: Date) => istanbulMidnight(istanbulDate(at)).getTime() / DAY_MS;
  const totalDays = dayOf(paid.until) - dayOf(paid.from);
  const hasBegun = paid.from <= now;
  const usedDays = hasBegun ? Math.min(totalDays, dayOf(now) - dayOf(paid.from) + 1) : 0;
  const tonight = new Date(startOfIstanbulDay(now).getTime() + DAY_MS);
  return {
    totalDays,
    usedDays,
    paidKurus: paid.kurus,
    refundKurus: Math.round((paid.kurus * (totalDays - usedDays)) / totalDays),
    endsAt: hasBegun ? (tonight < paid.until ? tonight : paid.until) : paid.from,
  };
}

/** The page of an order: the payment provider returns the browser to it, and mails link to it. */
export function orderPageOf(id: string): string {
  return `/siparis/${id}`;
}
