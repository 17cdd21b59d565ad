import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Announcement } from '#shared/site/announcements.ts';
import { getJson } from '#web/platform/api-client.ts';
import { useNow } from '#web/platform/use-now.ts';
import { Info, X } from '#web/ui/icons.tsx';
import { closeAnnouncement, useClosedAnnouncements } from './closed-announcements.ts';

/**
 * The current announcements; refetched with the next page after a minute, because they start and end at fixed times.
 */
export const announcementsQuery = queryOptions({
  queryKey: ['announcements'],
  queryFn: ({ signal }) => getJson('/api/announcements', signal),
  staleTime: 60_000,
});

/** The current announcements, above every page. Each can be closed, which this browser remembers. */
export function AnnouncementBanner() {
  const queryClient = useQueryClient();
  const { data, dataUpdatedAt } = useQuery(announcementsQuery);
  const now = useNow(dataUpdatedAt).toISOString();
  const closed = useClosedAnnouncements();
  const path = useLocation({ select: ({ pathname }) => pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page looks for new announcements
  useEffect(() => {
    void queryClient.prefetchQuery(announcementsQuery);
  }, [path, queryClient]);
  const shown = (data?.announcements ?? []).filter(
    ({ id, startsAt, endsAt }) => startsAt <= now && now < endsAt && !closed.includes(id),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-label="Duyurular">
      {shown.map((announcement) => (
        <Bar key={announcement.id} announcement={announcement} />
      ))}
    </section>
  );
}

function Bar({ announcement: { id, text, link } }: { announcement: Announcement }) {
  return (
    <div data-announcement={id} className="border-b border-line bg-petrol-tint text-ink print:hidden">
      <div className="page flex items-start gap-2 py-1 text-sm">
        <Info size={18} aria-hidden="true" className="mt-2 shrink-0 text-petrol" />
        <p className="min-w-0 grow py-1.5 break-words">
          {text}
          {link ? (
            <>
              {' '}
              <a href={link.address} className="font-semibold text-petrol underline underline-offset-4">
                {link.label}
              </a>
            </>
          ) : null}
        </p>
        <button
          type="button"
          aria-label="Duyuruyu kapat"
          onClick={() => closeAnnouncement(id)}
          className="-mr-2 inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-sheet"
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
