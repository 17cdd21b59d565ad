/** Widths in pixels in which pictures fetched from sources are kept, each as AVIF and as WebP; never enlarged. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The width whose address stands for the picture where only one can be named. */
const NAMED_WIDTH: PictureWidth = 800;
const NAMED = /^(\/files\/pictures\/[0-9a-f]{2}\/[0-9a-f]{64})-800\.webp$/;

/** Where a picture of this content lies in the public file store. */
export function pictureKey(sha256: string, width: PictureWidth, format: 'avif' | 'webp'): string {
  return `pictures/${sha256.slice(0, 2)}/${sha256}-${width}.${format}`;
}

/** The address that answers name a picture by. */
export function pictureAddress(sha256: string): string {
  return `/files/${pictureKey(sha256, NAMED_WIDTH, 'webp')}`;
}

/** All addresses of such a picture in one format, for `srcset`; `undefined` for pictures that are not ours. */
export function pictureSourceSet(address: string, format: 'avif' | 'webp'): string | undefined {
  const base = NAMED.exec(address)?.[1];
  return base && PICTURE_WIDTHS.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}
