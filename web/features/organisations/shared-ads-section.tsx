import { useQuery } from '@tanstack/react-query';
import { mayIn } from '#shared/organisations/organisation-rules.ts';
import type { Organisation } from '#shared/organisations/organisations.ts';
import { PanelSection } from '#web/features/accounts/index.ts';
import { SharedAdsReportButtons } from '#web/features/reports/index.ts';
import { CsvButton } from '#web/features/result-files/index.ts';
import { LoadFailure, LoadingRows } from '#web/ui/panel-states.tsx';
import { exportPath, type Place, sharedAdsQuery } from './organisation-calls.ts';
import { SharePicker } from './share-picker.tsx';
import { SharedAdItem } from './shared-ad-item.tsx';

type Props = { place: Place; organisation: Organisation; now: Date };

/** What the organisation keeps together, with its notes. */
export function SharedAdsSection({ place, organisation, now }: Props) {
  const { data, error, refetch } = useQuery({ ...sharedAdsQuery(place), refetchOnMount: 'always' });
  if (error && !data)
    return <LoadFailure title="Paylaşılan ilanlar yüklenemedi." error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows label="Paylaşılan ilanlar yükleniyor" />;
  const mayShare = mayIn(organisation.role, 'share') && organisation.isRunning;
  return (
    <PanelSection title="Paylaşılan ilanlar" hint="İlanları ve notlarını kurumdaki herkes görür.">
      <div className="-mt-2 mb-2 flex flex-wrap items-center justify-end gap-x-1">
        {organisation.isRunning && data.length > 0 ? <SharedAdsReportButtons organisationId={place.id} /> : null}
        {mayIn(organisation.role, 'oversee') ? (
          <CsvButton
            path={exportPath(place.id)}
            name="peyda-kurum.csv"
            note="Kişiler, paylaşılan ilanlar ve notlar; indirdiğiniz işlem kaydına yazılır."
          />
        ) : null}
      </div>
      {data.length === 0 ? (
        <p className="text-ink-soft">Henüz paylaşılan ilan yok.</p>
      ) : (
        <ul aria-label="Paylaşılan ilanlar" className="divide-y divide-line border-y border-line">
          {data.map((ad) => (
            <li key={ad.propertyId}>
              <SharedAdItem place={place} organisation={organisation} ad={ad} now={now} />
            </li>
          ))}
        </ul>
      )}
      {mayShare ? <SharePicker place={place} shared={data} /> : null}
    </PanelSection>
  );
}
