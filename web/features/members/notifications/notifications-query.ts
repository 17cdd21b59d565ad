import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import type { User } from '#shared/accounts.ts';
import type { Notification, NotificationSummary } from '#shared/notifications.ts';
import { memberKey, useMember } from '#web/features/members/accounts/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';

const PAGE_SIZE = 30;

/** `nextBefore` is the parameter of the next page; null on the last one. */
export type NotificationPage = {
  readonly notifications: readonly Notification[];
  readonly nextBefore: number | null;
};

/** A member's notifications, page by page, the newest first. */
export function notificationsQuery(user: User | undefined) {
  return infiniteQueryOptions({
    queryKey: memberKey(user, 'notifications'),
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: null as number | null, // The type of every page's parameter; the first page has none.
    getNextPageParam: ({ nextBefore }) => nextBefore,
    enabled: user !== undefined,
  });
}

/** The call returns an array (D49), so one more than a page is requested to find out whether another page follows. */
async function fetchPage(before: number | null, signal: AbortSignal): Promise<NotificationPage> {
  const asked = { limit: PAGE_SIZE + 1, ...(before !== null && { before }) };
  const rows = await getJson(apiPath('/api/user/notifications', asked), signal);
  const notifications = rows.slice(0, PAGE_SIZE);
  return { notifications, nextBefore: rows.length > PAGE_SIZE ? (notifications.at(-1)?.id ?? null) : null };
}

/** The number of unread notifications and the open channels. */
export function notificationSummaryQuery(user: User | undefined) {
  return queryOptions({
    queryKey: memberKey(user, 'notification-summary'),
    queryFn: ({ signal }) => getJson('/api/user/notifications/summary', signal),
    enabled: user !== undefined,
  });
}

/** The number of unread notifications; undefined for visitors and until it is known. */
export function useUnreadCount(): number | undefined {
  return useQuery(notificationSummaryQuery(useMember())).data?.unreadCount;
}

/** The channels that can send notifications (D8); undefined until they are known. */
export function useChannels(): NotificationSummary['channels'] | undefined {
  return useQuery(notificationSummaryQuery(useMember())).data?.channels;
}
