import type { ListingDetail } from '#shared/listings.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { CorrectionsAwaited } from './corrections-awaited.tsx';

type Props = { detail: Pick<ListingDetail, 'id' | 'lastConfirmedAt' | 'isUnseen' | 'versionCount'> };

/**
 * The source's corrections of the notice, and when it was last checked. Without corrections, the section about the
 * source says so.
 */
export function CorrectionsSection({ detail: { id, lastConfirmedAt, isUnseen, versionCount } }: Props) {
  const isCorrected = versionCount > 1;
  const List = useLoaded(isCorrected, async () => (await import('./correction-list.tsx')).CorrectionList);
  if (!isCorrected) return null;
  return (
    <section aria-labelledby="duzeltmeler">
      <h2 id="duzeltmeler" className="text-lg font-semibold">
        Düzeltmeler
      </h2>
      <p className="tabular mt-2 max-w-text text-sm text-ink-soft">
        {isUnseen ? 'Kaynakta son görülme' : 'Son kontrol'}:{' '}
        <time dateTime={lastConfirmedAt}>{formatDateTime(new Date(lastConfirmedAt))}</time>. Satış ilanı yalnızca
        portalda düzeltilir ve portaldaki metin geçerlidir (İİK 114).
      </p>
      {List ? <List id={id} /> : <CorrectionsAwaited />}
    </section>
  );
}
