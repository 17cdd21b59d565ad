import { createStore, useStore } from '#web/platform/create-store.ts';

type Known = {
  /** What the server has said is saved. */
  saved: ReadonlySet<number>;
  /** Changes the server has not answered yet; they have priority over what it has said. */
  wishes: ReadonlyMap<number, boolean>;
};

const known = createStore<Known>({ saved: new Set(), wishes: new Map() });

/** Takes over what the server says is saved. */
export function setSavedIds(ids: readonly number[]): void {
  known.set({ ...known.get(), saved: new Set(ids) });
}

/** Notes a change that the server has accepted, until it sends the whole list again. */
export function noteSaved(propertyId: number, isOn: boolean): void {
  const others = [...known.get().saved].filter((id) => id !== propertyId);
  setSavedIds(isOn ? [...others, propertyId] : others);
}

/** Shows a listing as saved or not before the server has answered; undefined goes back to what the server says. */
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

/** Whether a listing counts as saved, as it changes. Cheap enough for a heart on every card. */
export function useIsSaved(propertyId: number): boolean {
  return useStore({ subscribe: known.subscribe, get: () => isSaved(propertyId) }, false);
}
