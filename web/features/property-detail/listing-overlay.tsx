import { type ComponentType, useEffect, useState } from 'react';
import type { PropertySummary } from '#shared/properties.ts';
import type { DocumentsSlot } from './documents-slot.ts';
import { useOpenListing } from './open-listing.ts';
import type { SavingSlot } from './saving-slot.ts';

export type ListingList = {
  /** The list as it stands, in its own order. */
  readonly properties: readonly PropertySummary[];
  /** How many the whole result has, where that is more than what is loaded. */
  readonly total?: number | undefined;
  /** Loads more of the result and says whether more came; undefined when everything is there. */
  readonly loadMore?: (() => Promise<boolean>) | undefined;
};

type DialogProps = ListingList & { id: number; now: Date; documents: DocumentsSlot; saving: SavingSlot };

/** Long enough for a page to come to life, short enough to be there for the first click. */
const LOAD_AFTER_MS = 1000;

let loadedDialog: ComponentType<DialogProps> | undefined;

/** The dialog's code comes once the page stands still, so that a listing opens at once without delaying the list. */
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
    const timer = setTimeout(() => void load(), isNeeded ? 0 : LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [dialog, isNeeded]);
  return dialog;
}

/** Shows the listing that is open over a list (D12); nothing while none is. */
export function ListingOverlay(props: Omit<DialogProps, 'id'>) {
  const id = useOpenListing();
  const Dialog = useDialog(id !== undefined);
  return id !== undefined && Dialog ? <Dialog id={id} {...props} /> : null;
}
