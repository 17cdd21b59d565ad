import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ResultPage } from '../search-queries.ts';

/**
 * Stores the number of loaded pages in the address, and loads as many after a reload or for a visitor who received the
 * address. While a listing is open above the list, the address is the listing's (D12).
 */
export function usePagesInAddress(result: UseInfiniteQueryResult<InfiniteData<ResultPage>>, pages: number): void {
  const navigate = useNavigate();
  const isCovered = useLocation({ select: ({ maskedLocation }) => maskedLocation !== undefined });
  const { data, hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData, fetchNextPage } = result;
  const loaded = isPlaceholderData ? undefined : data?.pages.length;
  const isMissing = loaded !== undefined && loaded < pages && hasNextPage && !isFetchNextPageError;

  useEffect(() => {
    if (isMissing && !isFetching) void fetchNextPage();
  }, [isMissing, isFetching, fetchNextPage]);

  useEffect(() => {
    if (isCovered || loaded === undefined || loaded <= pages) return;
    void navigate({
      to: '/search',
      search: (known) => ({ ...known, pages: String(loaded) }),
      state: true,
      resetScroll: false,
      replace: true,
    });
  }, [isCovered, loaded, pages, navigate]);
}
