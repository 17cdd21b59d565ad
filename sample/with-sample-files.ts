import type { FileStore } from '#server/platform/files/file-store.ts';
import type { FindSampleListing } from './find-sample-listing.ts';

const SAMPLE_KEY = /^sample\//;

/**
 * A store that makes a file of the sample when it is first asked for (`FileStore.complete`): at the start of an empty
 * installation 250 of them would keep the first visitor waiting for fifteen seconds.
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
