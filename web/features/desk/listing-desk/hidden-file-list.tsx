import type { DeskListing } from '#shared/desk/desk-listings.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { ActForm } from '#web/features/desk/desk/index.ts';
import { apiPath } from '#web/platform/api-path.ts';

/** Hidden documents and pictures of a listing; each can be shown again. */
export function HiddenFileList({ listing }: { listing: DeskListing }) {
  return listing.hiddenFiles.map(({ hash, address, hiddenAt }) => (
    <ActForm
      key={hash}
      title="Kapatılmış dosya"
      hint={
        <span className="block break-words">
          {address ?? 'Adresi bilinmiyor; kaynak ilanı yeniden gönderince görünür.'} Kapatıldığı tarih:{' '}
          {formatDateTime(new Date(hiddenAt))}. Aynı dosya başka ilanlarda da yeniden görünür.
        </span>
      }
      button="Dosyayı yeniden göster"
      path={apiPath('/api/desk/listings/:id/show-file', { id: listing.id })}
      read={() => ({ body: { hash } })}
    />
  ));
}
