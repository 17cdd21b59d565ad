import { createStore, useStore } from '#web/platform/create-store.ts';
import { readStored, writeStored } from '#web/platform/stored-text.ts';
import { showToast } from '#web/ui/toasts/toast.ts';
import { MOST_COMPARED } from './compared-ids.ts';

/** A listing selected for comparison, with a name to recognise it. */
export type Marked = { readonly id: number; readonly name: string };

/** Kept for the lifetime of the tab: it contains what the user asked for, so it needs no consent (cookie policy). */
const KEY = 'compare_tray';
const NOTHING: readonly Marked[] = [];
const tray = createStore<readonly Marked[]>(readKept());

/** The listings selected for comparison, in the order of selection; empty until the page is interactive. */
export function useMarked(): readonly Marked[] {
  return useStore(tray, NOTHING);
}

/** Adds a listing to the comparison, or removes it. A message is shown if there are too many. */
export function toggleMarked(listing: Marked): void {
  const marked = tray.get();
  if (marked.some(({ id }) => id === listing.id)) keep(marked.filter(({ id }) => id !== listing.id));
  else if (marked.length < MOST_COMPARED) keep([...marked, listing]);
  else showToast({ kind: 'plain', title: `En çok ${MOST_COMPARED} ilan karşılaştırılır. Önce birini çıkarın.` });
}

export function clearMarked(): void {
  keep(NOTHING);
}

function keep(next: readonly Marked[]): void {
  writeStored('sessionStorage', KEY, next.length > 0 ? JSON.stringify(next) : undefined);
  tray.set(next);
}

function readKept(): readonly Marked[] {
  try {
    const kept: unknown = JSON.parse(readStored('sessionStorage', KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMarked).slice(0, MOST_COMPARED) : NOTHING;
  } catch {
    // Damaged storage must not break the search.
    return NOTHING;
  }
}

function isMarked(value: unknown): value is Marked {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    Number.isSafeInteger(value.id) &&
    'name' in value &&
    typeof value.name === 'string'
  );
}
