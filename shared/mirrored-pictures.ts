/** Widths in pixels in which pictures fetched from sources are kept, each as AVIF and as WebP; never enlarged. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The width whose address is used for the picture where only one address is possible. */
const NAMED_WIDTH: PictureWidth = 800;
const NAMED = /^(\/files\/pictures\/[0-9a-f]{2}\/[0-9a-f]{64})-800\.webp$/;

/** The path in the public file store of a picture with this content. */
export function pictureKey(sha256: string, width: PictureWidth, format: 'avif' | 'webp'): string {
  return `pictures/${sha256.slice(0, 2)}/${sha256}-${width}.${format}`;
}

/** The address of a picture in API answers. */
export function pictureAddress(sha256: string): string {
  return `/files/${pictureKey(sha256, NAMED_WIDTH, 'webp')}`;
}

/** Where pictures are asked for that are not in the store yet (D47). */
export const WAITING_PICTURES_PATH = '/files/waiting-pictures';

/**
 * The address under which a page of this site shows a listing's picture: ours, which fetches it when it is not there
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
