import { useEffect, useRef, useState } from 'react';
import type { ListingDetail } from '#shared/listings.ts';
import { documentInHash } from '#shared/read-documents/document-place.ts';

/** The open document, and the words to find in it. */
export type OpenDocument = { readonly place: number; readonly words?: string };

/** The open document of a listing: initially the one in the address, as soon as the visitor may see it. */
export function useOpenDocument(detail: ListingDetail | undefined) {
  const [open, setOpen] = useState<OpenDocument>();
  const hasLooked = useRef(false);
  const files = detail?.documentFiles;
  useEffect(() => {
    const wanted = documentInHash(location.hash);
    if (hasLooked.current || !wanted || files?.[wanted.place] === undefined) return;
    hasLooked.current = true;
    setOpen(wanted);
  }, [files]);
  const setPlace = (place: number | undefined) => setOpen(place === undefined ? undefined : { place });
  return [open, setPlace] as const;
}
