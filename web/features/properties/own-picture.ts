/**
 * The address of a listing's picture, if it may be shown: one that is not in our store yet would be fetched from its source,
 * which would learn who looks at what.
 */
export function ownPicture(imageUrl: string | null): string | undefined {
  return imageUrl?.startsWith('/') ? imageUrl : undefined;
}

/** Whether a picture is a drawing of the generated market, which pages mark as `temsilî` (D52). */
export function isDrawn(url: string | null | undefined): boolean {
  return url?.startsWith('/files/sample/') ?? false;
}
