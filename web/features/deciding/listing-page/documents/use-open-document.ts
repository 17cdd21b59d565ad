import { useEffect, useRef, useState } from 'react';
import type { ListingDetail } from '#shared/listings.ts';
import { documentInHash } from '#shared/read-documents/document-place.ts';

/** The document that is open, and the words that are looked for in it. */
export type OpenDocument = { readonly place: number; readonly words?: string };

/** Which document of a listing is open: the one its address leads to, as soon as the visitor may see it. */
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
