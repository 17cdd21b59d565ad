import type { FileStore } from '#server/platform/files/file-store.ts';
import type { FindSampleListing } from './find-sample-listing.ts';

const SAMPLE_KEY = /^sample\//;

/**
 * Wraps a store so that it makes a file of the sample on its first request (`FileStore.complete`). Making 250 of them
 * when an empty installation starts would delay the first visitor by fifteen seconds.
 */
export function withSampleFiles<Store extends FileStore>(files: Store, findListing: FindSampleListing): Store {
  const inWork = new Map<string, Promise<void>>();
  return {
    ...files,
    async complete(key: string) {
      if (!SAMPLE_KEY.test(key)) return;
      const working = inWork.get(key) ?? make(key).finally(() => inWork.delete(key));
      inWork.set(key, working);
      await working;
    },
  };

  async function make(key: string): Promise<void> {
    // Only an installation with a sample needs the libraries that make PDFs and pictures.
    const { makeSampleFile } = await import('./make-sample-file.ts');
    await makeSampleFile(files, key, findListing);
  }
}
