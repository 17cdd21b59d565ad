import type { DeskListing } from '#shared/desk/desk-listings.ts';
import { fileName } from '#shared/documents.ts';
import { DOCUMENT_PAGE } from '#shared/field-rules/desk-fields.ts';
import { countFault } from '#shared/field-rules/field-rule.ts';
import { ActForm } from '#web/features/desk/desk/index.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { CheckBox } from '#web/ui/form/check-box.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { textOf } from '#web/ui/form/use-form-errors.ts';

/** Hides one page of a stored PDF or TIFF. */
export function HidePageForm({ listing }: { listing: DeskListing }) {
  const { id, pagedDocuments } = listing;
  if (pagedDocuments.length === 0) return null;
  return (
    <ActForm
      isFolded
      title="Belge sayfası kapatma"
      hint="Sayfa sitemizdeki belgeden çıkarılır, yerinde “Bu sayfa kaldırıldı” yazar. Aynı belge başka ilanlarda da sayfasız gösterilir."
      button="Sayfayı kapat"
      path={apiPath('/api/desk/listings/:id/hide-page', { id })}
      read={readPage}
    >
      {(errors) => (
        <>
          <ul aria-label="Sayfalı belgeler" className="flex flex-col gap-1">
            {pagedDocuments.map(({ address, shownAt }) => (
              <li key={address}>
                <a
                  href={shownAt}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-block min-h-6 font-semibold break-all text-petrol underline-offset-4 hover:underline"
                >
                  {fileName(address)} belgesini aç
                </a>
              </li>
            ))}
          </ul>
          <SelectField id="sayfali-belge" name="address" label="Belge">
            {pagedDocuments.map(({ address, hiddenPages }) => (
              <option key={address} value={address}>
                {fileName(address)}
                {hiddenPages.length > 0 ? ` (kapalı sayfa: ${hiddenPages.join(', ')})` : ''}
              </option>
            ))}
          </SelectField>
          <TextField
            id="kapatilacak-sayfa"
            name="page"
            label="Sayfa numarası"
            hint="Belgenin ilk sayfası 1’dir."
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            error={errors.page}
          />
          <CheckBox name="isSure" label="Belgeyi açtım, kapatılacak sayfa bu." error={errors.isSure} />
        </>
      )}
    </ActForm>
  );
}

function readPage(data: FormData) {
  const page = textOf(data, 'page');
  const fault = countFault(DOCUMENT_PAGE, page);
  if (fault) return { errors: { page: fault } };
  if (data.get('isSure') !== 'on') return { errors: { isSure: 'Sayfayı belgede kontrol edip işaretleyin.' } };
  return { body: { address: textOf(data, 'address'), page: Number(page) } };
}

/** Documents with hidden pages; all pages of one can be shown again. */
export function HiddenPageList({ listing }: { listing: DeskListing }) {
  const withHidden = listing.pagedDocuments.filter(({ hiddenPages }) => hiddenPages.length > 0);
  return withHidden.map(({ address, hiddenPages }) => (
    <ActForm
      key={address}
      title="Kapatılmış sayfa"
      hint={
        <span className="block break-words">
          {fileName(address)}, sayfa {hiddenPages.join(', ')}. Belge kaynağından yeniden alınır.
        </span>
      }
      button="Bütün sayfaları yeniden göster"
      path={apiPath('/api/desk/listings/:id/show-pages', { id: listing.id })}
      read={() => ({ body: { address } })}
    />
  ));
}
