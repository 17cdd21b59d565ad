import type { DeskListing } from '#shared/desk/desk-listings.ts';
import { readableValue } from './field-texts.ts';

/** Every field as stored, under the data's own names. */
export function DeskListingFields({ listing }: { listing: DeskListing }) {
  return (
    <details className="sheet p-5">
      <summary className="min-h-6 cursor-pointer text-lg font-semibold">Bütün alanlar</summary>
      <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-[12rem_1fr]">
        {Object.entries(listing.fields).map(([field, value]) => (
          <div key={field} className="contents">
            <dt className="font-mono text-sm text-ink-soft">{field}</dt>
            <dd className="text-sm break-words whitespace-pre-wrap">{readableValue(field, value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
