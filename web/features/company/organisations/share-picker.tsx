import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SharedAd } from '#shared/organisations/organisations.ts';
import type { SavedAd } from '#shared/saved-ads.ts';
import { savedAdsQuery } from '#web/features/deciding/saved-ads/index.ts';
import { ListingName } from '#web/features/market/listing-cards/index.ts';
import { sendJson } from '#web/platform/api-client.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { Button } from '#web/ui/button.tsx';
import { type Place, useAct } from './organisation-calls.ts';

type Props = { place: Place; shared: readonly SharedAd[] };

/** Shares what the member has saved; the member's own list does not change. */
export function SharePicker({ place, shared }: Props) {
  const { data = [] } = useQuery(savedAdsQuery(place.user));
  const known = new Set(shared.map(({ propertyId }) => propertyId));
  const others = data.filter(({ propertyId, hasEnded }) => !hasEnded && !known.has(propertyId));
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-petrol">
        Kendi kayıtlarımdan paylaş
      </summary>
      {others.length === 0 ? (
        <p className="mt-1 text-ink-soft">
          Paylaşılacak kaydedilmiş ilanınız yok.{' '}
          <Link to="/search" className="font-semibold text-petrol underline">
            İhalelere bakıp
          </Link>{' '}
          kalbe basın; kaydettikleriniz burada toplanır.
        </p>
      ) : (
        <ul aria-label="Paylaşılabilecek ilanlar" className="mt-1 divide-y divide-line border-y border-line">
          {others.map((ad) => (
            <li key={ad.propertyId}>
              <Choice place={place} ad={ad} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function Choice({ place, ad: { propertyId, property } }: { place: Place; ad: SavedAd }) {
  const { act, isPending } = useAct(place, { failed: 'İlan paylaşılamadı.' });
  return (
    <div className="flex items-center gap-3 py-2">
      <p className="min-w-0 grow break-words">
        <ListingName property={property} fileClass="text-sm text-ink-soft" />
      </p>
      <Button
        look="secondary"
        aria-label={`Paylaş: ${property.title}`}
        aria-disabled={isPending}
        onClick={() =>
          act(() => sendJson('POST', apiPath('/api/organisations/:id/saved-ads', { id: place.id }), { propertyId }))
        }
      >
        Paylaş
      </Button>
    </div>
  );
}
