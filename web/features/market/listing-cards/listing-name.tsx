import type { ListingSummary } from '#shared/listings.ts';
import { fileBefore } from '#shared/text/listing-name.ts';

type Props = { property: ListingSummary; fileClass: string };

/** What a heading calls a listing: the number of its file on a separate line, then what is sold (spec §3). */
export function ListingName({ property, fileClass }: Props) {
  const file = fileBefore(property);
  // An area is not torn from its unit.
  const title = property.title.replace(/(\d) (?=m²)/gu, '$1\u00a0');
  if (!file) return title;
  return (
    <>
      <span className={`tabular block ${fileClass}`}>
        {file}
        {/* Heard as a pause: 2026/12 Esas, Ankara’da daire. */}
        <span className="sr-only">,</span>{' '}
      </span>
      {title}
    </>
  );
}
