import { useSyncExternalStore } from 'react';

/** What the server has said, and over it what has been asked of it but not answered yet. */
let saved: ReadonlySet<number> = new Set();
const wishes = new Map<number, boolean>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes over what the server says is saved. */
export function setSavedIds(ids: readonly number[]): void {
  saved = new Set(ids);
  tell();
}

/** Notes a change that the server has accepted, until it tells the whole list again. */
export function noteSaved(propertyId: number, isOn: boolean): void {
  const others = [...saved].filter((id) => id !== propertyId);
  setSavedIds(isOn ? [...others, propertyId] : others);
}

/** Shows a listing as saved or not before the server has answered; undefined goes back to what the server says. */
export function setWish(propertyId: number, isWanted: boolean | undefined): void {
  if (isWanted === undefined) wishes.delete(propertyId);
  else wishes.set(propertyId, isWanted);
  tell();
}

/** Whether a listing counts as saved. */
export function isSaved(propertyId: number): boolean {
  return wishes.get(propertyId) ?? saved.has(propertyId);
}

/** Whether a listing counts as saved, as it changes. Cheap enough for a heart on every card. */
export function useIsSaved(propertyId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isSaved(propertyId),
    () => false,
  );
}
