import type { Config } from '#server/config.ts';
import type { Buyer, OrderPeriod, OrderPlan } from '#shared/orders/order-rules.ts';

/**
 * What is to be paid. `attemptId` is our key of the attempt: providers repeat it, so that an answer that got lost is
 * found again.
 */
export type Bill = {
  readonly attemptId: string;
  readonly orderId: string;
  readonly plan: OrderPlan;
  readonly period: OrderPeriod;
  readonly kurus: number;
  readonly buyer: Buyer & { readonly id: string; readonly email: string; readonly address: string };
  /** The network address of the buyer. */
  readonly ip: string;
};

/** How an attempt to pay ended. `open`: nothing yet, ask again. */
export type Charge =
  | { readonly state: 'open' }
  | { readonly state: 'failed'; readonly code: string }
  | {
      readonly state: 'paid';
      /** The provider's number of the payment. */
      readonly paymentId: string;
      readonly kurus: number;
      readonly currency: string;
      readonly orderId: string;
    };

export type StoredCard = { readonly userKey: string; readonly token: string; readonly lastFour: string };

export type RefundRequest = {
  /** Our key of the refund. */
  readonly id: string;
  readonly paymentId: string;
  readonly kurus: number;
  /** All of a payment of the same day is cancelled, so that no line of it stands in the card's statement. */
  readonly isSameDayWhole: boolean;
};
export type RefundAnswer = { readonly state: 'done' } | { readonly state: 'refused'; readonly code: string };

/** A page of the provider's, on which cards are typed: their numbers never touch us. */
export type Checkouts = {
  openCheckout(bill: Bill, returnTo: string): Promise<{ token: string; pageUrl: string; lastsS: number }>;
  readCheckout(token: string): Promise<Charge>;
  /** The token of the payment page that a report is about; undefined if it is not signed by this provider. */
  readReport(body: unknown, headers: ReportHeaders): string | undefined;
};
export type ReportHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Money that goes back to the card. */
export type Refunds = {
  refund(refund: RefundRequest): Promise<RefundAnswer>;
  /** Whether the refund under this key has gone through. */
  isRefunded(paymentId: string, refundId: string): Promise<boolean>;
};

/** Cards that the provider keeps for renewals. */
export type Cards = {
  /** A page of the provider's on which a member stores a card. */
  openCardPage(
    owner: { readonly id: string; readonly email: string },
    returnTo: string,
  ): Promise<{ token: string; pageUrl: string }>;
  /** The card that was stored there; undefined while there is none. */
  readCard(pageToken: string): Promise<StoredCard | undefined>;
  forgetCard(card: Pick<StoredCard, 'userKey' | 'token'>): Promise<void>;
  chargeCard(bill: Bill, card: StoredCard): Promise<Charge>;
  /** The result of `chargeCard` under this key; `failed` with code `UNKNOWN` if the provider knows of none. */
  readCharge(attemptId: string): Promise<Charge>;
};

/** All that the product knows of a payment provider: a row of `PROVIDERS`. */
export type ProviderRow = {
  /** Stands in the database with each payment, so it never changes. */
  readonly key: string;
  /** The name that buyers read. Texts put no suffix on it. */
  readonly label: string;
  /** The settings without which it is not there. */
  readonly needs: readonly (keyof Config)[];
  /** What to do after a refusal, by the provider's code of it. */
  readonly failureTexts: Readonly<Record<string, string>>;
  /** Why no real money comes in with these settings; undefined where it does. */
  readonly whyNoMoney: (config: Config) => string | undefined;
  readonly checkouts: (config: Config) => Checkouts;
  /** Absent: the operator pays back by hand. */
  readonly refunds?: (config: Config) => Refunds;
  /** Absent: nobody can choose automatic renewal. */
  readonly cards?: (config: Config) => Cards;
};

/**
 * A provider with its settings. Every answer is checked by its signature. Each function throws `ProviderAway` when
 * there is no answer that can be believed; then nothing is known of what happened.
 */
export type PaymentProvider = Pick<ProviderRow, 'key' | 'label'> &
  Checkouts & { readonly refunds: Refunds | undefined; readonly cards: Cards | undefined };

/** The provider has not answered, or not so that it can be believed. */
export class ProviderAway extends Error {
  constructor(reason: string) {
    super(`payment provider: ${reason}`);
    this.name = 'ProviderAway';
  }
}
