import { foldTurkish } from '../text/turkish-text.ts';

/** The slug of a sub-category for file names and addresses: `Müstakil Ev` → `mustakil-ev`. */
export function slugOf(subCategory: string): string {
  return foldTurkish(subCategory)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
