import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { User } from '#shared/accounts.ts';
import type { Notifications } from '#shared/notifications.ts';
import { memberKey, useMember } from '#web/features/accounts/index.ts';
import { getJson } from '#web/platform/api-client.ts';

/** A member's notifications, page by page, the newest first. */
export function notificationsQuery(user: User | undefined) {
  return infiniteQueryOptions({
    queryKey: memberKey(user, 'notifications'),
    queryFn: ({ pageParam, signal }) =>
      getJson<Notifications>(`/api/user/notifications${pageParam === null ? '' : `?before=${pageParam}`}`, signal),
    initialPageParam: null as number | null, // The type of all pages, the first has none.
    getNextPageParam: ({ nextBefore }) => nextBefore,
    enabled: user !== undefined,
  });
}

/** How many notifications the member has not read; undefined for visitors and until it is known. */
export function useUnreadCount(): number | undefined {
  return useInfiniteQuery(notificationsQuery(useMember())).data?.pages[0]?.unreadCount;
}

/** Which channels can send notifications (D8); undefined until it is known. */
export function useChannels(): Notifications['channels'] | undefined {
  return useInfiniteQuery(notificationsQuery(useMember())).data?.pages[0]?.channels;
}
