import type { ListingSummary } from '#shared/listings.ts';
import { fileBefore } from '#shared/text/listing-name.ts';

type Props = { property: ListingSummary; fileClass: string };

/** A listing's name in a heading: its file number on a separate line, then the thing that is sold (spec §3). */
export function ListingName({ property, fileClass }: Props) {
  const file = fileBefore(property);
  // Keeps an area and its unit on one line.
  const title = property.title.replace(/(\d) (?=m²)/gu, '$1\u00a0');
  if (!file) return title;
  return (
    <>
      <span className={`tabular block ${fileClass}`}>
        {file}
        {/* Read as a pause: 2026/12 Esas, Ankara’da daire. */}
        <span className="sr-only">,</span>{' '}
      </span>
      {title}
    </>
  );
}
