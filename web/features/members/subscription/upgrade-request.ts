import type { PromiseName } from '#shared/promises/plan-promises.ts';
import { createStore, useStore } from '#web/platform/create-store.ts';

/** Why the subscription dialog opens; its first sentence says so. */
export type UpgradeReason = 'offer' | 'lockedField' | 'dailyLimit';

export type UpgradeRequest = {
  readonly reason: UpgradeReason;
  /** What was tapped: the benefit that the dialog names first. */
  readonly about?: PromiseName;
  /** What was wanted; it is done once a trial has begun. */
  readonly afterwards?: () => void;
};

const request = createStore<UpgradeRequest | undefined>(undefined);

/** Asks for the subscription dialog, from anywhere; `SubscriptionGate` shows it. */
export function requestUpgrade(reason: UpgradeReason, rest: Omit<UpgradeRequest, 'reason'> = {}): void {
  request.set({ reason, ...rest });
}

/** Closes the subscription dialog. */
export function closeUpgradeRequest(): void {
  request.set(undefined);
}

/** Why the subscription dialog is open, and for what; undefined while it is closed. */
export function useUpgradeRequest(): UpgradeRequest | undefined {
  return useStore(request, undefined);
}
