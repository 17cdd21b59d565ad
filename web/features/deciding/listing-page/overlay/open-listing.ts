import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The listing that is open above the list at this address (D12). */
    openListing?: number;
  }
}

/** The listing that is open above this page's list; undefined if none is. */
export function useOpenListing(): number | undefined {
  return useLocation({ select: ({ state }) => state.openListing });
}

/**
 * Opens a listing above the list. The router stays at the list's address, so the list is neither left nor loaded again;
 * a mask shows `/ilan/{id}` in the address bar. A reload drops the mask and opens the listing's own page. `hash`
 * scrolls to a part of the listing. With `replace`, the next listing replaces this one, so that Back still returns to
 * the list.
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
