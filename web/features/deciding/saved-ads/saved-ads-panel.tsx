import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { User } from '#shared/accounts.ts';
import type { ListingStatus } from '#shared/listings.ts';
import type { SavedAd } from '#shared/saved-ads.ts';
import { FileButton } from '#web/features/deciding/result-files/index.ts';
import { ListingGrid } from '#web/features/market/listing-cards/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { CalendarClock, Heart, LayoutGrid } from '#web/ui/icons.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { SaveButton } from './save-button.tsx';
import { savedAdsQuery } from './saved-ads-query.ts';

const ENDED: Readonly<Record<ListingStatus, string>> = {
  open: 'Sona erdi',
  ended: 'Sona erdi',
  sold: 'Satıldı',
  unsold: 'Satılmadı',
  annulled: 'Feshedildi',
  withdrawn: 'Geri çekildi',
};

/** A member's saved listings. They stay after their auction has ended, and are marked as ended. */
export function SavedAdsPanel({ user, now }: { user: User; now: Date }) {
  const { data, error, refetch } = useQuery(savedAdsQuery(user));
  if (error && !data)
    return <LoadFailure title="Kaydedilen ilanlar yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Kaydedilen ilanlar yükleniyor" />;
  if (data.length === 0) return <NothingSaved />;
  const current = data.filter(({ hasEnded }) => !hasEnded);
  const ended = data.filter(({ hasEnded }) => hasEnded);
  return (
    <div className="flex flex-col gap-8">
      <div className="-my-4 flex flex-wrap justify-end gap-2">
        <Link to="/pano" className={buttonClass('quiet', 'min-h-9 px-2 text-sm print:hidden')}>
          <LayoutGrid size={18} aria-hidden="true" />
          Pano
        </Link>
        <Link to="/takvim" className={buttonClass('quiet', 'min-h-9 px-2 text-sm print:hidden')}>
          <CalendarClock size={18} aria-hidden="true" />
          Takvim
        </Link>
        <PrintButton />
        <FileButton path="/api/user/saved-ads.csv" name="peyda-kayitli-ilanlar.csv" />
      </div>
      {current.length > 0 ? (
        <section aria-label="Süren ihaleler">
          <h2 className="sr-only">Süren ihaleler</h2>
          <SavedGrid ads={current} now={now} label="Kaydedilen ilanlar" />
        </section>
      ) : null}
      {ended.length > 0 ? (
        <section aria-labelledby="sona-erenler">
          <h2 id="sona-erenler" className="mb-4 text-lg font-semibold">
            Sona eren ihaleler
          </h2>
          <SavedGrid ads={ended} now={now} label="Sona eren ihaleler" />
        </section>
      ) : null}
    </div>
  );
}

function SavedGrid({ ads, now, label }: { ads: readonly SavedAd[]; now: Date; label: string }) {
  const endedIds = new Set(ads.filter(({ hasEnded }) => hasEnded).map(({ propertyId }) => propertyId));
  return (
    <ListingGrid
      properties={ads.map(({ property }) => property)}
      now={now}
      label={label}
      cardAction={({ id, title, status }) => (
        <>
          {endedIds.has(id) ? <Tag>{ENDED[status]}</Tag> : null}
          <SaveButton propertyId={id} title={title} />
        </>
      )}
    />
  );
}

function NothingSaved() {
  return (
    <MessageState
      icon={Heart}
      title="Henüz ilan kaydetmediniz."
      action={
        <Link to="/search" className={buttonClass('primary')}>
          İhalelere bakın
        </Link>
      }
    >
      İlanların üzerindeki kalbe basın; burada toplanır, bitişi yaklaşınca size bildiririz.
    </MessageState>
  );
}
