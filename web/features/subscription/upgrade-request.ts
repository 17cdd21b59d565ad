import { createStore, useStore } from '#web/platform/create-store.ts';

/** Why the subscription dialog opens; its first sentence says so. */
export type UpgradeReason = 'offer' | 'lockedField' | 'dailyLimit';

const request = createStore<UpgradeReason | undefined>(undefined);

/** Asks for the subscription dialog, from anywhere; `SubscriptionGate` shows it. */
export function requestUpgrade(reason: UpgradeReason): void {
  request.set(reason);
}

/** Closes the subscription dialog. */
export function closeUpgradeRequest(): void {
  request.set(undefined);
}

/** The reason for which the subscription dialog is open; undefined while it is closed. */
export function useUpgradeRequest(): UpgradeReason | undefined {
  return useStore(request, undefined);
}
