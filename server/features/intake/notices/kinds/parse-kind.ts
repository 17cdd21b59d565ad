import {
  ALL_SUB_CATEGORIES,
  CATEGORY_LABELS,
  CATEGORY_NUMBERS,
  type CategoryNumber,
  categoryOfSubCategory,
  UNKNOWN_SUB_CATEGORY,
} from '#shared/kinds/kinds.ts';
import { foldTurkish } from '#shared/text/turkish-text.ts';
import { findSubCategory } from './find-sub-category.ts';

const OTHER_LABELS: Readonly<Record<string, CategoryNumber>> = {
  emlak: '1',
  tasinmaz: '1',
  'tasinmaz mal': '1',
  tasit: '2',
  vasita: '2',
  tasinir: '3',
  menkul: '3',
};
const numberByLabel = new Map<string, CategoryNumber>([
  ...CATEGORY_NUMBERS.map((number) => [number, number] as const),
  ...CATEGORY_NUMBERS.map((number) => [foldTurkish(CATEGORY_LABELS[number]), number] as const),
  ...Object.entries(OTHER_LABELS),
]);
const subCategoryByFoldedName = new Map(ALL_SUB_CATEGORIES.map((name) => [foldTurkish(name), name]));

export type ParsedKind =
  | { categoryNumber: CategoryNumber; tur: string }
  | { categoryNumber?: undefined; reason: string };

/**
 * Determines a listing's kind and sub-category from the number or its label, the type, or the title. A stated number
 * counts even if the type belongs to another kind, since some sources list vehicles under the wrong one (D13).
 */
export function parseKind(given: {
  number: string | null;
  tur: string | null;
  title: string;
  places: readonly (string | null)[];
}): ParsedKind {
  const stated = given.number === null ? undefined : numberByLabel.get(foldTurkish(given.number));
  const typeName = given.tur === null ? undefined : subCategoryByFoldedName.get(foldTurkish(given.tur));
  if (given.number !== null && stated === undefined) {
    // `category` may also contain the type.
    const named = subCategoryByFoldedName.get(foldTurkish(given.number));
    if (named === undefined)
      return { reason: 'categoryNumber: 1 (gayrimenkul), 2 (araç) ya da 3 (taşınır mal) olmalıdır' };
    return { categoryNumber: categoryOfSubCategory(named) ?? '1', tur: typeName ?? named };
  }
  const tur =
    typeName ??
    (given.tur === null ? undefined : findSubCategory(given.tur, stated)) ??
    findSubCategory(given.title, stated, given.places);
  const categoryNumber = stated ?? (tur && categoryOfSubCategory(tur));
  if (categoryNumber === undefined) return { reason: 'categoryNumber: yok ve ilanın türünden çıkarılamıyor' };
  return { categoryNumber, tur: tur ?? UNKNOWN_SUB_CATEGORY[categoryNumber] };
}
