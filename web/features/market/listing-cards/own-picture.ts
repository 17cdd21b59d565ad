import { shownPictureAddress } from '#shared/mirrored-pictures.ts';

/**
 * The address under which a listing's picture is shown here, if it has one. One that is not in our store yet is asked
 * of our store (D47): from its source the browser would fetch it itself, and the source would learn who looks at what.
 */
export function ownPicture(propertyId: number, imageUrl: string | null): string | undefined {
  const address = shownPictureAddress(propertyId, imageUrl ?? '');
  return address.startsWith('/') ? address : undefined;
}

/** Whether a picture is a drawing of the generated market, which pages mark as `temsilî` (D52). */
export function isDrawn(url: string | null | undefined): boolean {
  return url?.startsWith('/files/sample/') ?? false;
}
