import { createStore, useStore } from '#web/platform/create-store.ts';

/** Spec §9: how long a toast is shown. */
export const SHOWN_MS = 5000;
/** Spec §9: how long a dismissed toast is still remembered. */
const REMOVE_AFTER_MS = 1_000_000;

export type ToastKind = 'done' | 'plain' | 'error';
export type ToastText = {
  kind: ToastKind;
  title: string;
  description?: string | undefined;
  /** The next step: an undo action, or a link to a page. */
  action?: { label: string; run: () => void } | { label: string; href: string } | undefined;
};
export type ShownToast = ToastText & { id: number; isOpen: boolean };

const shown = createStore<ShownToast | undefined>(undefined);
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast from anywhere in the browser. There is at most one (spec §9): a new one replaces the last. */
export function showToast(text: ToastText): void {
  clearTimeout(removal);
  lastId += 1;
  shown.set({ ...text, id: lastId, isOpen: true });
}

/** Removes a toast; does nothing if another toast has already replaced it. */
export function dismissToast(id: number): void {
  const toast = shown.get();
  if (toast?.id !== id) return;
  shown.set({ ...toast, isOpen: false });
  clearTimeout(removal);
  removal = setTimeout(() => shown.set(undefined), REMOVE_AFTER_MS);
}

/** Whether a toast was shown since the page was loaded. */
export function wasToastShown(): boolean {
  return lastId > 0;
}

/** The current toast; undefined if there is none. */
export function useToast(): ShownToast | undefined {
  return useStore(shown, undefined);
}
