import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '#shared/accounts.ts';
import type { Notification } from '#shared/notifications.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { logWarning } from '#web/platform/log-warning.ts';
import { Button } from '#web/ui/button.tsx';
import { Bell, CheckCheck } from '#web/ui/icons.tsx';
import { LinkArea } from '#web/ui/link-area.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { showFailure } from '#web/ui/toasts/toast-failure.ts';
import { NotificationRow } from './notification-row.tsx';
import { type NotificationPage, notificationSummaryQuery, notificationsQuery } from './notifications-query.ts';

type Pages = InfiniteData<NotificationPage, number | null>;

/** The pages with some notifications marked as read. */
function withRead(pages: Pages, isMeant: (one: Notification) => boolean): Pages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      notifications: page.notifications.map((one) => (isMeant(one) ? { ...one, isRead: true } : one)),
    })),
  };
}

/** Marks one or all as read; shown after the server has responded. */
function useMarking(user: User) {
  const queryClient = useQueryClient();
  const { queryKey } = notificationsQuery(user);
  const summary = notificationSummaryQuery(user);
  const keep = (isMeant: (one: Notification) => boolean, unreadCount: number) => {
    queryClient.setQueryData<Pages>(queryKey, (pages) => pages && withRead(pages, isMeant));
    queryClient.setQueryData(summary.queryKey, (known) => known && { ...known, unreadCount });
  };
  const one = useMutation({
    mutationFn: (id: number) => sendJson('PUT', apiPath('/api/user/notifications/:id/read', { id })),
    onSuccess: ({ unreadCount }, id) => keep((notification) => notification.id === id, unreadCount),
    // The listing opens anyway; the notification just stays unread.
    onError: (error) => logWarning('A notification could not be marked as read.', error),
  });
  const all = useMutation({
    mutationFn: () => sendJson('PUT', '/api/user/notifications/read-all'),
    onSuccess: ({ unreadCount }) => keep(() => true, unreadCount),
    onError: (error) => showFailure('Bildirimler okundu olarak işaretlenemedi.', error),
  });
  return { markOne: one.mutate, markAll: all.mutate, isMarkingAll: all.isPending };
}

/** A member's notifications; opening an unread one marks it as read and opens the listing (spec §2, §4). */
export function NotificationsPanel({ user, now }: { user: User; now: Date }) {
  const { data, error, isFetchNextPageError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    // Queries don't refetch automatically (spec §9), but a member who opens this panel wants the newest.
    useInfiniteQuery({ ...notificationsQuery(user), refetchOnMount: 'always' });
  const { data: summary } = useQuery({ ...notificationSummaryQuery(user), refetchOnMount: 'always' });
  const { markOne, markAll, isMarkingAll } = useMarking(user);
  const first = data?.pages[0];
  if (error && !first)
    return <LoadFailure title="Bildirimler yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!first || !summary) return <LoadingRows label="Bildirimler yükleniyor" />;
  if (first.notifications.length === 0) return <NothingYet />;
  const { unreadCount } = summary;
  return (
    <div className="max-w-200">
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p className="tabular text-ink-soft" aria-live="polite">
          {unreadCount === 0 ? 'Hepsini okudunuz.' : `${unreadCount} okunmamış bildirim`}
        </p>
        {unreadCount > 0 ? (
          <Button
            look="quiet"
            className="max-sm:-mr-2 max-sm:px-2"
            aria-disabled={isMarkingAll}
            onClick={() => isMarkingAll || markAll()}
          >
            <CheckCheck size={20} aria-hidden="true" className="max-sm:hidden" />
            Tümünü okundu say
          </Button>
        ) : null}
      </div>
      <LinkArea>
        <ul aria-label="Bildirimler" className="sheet divide-y divide-line overflow-hidden">
          {data.pages.flatMap((page) =>
            page.notifications.map((notification) => (
              <li key={notification.id}>
                <NotificationRow
                  notification={notification}
                  now={now}
                  onOpen={() => notification.isRead || markOne(notification.id)}
                />
              </li>
            )),
          )}
        </ul>
      </LinkArea>
      {hasNextPage ? (
        <Older hasFailed={isFetchNextPageError} isLoading={isFetchingNextPage} onAsk={() => void fetchNextPage()} />
      ) : null}
    </div>
  );
}

function NothingYet() {
  return (
    <MessageState icon={Bell} title="Henüz bildiriminiz yok.">
      Uyarılarınıza uyan yeni ihaleler ve kaydettiğiniz ilanların yaklaşan tarihleri burada görünür.
    </MessageState>
  );
}

type OlderProps = { hasFailed: boolean; isLoading: boolean; onAsk: () => void };

function Older({ hasFailed, isLoading, onAsk }: OlderProps) {
  return (
    <div className="mt-6 flex flex-col items-center gap-2">
      {hasFailed ? (
        <p role="alert" className="text-sm font-medium text-red">
          Devamı yüklenemedi. Yeniden deneyin.
        </p>
      ) : null}
      <Button look="secondary" aria-disabled={isLoading} onClick={() => isLoading || onAsk()}>
        {isLoading ? 'Yükleniyor…' : 'Daha eski bildirimleri göster'}
      </Button>
    </div>
  );
}
