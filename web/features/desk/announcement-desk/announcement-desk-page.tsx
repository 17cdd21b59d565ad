import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskAnnouncements } from '#shared/desk/desk-announcements.ts';
import type { Announcement } from '#shared/site/announcements.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { ActForm } from '#web/features/desk/desk/index.ts';
import { getJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { AnnouncementForm } from './announcement-form.tsx';

/** Current, past and future announcements, and the form for a new one. */
export function AnnouncementDeskPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'announcements'],
    queryFn: ({ signal }) => getJson('/api/desk/announcements', signal),
    staleTime: 0,
  });
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">Yazılmış duyurular</h2>
      {data ? (
        <List {...data} />
      ) : error ? (
        <LoadFailure title="Duyurular yüklenemedi." error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows label="Duyurular yükleniyor" />
      )}
      <AnnouncementForm title="Yeni duyuru" button="Duyuruyu yayımla" path="/api/desk/announcements" />
    </div>
  );
}

function List({ announcements, now }: DeskAnnouncements) {
  if (announcements.length === 0) return <p className="text-ink-soft">Henüz duyuru yok.</p>;
  return (
    <ul aria-label="Bütün duyurular" className="flex flex-col gap-3">
      {announcements.map((announcement) => (
        <li key={announcement.id} className="sheet p-4">
          <OneAnnouncement announcement={announcement} now={now} />
        </li>
      ))}
    </ul>
  );
}

function OneAnnouncement({ announcement, now }: { announcement: Announcement; now: string }) {
  const { id, text, link, startsAt, endsAt } = announcement;
  const [opened, setOpened] = useState<'change' | 'end'>();
  const isOver = endsAt <= now;
  const close = () => setOpened(undefined);
  return (
    <>
      <p className="break-words">
        {text}
        {link ? (
          <span className="text-ink-soft">
            {' '}
            ({link.label}: <span className="break-all">{link.address}</span>)
          </span>
        ) : null}
      </p>
      <p className="tabular mt-2 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        {isOver ? (
          <Tag>Bitti</Tag>
        ) : startsAt <= now ? (
          <Tag hue="petrol">Sürüyor</Tag>
        ) : (
          <Tag hue="amber">Bekliyor</Tag>
        )}
        {formatDateTime(new Date(startsAt))} ile {formatDateTime(new Date(endsAt))} arası
      </p>
      {isOver ? null : (
        <p className="mt-3 flex flex-wrap gap-2">
          <Button
            look="secondary"
            aria-expanded={opened === 'change'}
            onClick={() => setOpened(opened === 'change' ? undefined : 'change')}
          >
            Değiştir<span className="sr-only">: {text}</span>
          </Button>
          <Button
            look="secondary"
            aria-expanded={opened === 'end'}
            onClick={() => setOpened(opened === 'end' ? undefined : 'end')}
          >
            Kaldır<span className="sr-only">: {text}</span>
          </Button>
        </p>
      )}
      {opened === 'change' && !isOver ? (
        <div className="mt-4">
          <AnnouncementForm
            title="Duyuru değişikliği"
            button="Duyuruyu kaydet"
            path={apiPath('/api/desk/announcements/:id', { id })}
            announcement={announcement}
            onDone={close}
          />
        </div>
      ) : null}
      {opened === 'end' && !isOver ? (
        <div className="mt-4">
          <ActForm
            title="Duyurunun kaldırılması"
            hint="Sayfalardan en geç 90 saniye içinde kalkar."
            button="Duyuruyu kaldır"
            path={apiPath('/api/desk/announcements/:id/end', { id })}
            onDone={close}
          />
        </div>
      ) : null}
    </>
  );
}
