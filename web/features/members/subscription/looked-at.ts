import { createStore, useStore } from '#web/platform/create-store.ts';

const lookedAt = createStore<string | undefined>(undefined);

/** Stores the name of the current listing, which the offer starts with (D50). Lost when the page is unloaded. */
export function noteLookedAt(name: string): void {
  lookedAt.set(name);
}

/** The name of the last listing; undefined before the first. */
export function useLookedAt(): string | undefined {
  return useStore(lookedAt, undefined);
}
