import sharp from 'sharp';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { listingOfPaper, makeListingPaper, makePhotograph } from './documents/make-listing-paper.ts';
import { DOCUMENTS } from './documents/sample-documents.ts';
import type { FindSampleListing } from './find-sample-listing.ts';
import { hasPicture, picturePath } from './pictures/sample-pictures.ts';
import { pictureKeys, pictureNameOf } from './sample-files.ts';

/** Effort 2 takes half the default's time and makes files a quarter larger. `smartSubsample` would triple the time. */
const WEBP = { quality: 72, effort: 2 };

/**
 * Makes a picture (in both sizes) or a document of the sample that is not in the store yet. Does nothing for other
 * keys. A listing's own document is made from its stored data.
 */
export async function makeSampleFile(
  files: Pick<FileStore, 'has' | 'put' | 'urlOf'>,
  key: string,
  findListing: FindSampleListing,
): Promise<void> {
  if (await files.has(key)) return;
  const own = (await makeOwnPaper(files, key, findListing)) ?? (await makePhotograph(key));
  if (own) return files.put(key, own);
  const document = DOCUMENTS.find((each) => each.key === key);
  if (document) return files.put(key, await document.make());
  const name = pictureNameOf(key);
  if (name === undefined || !(await hasPicture(name))) return;
  const [large, small] = await renderPicture(picturePath(name));
  const keys = pictureKeys(name);
  await files.put(keys.large, large);
  await files.put(keys.small, small);
}

/** Makes only documents that a listing refers to, so that nobody can fill the disk by requesting others. */
async function makeOwnPaper(
  { urlOf }: Pick<FileStore, 'urlOf'>,
  key: string,
  findListing: FindSampleListing,
): Promise<Uint8Array | undefined> {
  const number = listingOfPaper(key);
  const listing = number === undefined ? undefined : await findListing(number, urlOf(key));
  return listing && (await makeListingPaper(key, listing));
}

async function renderPicture(drawing: string): Promise<readonly [large: Uint8Array, small: Uint8Array]> {
  const pixels = await sharp(drawing).resize(800, 600).flatten().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: pixels.info.width, height: pixels.info.height, channels: pixels.info.channels };
  return Promise.all([
    sharp(pixels.data, { raw }).webp(WEBP).toBuffer(),
    sharp(pixels.data, { raw }).resize(400, 300).webp(WEBP).toBuffer(),
  ]);
}
