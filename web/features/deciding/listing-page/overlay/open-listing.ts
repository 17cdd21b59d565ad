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
 * Opens a listing over the list. The router stays on the list's address, so the list is neither left nor loaded again;
 * a mask shows `/ilan/{id}` in the address bar. A reload drops the mask and opens the listing's own page.
 * `hash` leads to a place of the listing. With `replace` the next listing replaces this one, so that one step back
 * still leads to the list.
 */
export function useOpenListingOver(): (id: number, options?: { replace?: boolean; hash?: string | undefined }) => void {
  const router = useRouter();
  return useCallback(
    (id, { replace = false, hash } = {}) => {
      void router.navigate({
        to: '.',
        search: true,
        state: { openListing: id },
        mask: {
          to: '/ilan/$id',
          params: { id: String(id) },
          unmaskOnReload: true,
          ...(hash !== undefined && { hash }),
        },
        resetScroll: false,
        replace,
      });
    },
    [router],
  );
}
