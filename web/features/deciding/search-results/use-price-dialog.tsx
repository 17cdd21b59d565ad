import { type ReactNode, useCallback, useState } from 'react';
import type { ListingSummary } from '#shared/listings.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';

/** One dialog for all cards of a list; its code is loaded when it is first opened. */
export function usePriceDialog(): { open: (property: ListingSummary) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<ListingSummary>();
  const [isOpen, setOpen] = useState(false);
  const Dialog = useLoaded(
    isOpen,
    async () => (await import('./price-dialog.tsx')).PriceDialog,
    (error) => {
      showFailure('Pencere açılamadı.', error);
      setOpen(false);
    },
  );
  const open = useCallback((property: ListingSummary) => {
    setAsked(property);
    setOpen(true);
  }, []);
  return {
    open,
    dialog: Dialog && asked ? <Dialog property={asked} isOpen={isOpen} onClose={() => setOpen(false)} /> : null,
  };
}
