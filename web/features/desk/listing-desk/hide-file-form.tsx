import type { DeskListing } from '#shared/desk/desk-listings.ts';
import { ActForm } from '#web/features/desk/desk/index.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf } from '#web/ui/form/use-form-errors.ts';

const LIST_ID = 'ilanin-dosyalari';

/** Hides one document or picture of a listing. */
export function HideFileForm({ listing }: { listing: DeskListing }) {
  const files = filesOf(listing.fields);
  if (files.length === 0) return null;
  return (
    <ActForm
      isFolded
      title="Belge ya da görsel kapatma"
      hint="Sitemizdeki kopyası silinir; kaynak yeniden gönderse de gösterilmez. Aynı dosya başka ilanlarda da kapanır."
      button="Dosyayı kapat"
      path={apiPath('/api/desk/listings/:id/hide-file', { id: listing.id })}
      read={(data) => {
        const address = textOf(data, 'address').trim();
        return files.includes(address)
          ? { body: { address } }
          : { errors: { address: 'İlanın dosyalarından birinin adresini yazın.' } };
      }}
    >
      {(errors) => (
        <>
          <TextField
            id="kapatilacak-dosya"
            name="address"
            label="Dosyanın adresi"
            hint={`İlanda ${files.length} dosya var; yazmaya başlayınca listelenir.`}
            autoComplete="off"
            maxLength={2000}
            list={LIST_ID}
            error={errors.address}
          />
          <datalist id={LIST_ID}>
            {files.map((file) => (
              <option key={file} value={file} />
            ))}
          </datalist>
        </>
      )}
    </ActForm>
  );
}

/** The addresses in the fields that contain files. */
function filesOf({ allImages, documentFiles }: DeskListing['fields']): string[] {
  const pictures = typeof allImages === 'string' ? allImages.split(',').map((address) => address.trim()) : [];
  const documents = Array.isArray(documentFiles) ? documentFiles.map(String) : [];
  return [...pictures.filter(Boolean), ...documents];
}
