/** The formats of a listing's file. */
export const LISTING_FILE_KINDS = ['pdf', 'xlsx'] as const;
export type ListingFileKind = (typeof LISTING_FILE_KINDS)[number];

/** The path of the call that generates a listing's file. */
export function listingFilePath(id: number, kind: ListingFileKind): string {
  return `/api/properties/${id}/dosya.${kind}`;
}

/** The name of the downloaded file. */
export function listingFileName(id: number, kind: ListingFileKind): string {
  return `peyda-ilan-${id}-dosyasi.${kind}`;
}
