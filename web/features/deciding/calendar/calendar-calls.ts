import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { User } from '#shared/accounts.ts';
import { memberKey } from '#web/features/members/accounts/index.ts';
import { getJson, sendJson } from '#web/platform/api-client.ts';

const FEED = '/api/user/calendar-feed';

/** The dates of what a member has saved. */
export function calendarQuery(user: User) {
  return queryOptions({
    queryKey: memberKey(user, 'calendar'),
    queryFn: ({ signal }) => getJson('/api/user/calendar', signal),
  });
}

/** Whether a member's calendar has a feed address. */
export function feedQuery(user: User) {
  return queryOptions({
    queryKey: memberKey(user, 'calendar-feed'),
    queryFn: ({ signal }) => getJson(FEED, signal),
  });
}

/** Creates a new address and returns it in full; the previous one stops working. */
export async function makeFeed(queryClient: QueryClient, user: User): Promise<string> {
  const { path, createdAt } = await sendJson('POST', FEED);
  queryClient.setQueryData(feedQuery(user).queryKey, { createdAt });
  return location.origin + path;
}

/** Deletes the feed address of a member's calendar. */
export async function endFeed(queryClient: QueryClient, user: User): Promise<void> {
  queryClient.setQueryData(feedQuery(user).queryKey, await sendJson('DELETE', FEED));
}
