import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import type { User } from '#shared/accounts.ts';
import type { PropertyStatus, PropertySummary } from '#shared/properties.ts';
import type { SavedAd } from '#shared/saved-ads.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { MessageState } from '#web/ui/message-state.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { SaveButton } from './save-button.tsx';
import { savedAdsQuery } from './saved-ads-query.ts';

type Grid = {
  label: string;
  properties: readonly PropertySummary[];
  cardAction: (property: PropertySummary) => ReactNode;
};
type Props = { user: User; renderGrid: (grid: Grid) => ReactNode };

const ENDED: Readonly<Record<PropertyStatus, string>> = {
  open: 'Sona erdi',
  ended: 'Sona erdi',
  sold: 'Satıldı',
  unsold: 'Satılmadı',
  withdrawn: 'Geri çekildi',
};

/** What a member has saved. Listings stay after their auction has ended, and are marked then. */
export function SavedAdsPanel({ user, renderGrid }: Props) {
  const { data, error, refetch } = useQuery(savedAdsQuery(user));
  if (error && !data)
    return <LoadFailure title="Kayıtlı ilanlar yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Kayıtlı ilanlar yükleniyor" />;
  if (data.length === 0) return <NothingSaved />;
  const current = data.filter(({ hasEnded }) => !hasEnded);
  const ended = data.filter(({ hasEnded }) => hasEnded);
  const show = (ads: readonly SavedAd[], label: string, hasEnded: boolean) =>
    renderGrid({
      label,
      properties: ads.map(({ property }) => property),
      cardAction: (property) => (
        <>
          {hasEnded ? <Tag>{ENDED[property.status]}</Tag> : null}
          <SaveButton propertyId={property.id} title={property.title} />
        </>
      ),
    });
  return (
    <div className="flex flex-col gap-8">
      {current.length > 0 ? (
        <section aria-label="Süren ihaleler">
          <h2 className="sr-only">Süren ihaleler</h2>
          {show(current, 'Kayıtlı ilanlar', false)}
        </section>
      ) : null}
      {ended.length > 0 ? (
        <section aria-labelledby="sona-erenler">
          <h2 id="sona-erenler" className="mb-4 text-lg font-semibold">
            Sona eren ihaleler
          </h2>
          {show(ended, 'Sona eren ihaleler', true)}
        </section>
      ) : null}
    </div>
  );
}

function NothingSaved() {
  return (
    <MessageState
      icon={Heart}
      title="Henüz kayıtlı ilanınız yok."
      action={
        <Link to="/search" className={buttonClass('primary')}>
          İhalelere bakın
        </Link>
      }
    >
      İlanların üzerindeki kalbe dokunun; burada toplanır, bitişi yaklaşınca size bildiririz.
    </MessageState>
  );
}
