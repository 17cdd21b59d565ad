import { LAW } from '../law/law-figures.ts';
import { monthlyCharge, PLANS, PREMIUM_PRICES } from '../plans.ts';
import { DAY_MS, ISTANBUL_OFFSET_MS, istanbulDate, istanbulMidnight, startOfIstanbulDay } from '../text/dates.ts';

/** The states of an order; `mayBecome` says which follows which. */
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
/** How an order is paid: by card on the page of a payment provider, or by bank. */
export const PAYMENT_METHODS = ['card', 'transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/**
 * Why money goes back: cayma (TKHK 48/4), an ended yearly plan (52/4), a second payment of one order, or one nobody
 * wants any more.
 */
export const REFUND_REASONS = ['withdrawal', 'ending', 'duplicate', 'unwanted'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Who buys, as an invoice names them. */
export type Buyer = {
  readonly kind: 'person' | 'company';
  /** First and last name of a person; the contact of a company. */
  readonly name: string;
  /** Eleven digits; a person may leave it out. */
  readonly identityNumber?: string | undefined;
  readonly companyTitle?: string | undefined;
  readonly taxOffice?: string | undefined;
  /** Ten digits, or eleven of a sole trader. */
  readonly taxNumber?: string | undefined;
  readonly address: string;
  readonly district: string;
  readonly city: string;
};

const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  draft: ['shown', 'cancelled', 'expired'],
  shown: ['shown', 'confirmed', 'cancelled', 'expired'],
  confirmed: ['paying', 'cancelled', 'expired'],
  // From one way of paying to the other.
  paying: ['paying', 'paid', 'failed', 'cancelled', 'expired', 'refunded'],
  failed: ['paying', 'paid', 'cancelled', 'expired', 'refunded'],
  // Money may arrive late: it opens what was ordered, or goes straight back.
  expired: ['paid', 'refunded'],
  cancelled: ['refunded'],
  paid: ['refunded'],
  refunded: [],
};

export function mayBecome(from: OrderState, to: OrderState): boolean {
  return NEXT[from].includes(to);
}

/** States of an order that still can be paid. */
export const OPEN_STATES: readonly OrderState[] = ['draft', 'shown', 'confirmed', 'paying', 'failed'];

/** How long an order waits: to be confirmed and paid (hours), and for a transfer (working days). */
export const ORDER_TERMS = { openHours: 24, transferWorkingDays: 3 } as const;

/** Days in which a consumer may withdraw (TKHK 48/4), and in which money is paid back (48/4, 52/5). */
export const CONSUMER_TERMS = {
  withdrawalDays: LAW.withdrawalDays.value,
  withdrawalRefundDays: LAW.withdrawalRefundDays.value,
  endingRefundDays: LAW.subscriptionRefundDays.value,
} as const;

/** Premium can be bought again this long before it ends; earlier it would be paid twice. */
export const EXTEND_DAYS = 30;

/**
 * Automatic renewal (TKHK 52/3): days before the charge at which it is announced, and the number of tries, a day apart.
 */
export const RENEWAL = { announceDays: 3, tries: 3 } as const;

/** Days before the end at which a member without renewal is reminded. */
export const REMINDER_DAYS = [7, 1] as const;

/** What is ordered: a plan for a period. */
export type Ordered = { readonly plan: OrderPlan; readonly period: OrderPeriod };

/** The price of a plan in kuruş, VAT inside (D3): the launch price counts for a month of premium alone. */
export function priceOf({ plan, period }: Ordered, company: { readonly launchEndsOn: string | null }): number {
  if (plan === 'corporate') return toKurus(PLANS.corporate[period]);
  return toKurus(period === 'monthly' ? monthlyCharge(company) : PREMIUM_PRICES.yearly);
}

export const toKurus = (lira: number): number => Math.round(lira * 100);
export const toLira = (kurus: number): number => kurus / 100;

/** The VAT inside a price, in kuruş, rounded half up. */
export function vatInside(kurus: number, percent: number): number {
  return Math.round((kurus * percent) / (100 + percent));
}

/**
 * The end of a period that begins at `from`: the same hour of the same day one or twelve calendar months later in
 * Istanbul, or of the month's last day where it has no such day.
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

/** The end of the right of withdrawal: midnight after the fourteenth day, the day of the contract not counted. */
export function withdrawalEnd(concludedAt: Date): Date {
  return new Date(startOfIstanbulDay(concludedAt).getTime() + (CONSUMER_TERMS.withdrawalDays + 1) * DAY_MS);
}

/** What ending a plan today gives back, by whole days; today counts as used. */
export type Reckoning = {
  readonly totalDays: number;
  readonly usedDays: number;
  readonly paidKurus: number;
  readonly refundKurus: number;
  /** When premium ends: the midnight after today, or at once where it had not begun. */
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

/** The page of an order: where the browser comes back to from the provider's, and where mails lead. */
export function orderPageOf(id: string): string {
  return `/siparis/${id}`;
}
