import { shownPictureAddress } from '#shared/mirrored-pictures.ts';

/**
 * The address of a listing's picture on this site, if it has one. A picture that is not in our store yet is requested
 * from our store (D47): if the browser fetched it from its source, the source would learn who looks at what.
 */
export function ownPicture(propertyId: number, imageUrl: string | null): string | undefined {
  const address = shownPictureAddress(propertyId, imageUrl ?? '');
  return address.startsWith('/') ? address : undefined;
}

/** Whether a picture is a drawing of the generated market, which pages mark as `temsilî` (D52). */
export function isDrawn(url: string | null | undefined): boolean {
  return url?.startsWith('/files/sample/') ?? false;
}
