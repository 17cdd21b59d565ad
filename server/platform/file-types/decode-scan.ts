import { openPicture } from './decode-picture.ts';

/** Returns the pages of a picture among documents, from its header alone. */
export default async function decodeScan(content: Uint8Array, given: { type: string; mostPixels: number }) {
  return (await openPicture(content, given)).pages;
}
