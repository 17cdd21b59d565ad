import type { SubCategory } from '#shared/kinds.ts';

/** Addresses (`/files/…`) of the pictures and documents that sample listings use; made once, kept in the file store. */
export type SampleFiles = {
  /** Several distinct pictures per sub-category. */
  readonly pictures: Readonly<Record<SubCategory, readonly string[]>>;
  /** Sets of documents as a listing would carry them: notice, conditions, appraisal, photos, an archive, an unknown type. */
  readonly documentSets: readonly (readonly string[])[];
};
