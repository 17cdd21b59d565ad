import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The listing that is open over the list at this address (D12). */
    openListing?: number;
  }
}

/** The listing that is open over this page's list; undefined while none is. */
export function useOpenListing(): number | undefined {
  return useLocation({ select: ({ state }) => state.openListing });
}

/**
 * Opens a listing over the list: the list's own address stays behind a mask, so that it is neither left nor loaded
 * anew, while the address bar says `/ilan/{id}`. A reload drops the mask and gets the listing's own page.
 * With `replace` the next listing takes the place of this one, and one step back still leads to the list.
 */
export function useOpenListingOver(): (id: number, options?: { replace?: boolean }) => void {
  const router = useRouter();
  return useCallback(
    (id, { replace = false } = {}) => {
      void router.navigate({
        to: '.',
        search: true,
        state: { openListing: id },
        mask: { to: '/ilan/$id', params: { id: String(id) }, unmaskOnReload: true },
        resetScroll: false,
        replace,
      });
    },
    [router],
  );
}
