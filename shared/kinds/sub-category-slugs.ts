import { foldTurkish } from '../text/turkish-text.ts';

/** The name of a sub-category as used in file names and addresses: `Müstakil Ev` → `mustakil-ev`. */
export function slugOf(subCategory: string): string {
  return foldTurkish(subCategory)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
