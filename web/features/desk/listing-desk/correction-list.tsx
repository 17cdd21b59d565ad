import { FIELD_NAMES } from '#shared/desk/correctable-fields.ts';
import type { DeskListing } from '#shared/desk/desk-listings.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { ActForm } from '#web/features/desk/desk/index.ts';
import { apiPath } from '#web/platform/api-path.ts';
import { readableValue } from './field-texts.ts';

type CorrectableField = DeskListing['correctable'][number]['field'];

/** The corrections of a listing beside the source's values; each can be undone. */
export function CorrectionList({ listing }: { listing: DeskListing }) {
  return listing.corrected.map(({ field, sourceValue, value, correctedAt }) => (
    <ActForm
      key={field}
      title={`Düzeltilmiş: ${nameOf(field)}`}
      hint={
        <span className="block break-words">
          Kaynakta: {readableValue(field, sourceValue)}. Düzeltilmişi: {readableValue(field, value)}. Tarih:{' '}
          {formatDateTime(new Date(correctedAt))}.
        </span>
      }
      button="Düzeltmeyi geri al"
      path={apiPath('/api/desk/listings/:id/corrections/undo', { id: listing.id })}
      // Safe: only these fields are ever corrected.
      read={() => ({ body: { field: field as CorrectableField } })}
    />
  ));
}

function nameOf(field: string): string {
  const names: Readonly<Record<string, string>> = FIELD_NAMES;
  return names[field] ?? field;
}
