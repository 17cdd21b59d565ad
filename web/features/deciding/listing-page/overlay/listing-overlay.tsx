import { type ComponentType, useDeferredValue, useEffect, useState } from 'react';
import type { ListingList } from './listing-list.ts';
import { useOpenListing } from './open-listing.ts';

type DialogProps = ListingList & { id: number; now: Date };

/** A visitor does one of these before opening a listing. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'] as const;

let loadedDialog: ComponentType<DialogProps> | undefined;

/**
 * Loads the dialog's code at the visitor's first movement, so that a listing opens at once without delaying the list.
 */
function useDialog(isNeeded: boolean): ComponentType<DialogProps> | undefined {
  const [dialog, setDialog] = useState(() => loadedDialog);
  useEffect(() => {
    if (dialog) return undefined;
    async function load(): Promise<void> {
      try {
        loadedDialog = (await import('./listing-dialog.tsx')).ListingDialog;
        setDialog(() => loadedDialog);
      } catch {
        // The code could not be loaded, for example after an update. The address bar already contains the listing's own
        // page.
        if (isNeeded) location.reload();
      }
    }
    if (isNeeded) {
      void load();
      return undefined;
    }
    const firstSign = new AbortController();
    for (const sign of SIGNS_OF_LIFE)
      window.addEventListener(
        sign,
        () => {
          firstSign.abort();
          void load();
        },
        { passive: true, capture: true, signal: firstSign.signal },
      );
    return () => firstSign.abort();
  }, [dialog, isNeeded]);
  return dialog;
}

/**
 * Shows the listing that is open above a list (D12), if there is one. It opens after the next frame, in pieces that
 * another input can interrupt. Moving to the next listing is rendered at once, because the step after it starts there.
 */
export function ListingOverlay(props: Omit<DialogProps, 'id'>) {
  const id = useOpenListing();
  const isOpen = useDeferredValue(id !== undefined);
  const Dialog = useDialog(id !== undefined);
  return id !== undefined && isOpen && Dialog ? <Dialog id={id} {...props} /> : null;
}
