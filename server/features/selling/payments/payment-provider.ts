import type { Config } from '#server/config.ts';
import type { Buyer, OrderPeriod, OrderPlan } from '#shared/orders/order-rules.ts';

/**
 * A payment to make. `attemptId` is our key of the attempt: providers repeat it, so that a lost response can be found
 * again.
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

/** The result of a payment attempt. `open` means none yet, check again. */
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
  /** Cancels a whole payment of the same day, so that it does not appear on the card's statement. */
  readonly isSameDayWhole: boolean;
};
export type RefundAnswer = { readonly state: 'done' } | { readonly state: 'refused'; readonly code: string };

/** The provider's page on which card numbers are typed: they never reach us. */
export type Checkouts = {
  openCheckout(bill: Bill, returnTo: string): Promise<{ token: string; pageUrl: string; lastsS: number }>;
  readCheckout(token: string): Promise<Charge>;
  /** The token of the payment page that a report is about; undefined if it is not signed by this provider. */
  readReport(body: unknown, headers: ReportHeaders): string | undefined;
};
export type ReportHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Refunds to the card. */
export type Refunds = {
  refund(refund: RefundRequest): Promise<RefundAnswer>;
  /** Whether the refund with this key was made. */
  isRefunded(paymentId: string, refundId: string): Promise<boolean>;
};

/** Cards that the provider stores for renewals. */
export type Cards = {
  /** Opens the provider's page on which a member stores a card. */
  openCardPage(
    owner: { readonly id: string; readonly email: string },
    returnTo: string,
  ): Promise<{ token: string; pageUrl: string }>;
  /** The card that was stored there; undefined if there is none yet. */
  readCard(pageToken: string): Promise<StoredCard | undefined>;
  forgetCard(card: Pick<StoredCard, 'userKey' | 'token'>): Promise<void>;
  chargeCard(bill: Bill, card: StoredCard): Promise<Charge>;
  /** The result of `chargeCard` under this key; `failed` with code `UNKNOWN` if the provider does not know it. */
  readCharge(attemptId: string): Promise<Charge>;
};

/** Everything that the product knows about a payment provider: a row of `PROVIDERS`. */
export type ProviderRow = {
  /** Stored in the database with each payment, so it never changes. */
  readonly key: string;
  /** The name that buyers see. Texts add no suffix to it. */
  readonly label: string;
  /** The settings that the provider requires. */
  readonly needs: readonly (keyof Config)[];
  /** What to do after a refusal, by the provider's error code. */
  readonly failureTexts: Readonly<Record<string, string>>;
  /** Why these settings receive no real money; undefined if they do. */
  readonly whyNoMoney: (config: Config) => string | undefined;
  readonly checkouts: (config: Config) => Checkouts;
  /** If absent, the operator makes refunds by hand. */
  readonly refunds?: (config: Config) => Refunds;
  /** If absent, nobody can choose automatic renewal. */
  readonly cards?: (config: Config) => Cards;
};

/**
 * A provider with its settings. The signature of every response is checked. Each function throws `ProviderAway` if
 * there is no trustworthy response; then it is unknown what happened.
 */
export type PaymentProvider = Pick<ProviderRow, 'key' | 'label'> &
  Checkouts & { readonly refunds: Refunds | undefined; readonly cards: Cards | undefined };

/** The provider has sent no response, or none that can be trusted. */
export class ProviderAway extends Error {
  constructor(reason: string) {
    super(`payment provider: ${reason}`);
    this.name = 'ProviderAway';
  }
}
