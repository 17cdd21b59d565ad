/** Everything that the product has acknowledged to clients. */
export type Ledger = {
  /** Registered addresses. */
  readonly accounts: string[];
  /** Tokens of sessions from logins, with their owners. */
  readonly sessions: { readonly email: string; readonly token: string }[];
  /** Whether a member last saved or removed a listing, by `email propertyId`; absent while a request is unanswered. */
  readonly savedAds: Map<string, boolean>;
  readonly alerts: number[];
  /** Subjects of messages to support. */
  readonly messages: string[];
  /** Addresses of members whose trial has begun. */
  readonly memberTrials: string[];
  /** Trials without an account: the device, and the start in the response. */
  readonly deviceTrials: { readonly deviceId: string; readonly startedAt: string; readonly askedAt: number }[];
  /** Listings in files that the product has moved to the processed ones. */
  readonly listings: string[];
};

export const newLedger = (): Ledger => ({
  accounts: [],
  sessions: [],
  savedAds: new Map(),
  alerts: [],
  messages: [],
  memberTrials: [],
  deviceTrials: [],
  listings: [],
});

/** How many writes of each kind were acknowledged. */
export function ledgerCounts(ledger: Ledger): Record<string, number> {
  return Object.fromEntries(
    Object.entries(ledger).map(([kind, kept]) => [kind, kept instanceof Map ? kept.size : kept.length]),
  );
}
