/** Everything that the product has said it keeps, as a client heard it. */
export type Ledger = {
  /** Registered addresses. */
  readonly accounts: string[];
  /** Tokens of sessions that a login opened, with whose they are. */
  readonly sessions: { readonly email: string; readonly token: string }[];
  /** Whether a member last saved or removed a listing, by `email propertyId`; absent while a call is unanswered. */
  readonly savedAds: Map<string, boolean>;
  readonly alerts: number[];
  /** Subjects of messages to support. */
  readonly messages: string[];
  /** Addresses of members whose trial has begun. */
  readonly memberTrials: string[];
  /** Trials without an account: the device, and the start that was answered. */
  readonly deviceTrials: { readonly deviceId: string; readonly startedAt: string; readonly askedAt: number }[];
  /** Listings of files that the product has put aside as done. */
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
