import { FIELD_NAMES } from '#shared/desk/correctable-fields.ts';
import type { ListingDetail } from '#shared/listings.ts';
import { formatDate } from '#shared/text/dates.ts';

/**
 * The fields that the desk has corrected. Few listings have any, so the field names are loaded only with this
 * component.
 */
export function CorrectedFields({ corrections }: Pick<ListingDetail, 'corrections'>) {
  return (
    <ul className="tabular mt-2 max-w-text text-sm">
      {corrections.map(({ field, correctedAt }) => (
        <li key={field}>
          Düzeltildi: {FIELD_NAMES[field]}. Kaynaktaki bilgi yanlıştı, {formatDate(new Date(correctedAt))} tarihinde
          Peyda düzeltti.
        </li>
      ))}
    </ul>
  );
}
