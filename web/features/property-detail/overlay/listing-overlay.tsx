import { type ComponentType, useEffect, useState } from 'react';
import type { PropertySummary } from '#shared/properties.ts';
import type { DocumentsSlot } from '../documents-slot.ts';
import type { SavingSlot } from '../saving-slot.ts';
import { useOpenListing } from './open-listing.ts';

export type ListingList = {
  /** The list as it stands, in its own order. */
  readonly properties: readonly PropertySummary[];
  /** How many the whole result has, where that is more than what is loaded. */
  readonly total?: number | undefined;
  /** Loads more of the result and says whether more came; undefined when everything is there. */
  readonly loadMore?: (() => Promise<boolean>) | undefined;
};

type DialogProps = ListingList & { id: number; now: Date; documents: DocumentsSlot; saving: SavingSlot };

/** Whoever opens a listing has moved, scrolled, touched or typed before. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'] as const;

let loadedDialog: ComponentType<DialogProps> | undefined;

/** The dialog's code comes with the visitor's first stir, so that a listing opens at once without delaying the list. */
function useDialog(isNeeded: boolean): ComponentType<DialogProps> | undefined {
  const [dialog, setDialog] = useState(() => loadedDialog);
  useEffect(() => {
    if (dialog) return undefined;
    async function load(): Promise<void> {
      try {
        loadedDialog = (await import('./listing-dialog.tsx')).ListingDialog;
        setDialog(() => loadedDialog);
      } catch {
        // The code can't be had, after an update say: the listing's own page can, and it stands in the address bar.
        if (isNeeded) location.reload();
      }
    }
    if (isNeeded) {
      void load();
      return undefined;
    }
    const stirred = new AbortController();
    for (const sign of SIGNS_OF_LIFE)
      window.addEventListener(
        sign,
        () => {
          stirred.abort();
          void load();
        },
        { passive: true, capture: true, signal: stirred.signal },
      );
    return () => stirred.abort();
  }, [dialog, isNeeded]);
  return dialog;
}

/** Shows the listing that is open over a list (D12); nothing while none is. */
export function ListingOverlay(props: Omit<DialogProps, 'id'>) {
  const id = useOpenListing();
  const Dialog = useDialog(id !== undefined);
  return id !== undefined && Dialog ? <Dialog id={id} {...props} /> : null;
}
