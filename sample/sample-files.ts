import type { FileStore } from '#server/platform/files/file-store.ts';
import { ALL_SUB_CATEGORIES, type SubCategory } from '#shared/kinds/kinds.ts';
import { istanbulDate } from '#shared/text/dates.ts';
import { pictureNames } from './pictures/sample-pictures.ts';

/** Addresses (`/files/…`) of the pictures and documents of sample listings. They are made on the first request. */
export type SampleFiles = {
  /** Several different pictures of each sub-category. */
  readonly pictures: Readonly<Record<SubCategory, readonly string[]>>;
  /** The address of a document by its key below the documents' folder. */
  readonly documentUrl: (name: string) => string;
};

const PICTURE = /^sample\/pictures\/([a-z]+(?:-[a-z]+)*-\d+)(?:-400)?\.webp$/;

/** The key of a sample document in the file store. */
export function documentKey(name: string): string {
  return `sample/documents/${name}`;
}

/** The key of a sample document for its address; undefined for other addresses. */
export function keyOfDocument(url: string): string | undefined {
  return /sample\/documents\/[\w./-]+$/.exec(url)?.[0];
}

/** The day for which listings are made, as in the folder names of their documents: `20261120`. */
export function paperDay(now: Date): string {
  return istanbulDate(now).replaceAll('-', '');
}

/** The day in the key of a listing's own document; undefined for documents that all share. */
export function dayOfPaper(key: string): string | undefined {
  return /^sample\/documents\/\d+-(\d{8})\//.exec(key)?.[1];
}

/**
 * A picture of 800 × 600, and its small form of 400 × 300 for cards: `-400.webp` instead of `.webp`, so that a page
 * derives `srcset` from the only address in a listing.
 */
export function pictureKeys(name: string): { readonly large: string; readonly small: string } {
  return { large: `sample/pictures/${name}.webp`, small: `sample/pictures/${name}-400.webp` };
}

/** The drawing for the key of a picture, large or small. */
export function pictureNameOf(key: string): string | undefined {
  return PICTURE.exec(key)?.[1];
}

/** The addresses of all pictures and documents of the sample, whether they already exist or not. */
export async function sampleFiles({ urlOf }: Pick<FileStore, 'urlOf'>): Promise<SampleFiles> {
  const pictures = await Promise.all(
    ALL_SUB_CATEGORIES.map(async (subCategory) => {
      const names = await pictureNames(subCategory);
      return [subCategory, names.map((name) => urlOf(pictureKeys(name).large))] as const;
    }),
  );
  return {
    // safe: the keys are ALL_SUB_CATEGORIES, which has every sub-category
    pictures: Object.fromEntries(pictures) as unknown as Record<SubCategory, readonly string[]>,
    documentUrl: (name) => urlOf(documentKey(name)),
  };
}
