import type { PromiseName } from '#shared/promises/plan-promises.ts';
import { createStore, useStore } from '#web/platform/create-store.ts';

/** Why the subscription dialog opens; its first sentence depends on it. */
export type UpgradeReason = 'offer' | 'lockedField' | 'dailyLimit';

export type UpgradeRequest = {
  readonly reason: UpgradeReason;
  /** The tapped benefit, which the dialog names first. */
  readonly about?: PromiseName;
  /** The intended action; it runs once a trial has started. */
  readonly afterwards?: () => void;
};

const request = createStore<UpgradeRequest | undefined>(undefined);

/** Opens the subscription dialog, from anywhere; `SubscriptionGate` shows it. */
export function requestUpgrade(reason: UpgradeReason, rest: Omit<UpgradeRequest, 'reason'> = {}): void {
  request.set({ reason, ...rest });
}

export function closeUpgradeRequest(): void {
  request.set(undefined);
}

/** The current request for the subscription dialog; undefined while it is closed. */
export function useUpgradeRequest(): UpgradeRequest | undefined {
  return useStore(request, undefined);
}
