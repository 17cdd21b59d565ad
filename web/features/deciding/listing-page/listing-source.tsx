import type { ListingDetail } from '#shared/listings.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { ListingFileButton } from '#web/features/deciding/reports/index.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { ExternalLink } from '#web/ui/icons.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';
import { listingActions } from './actions/listing-actions.ts';
import { hostOf } from './source-names.ts';

/** The source of the listing and when it was last found there (D17). */
export function ListingSource({ detail }: { detail: ListingDetail }) {
  const { sourceUrl, firstSeenAt, lastConfirmedAt, isUnseen, versionCount, corrections } = detail;
  const isCorrected = corrections.length > 0;
  const Corrected = useLoaded(isCorrected, async () => (await import('./corrected-fields.tsx')).CorrectedFields);
  const isAbove = listingActions(detail.categoryNumber, detail).some(({ name }) => name === 'source');
  return (
    <section aria-labelledby="kaynak">
      <h2 id="kaynak" tabIndex={-1} className="scroll-mt-28 text-lg font-semibold">
        Kaynak ve son doğrulama
      </h2>
      <p className="tabular mt-2 max-w-text text-sm text-ink-soft">
        {isUnseen ? 'Kaynakta son görülme' : 'Son doğrulama'}: {formatDateTime(new Date(lastConfirmedAt))}. Peyda’da ilk
        kez {formatDateTime(new Date(firstSeenAt))} tarihinde görüldü.{' '}
        {versionCount > 1 ? '' : 'O günden beri ilanda düzeltme yapılmadı. '}
        Bağlayıcı olan, satışı yapan dairenin ilanıdır; yalnızca portalda düzeltilir (İİK 114).
      </p>
      {Corrected ? <Corrected corrections={corrections} /> : null}
      <div className="mt-2 -ml-2 flex flex-wrap gap-x-2">
        <PrintButton />
        <ListingFileButton id={detail.id} />
      </div>
      {sourceUrl && !isAbove ? (
        <a
          href={sourceUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-1 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-petrol underline-offset-4 hover:underline"
        >
          <ExternalLink size={18} aria-hidden="true" />
          İlanın kaynağı: {hostOf(sourceUrl)}
        </a>
      ) : null}
    </section>
  );
}
