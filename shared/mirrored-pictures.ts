/** Widths in pixels in which pictures fetched from sources are stored, each as AVIF and as WebP; never enlarged. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The width for uses that allow only one address. */
const NAMED_WIDTH: PictureWidth = 800;
const NAMED = /^(\/files\/pictures\/[0-9a-f]{2}\/[0-9a-f]{64})-800\.webp$/;

/** The path of a picture with this content in the public file store. */
export function pictureKey(sha256: string, width: PictureWidth, format: 'avif' | 'webp'): string {
  return `pictures/${sha256.slice(0, 2)}/${sha256}-${width}.${format}`;
}

export function pictureAddress(sha256: string): string {
  return `/files/${pictureKey(sha256, NAMED_WIDTH, 'webp')}`;
}

/** The path of pictures that are not in the store yet (D47). */
export const WAITING_PICTURES_PATH = '/files/waiting-pictures';

/**
 * The address of a listing's picture on a page of this site: our own, which fetches the picture if it is not stored
 * yet.
 */
export function shownPictureAddress(propertyId: number, address: string): string {
  return /^https?:/.test(address)
    ? `${WAITING_PICTURES_PATH}/${propertyId}?url=${encodeURIComponent(address)}`
    : address;
}

/** All addresses of such a picture in one format, for `srcset`; `undefined` for pictures from other addresses. */
export function pictureSourceSet(address: string, format: 'avif' | 'webp'): string | undefined {
  const base = NAMED.exec(address)?.[1];
  return base && PICTURE_WIDTHS.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}
