import sharp from 'sharp';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { ALL_SUB_CATEGORIES, type SubCategory } from '#shared/kinds/kinds.ts';
import { DOCUMENT_SETS, DOCUMENTS } from './documents/sample-documents.ts';
import { pictureNames, picturePath } from './pictures/sample-pictures.ts';
import type { SampleFiles } from './sample-files.ts';

type FileJob = { readonly keys: readonly string[]; readonly make: () => Promise<readonly Uint8Array[]> };

/** sharp works in libuv's four threads. More at once would only need more memory. */
const AT_ONCE = 4;

/** Effort 2 takes half the default's time and makes files a quarter larger. `smartSubsample` would triple the time. */
const WEBP = { quality: 72, effort: 2 };

/**
 * Makes the pictures and documents of the sample that the store does not hold yet.
 *
 * A picture lies at `sample/pictures/<name>.webp` (800×600), its small form for cards at the same key with `-400.webp` in
 * place of `.webp` (400×300), so that a page derives `srcset` from the one address a listing carries.
 */
export async function makeSampleFiles(files: FileStore): Promise<SampleFiles> {
  const named = await Promise.all(ALL_SUB_CATEGORIES.map(async (name) => [name, await pictureNames(name)] as const));
  const jobs: FileJob[] = [
    ...DOCUMENTS.map(({ key, make }) => ({ keys: [key], make: async () => [await make()] })),
    ...named
      .flatMap(([, names]) => names)
      .map((name) => ({
        keys: [pictureKey(name), pictureKey(`${name}-400`)],
        make: () => renderPicture(picturePath(name)),
      })),
  ];
  const waiting = jobs.values();
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(files, waiting)));
  const pictures = Object.fromEntries(
    named.map(([subCategory, names]) => [subCategory, names.map((name) => files.urlOf(pictureKey(name)))]),
    // safe: the keys are ALL_SUB_CATEGORIES, which has every sub-category
  ) as unknown as Record<SubCategory, readonly string[]>;
  return { pictures, documentSets: DOCUMENT_SETS.map((keys) => keys.map(files.urlOf)) };
}

async function work(files: FileStore, waiting: Iterable<FileJob>): Promise<void> {
  for (const { keys, make } of waiting) {
    const present = await Promise.all(keys.map((key) => files.has(key)));
    if (present.every(Boolean)) continue;
    const contents = await make();
    for (const [index, content] of contents.entries()) {
      const key = keys[index];
      if (key) await files.put(key, content);
    }
  }
}

function pictureKey(name: string): string {
  return `sample/pictures/${name}.webp`;
}

async function renderPicture(drawing: string): Promise<readonly Uint8Array[]> {
  const pixels = await sharp(drawing).resize(800, 600).flatten().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: pixels.info.width, height: pixels.info.height, channels: pixels.info.channels };
  return Promise.all([
    sharp(pixels.data, { raw }).webp(WEBP).toBuffer(),
    sharp(pixels.data, { raw }).resize(400, 300).webp(WEBP).toBuffer(),
  ]);
}
