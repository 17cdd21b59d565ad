import type { ListingSummary } from '#shared/listings.ts';
import { documentHash } from '#shared/read-documents/document-place.ts';

/** In search results: a link to the document that contains what the notice doesn't. */
export function DocumentMark({ property: { id, matchedDocument } }: { property: ListingSummary }) {
  if (!matchedDocument) return null;
  return (
    <a
      href={`/ilan/${id}#${documentHash(matchedDocument)}`}
      className="relative z-1 block min-w-0 truncate leading-6 font-semibold text-petrol hover:underline"
    >
      {`Belgede: ${matchedDocument.name}`}
    </a>
  );
}
