import { createStore, useStore } from '#web/platform/create-store.ts';

type Known = {
  /** The saved listings according to the server. */
  saved: ReadonlySet<number>;
  /** Changes that the server has not confirmed yet; they override `saved`. */
  wishes: ReadonlyMap<number, boolean>;
};

const known = createStore<Known>({ saved: new Set(), wishes: new Map() });

/** Sets the saved listings from a response of the server. */
export function setSavedIds(ids: readonly number[]): void {
  known.set({ ...known.get(), saved: new Set(ids) });
}

/** Stores a change that the server has accepted, until it sends the whole list again. */
export function noteSaved(propertyId: number, isOn: boolean): void {
  const others = [...known.get().saved].filter((id) => id !== propertyId);
  setSavedIds(isOn ? [...others, propertyId] : others);
}

/** Shows a listing as saved or not before the server has responded; undefined returns to the server's state. */
export function setWish(propertyId: number, isWanted: boolean | undefined): void {
  const { saved, wishes } = known.get();
  const next = new Map(wishes);
  if (isWanted === undefined) next.delete(propertyId);
  else next.set(propertyId, isWanted);
  known.set({ saved, wishes: next });
}

/** Whether a listing counts as saved. */
export function isSaved(propertyId: number): boolean {
  const { saved, wishes } = known.get();
  return wishes.get(propertyId) ?? saved.has(propertyId);
}

/** Whether a listing counts as saved; subscribes to changes. Cheap enough for a heart on every card. */
export function useIsSaved(propertyId: number): boolean {
  return useStore({ subscribe: known.subscribe, get: () => isSaved(propertyId) }, false);
}
