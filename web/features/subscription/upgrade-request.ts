import { useSyncExternalStore } from 'react';

/** Why the subscription dialog is asked for: it says so in its first sentence. */
export type UpgradeReason = 'offer' | 'lockedField' | 'dailyLimit';

let current: UpgradeReason | undefined;
const listeners = new Set<() => void>();

/** Asks for the subscription dialog, from anywhere; whoever shows it listens with `useUpgradeRequest`. */
export function requestUpgrade(reason: UpgradeReason): void {
  set(reason);
}

/** The request has been dealt with. */
export function closeUpgradeRequest(): void {
  set(undefined);
}

function set(next: UpgradeReason | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reason for which the subscription dialog is to be open; undefined while it is not. */
export function useUpgradeRequest(): UpgradeReason | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
