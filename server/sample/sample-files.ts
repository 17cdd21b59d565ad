import type { SubCategory } from '#shared/kinds/kinds.ts';

/** Addresses (`/files/…`) of the pictures and documents of sample listings. They are made once and kept in the file store. */
export type SampleFiles = {
  /** Several different pictures of each sub-category. */
  readonly pictures: Readonly<Record<SubCategory, readonly string[]>>;
  /** Each set is the documents of one listing: notice, conditions, appraisal, photos, an archive, a file of unknown type. */
  readonly documentSets: readonly (readonly string[])[];
};
