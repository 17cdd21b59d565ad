import { useSyncExternalStore } from 'react';

/** Spec §9: how long a dismissed toast is still remembered. */
const REMOVE_AFTER_MS = 1_000_000;

export type ToastKind = 'done' | 'plain' | 'error';
export type ToastText = {
  kind: ToastKind;
  title: string;
  description?: string | undefined;
  /** The one thing that can be done about it, such as taking it back. */
  action?: { label: string; run: () => void } | undefined;
};
export type ShownToast = ToastText & { id: number; isOpen: boolean };

let current: ShownToast | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: ShownToast | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast from anywhere in the browser. There is one at most (spec §9): a new one takes the place of the last. */
export function showToast(text: ToastText): void {
  clearTimeout(removal);
  lastId += 1;
  set({ ...text, id: lastId, isOpen: true });
}

/** Takes a toast off the screen; one that has made way to another already is left alone. */
export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  set({ ...current, isOpen: false });
  clearTimeout(removal);
  removal = setTimeout(() => set(undefined), REMOVE_AFTER_MS);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast as it stands; undefined while there is none. */
export function useToast(): ShownToast | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
