import { foldTurkish } from '../text/turkish-text.ts';

/** The name of a sub-category as files and addresses carry it: `Müstakil Ev` → `mustakil-ev`. */
export function slugOf(subCategory: string): string {
  return foldTurkish(subCategory)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
