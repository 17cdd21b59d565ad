import { createStore, useStore } from '#web/platform/create-store.ts';

const lookedAt = createStore<string | undefined>(undefined);

/**
 * Notes the name of the listing that is looked at, for the offer to begin with (D50). Forgotten when the window is
 * left.
 */
export function noteLookedAt(name: string): void {
  lookedAt.set(name);
}

/** The name of the listing that was looked at last; undefined before the first. */
export function useLookedAt(): string | undefined {
  return useStore(lookedAt, undefined);
}
