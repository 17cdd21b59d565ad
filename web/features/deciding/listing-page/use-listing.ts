import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListingDetail, ListingSummary } from '#shared/listings.ts';
import { offerAtDailyLimit, useTellViewsLeft } from '#web/features/members/subscription/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { describeListingFailure, type ListingFailure } from './listing-failure.ts';

export type Listing = {
  /** The data known at once, from the list or from the server-rendered page. */
  readonly summary: ListingSummary | undefined;
  readonly detail: ListingDetail | undefined;
  readonly failure: ListingFailure | undefined;
  readonly retry: () => void;
};

type Known = {
  summary?: ListingSummary | undefined;
  preview?: ListingDetail | undefined;
  /** Why the server could not render it. */
  failure?: ListingFailure | undefined;
};

/** A listing: first as the list or the server-rendered page contains it, then as this visitor may see it. */
export function useListing(id: number, { summary, preview, failure: failureAtRender }: Known): Listing {
  // A listing that the server has reported as gone is not requested again.
  const isGone = failureAtRender?.kind === 'gone';
  const { data, error, isFetching, refetch } = useQuery({ ...listingQuery(id), enabled: !isGone });
  const failure = error && !isFetching ? describeListingFailure(error) : data ? undefined : failureAtRender;
  const isLimited = failure?.kind === 'dailyLimit';
  useEffect(() => {
    if (isLimited) offerAtDailyLimit();
  }, [isLimited]);
  const detail = data ?? preview;
  useTellViewsLeft(isLimited ? 0 : data?.viewsLeftToday);
  return { summary: detail ?? summary, detail, failure, retry: () => void refetch() };
}

/** One listing as far as the caller may see it (D16); in the browser with the caller's own credentials. */
export function listingQuery(id: number) {
  return queryOptions({
    queryKey: ['property', id],
    queryFn: ({ signal }) => getJson(apiPath('/api/properties/:id', { id }), signal),
  });
}
