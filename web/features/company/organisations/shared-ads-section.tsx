import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayIn } from '#shared/organisations/organisation-rules.ts';
import type { Organisation } from '#shared/organisations/organisations.ts';
import { SharedAdsReportButtons } from '#web/features/deciding/reports/index.ts';
import { Button } from '#web/ui/button.tsx';
import { PanelSection } from '#web/ui/panel-section.tsx';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { type Place, sharedAdsQuery } from './organisation-calls.ts';
import { SharePicker } from './share-picker.tsx';
import { SharedAdItem } from './shared-ad-item.tsx';

/** The number that is shown before "Tümünü göster", so that the rest of the page is easy to reach. */
const FIRST_SHOWN = 5;

type Props = { place: Place; organisation: Organisation; now: Date };

/** The listings that the organisation shares, with notes. */
export function SharedAdsSection({ place, organisation, now }: Props) {
  const [isLong, setLong] = useState(false);
  const { data, error, refetch } = useQuery({ ...sharedAdsQuery(place), refetchOnMount: 'always' });
  if (error && !data)
    return <LoadFailure title="Paylaşılan ilanlar yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Paylaşılan ilanlar yükleniyor" />;
  const mayShare = mayIn(organisation.role, 'share') && organisation.isRunning;
  return (
    <PanelSection title="Paylaşılan ilanlar" hint="İlanları ve notlarını kurumdaki herkes görür.">
      {organisation.isRunning && data.length > 0 ? (
        <div className="-mt-2 mb-2 flex flex-wrap items-center justify-end gap-x-1">
          <SharedAdsReportButtons organisationId={place.id} />
        </div>
      ) : null}
      {data.length === 0 ? (
        <p className="text-ink-soft">Henüz paylaşılan ilan yok.</p>
      ) : (
        <ul aria-label="Paylaşılan ilanlar" className="divide-y divide-line border-y border-line">
          {(isLong ? data : data.slice(0, FIRST_SHOWN)).map((ad) => (
            <li key={ad.propertyId}>
              <SharedAdItem place={place} organisation={organisation} ad={ad} now={now} />
            </li>
          ))}
        </ul>
      )}
      {!isLong && data.length > FIRST_SHOWN ? (
        <Button look="secondary" className="mt-4 mr-3" onClick={() => setLong(true)}>
          Tümünü göster ({data.length})
        </Button>
      ) : null}
      {mayShare ? <SharePicker place={place} shared={data} /> : null}
    </PanelSection>
  );
}
