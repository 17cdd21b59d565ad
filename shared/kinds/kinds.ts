/** The three kinds of the spec, by `categoryNumber` (D13). */
export const CATEGORY_NUMBERS = ['1', '2', '3'] as const;
export type CategoryNumber = (typeof CATEGORY_NUMBERS)[number];

export const CATEGORY_LABELS: Readonly<Record<CategoryNumber, string>> = {
  '1': 'Gayrimenkul',
  '2': 'Araç',
  '3': 'Taşınır mal',
};

const REAL_ESTATE = [
  'Daire',
  'Müstakil Ev',
  'Villa',
  'Arsa',
  'Tarla',
  'Bağ',
  'Bahçe',
  'Zeytinlik',
  'İşyeri',
  'Ofis',
  'Depo',
  'Fabrika',
  'Bina',
  'Otel',
  'Diğer Gayrimenkul',
] as const;
const VEHICLES = [
  'Otomobil',
  'Kamyonet',
  'Kamyon',
  'Çekici',
  'Dorse',
  'Minibüs',
  'Otobüs',
  'Panelvan',
  'Motosiklet',
  'Traktör',
  'İş Makinesi',
  'Diğer Araç',
] as const;
const MOVABLES = [
  'Makine',
  'Ev Eşyası',
  'Mobilya',
  'Elektronik',
  'Tekstil',
  'Ziynet',
  'Hurda',
  'Diğer Taşınır',
] as const;

/** Sub-categories by kind. The label is also the value of the `subCategory` parameter and of a listing's `tur`. */
export const SUB_CATEGORIES = { '1': REAL_ESTATE, '2': VEHICLES, '3': MOVABLES } as const;
export type SubCategory = (typeof SUB_CATEGORIES)[CategoryNumber][number];

/** Sub-categories where the ground is sold, so that the area is that of the ground. */
export const LAND: ReadonlySet<string> = new Set([
  'Arsa',
  'Tarla',
  'Bağ',
  'Bahçe',
  'Zeytinlik',
] satisfies SubCategory[]);

export const ALL_SUB_CATEGORIES: readonly SubCategory[] = [...REAL_ESTATE, ...VEHICLES, ...MOVABLES];

const kindOfSubCategory = new Map<string, CategoryNumber>(
  CATEGORY_NUMBERS.flatMap((kind) => SUB_CATEGORIES[kind].map((name) => [name, kind] as const)),
);

/** The kind that a sub-category belongs to; `undefined` for an unknown name. */
export function categoryOfSubCategory(subCategory: string): CategoryNumber | undefined {
  return kindOfSubCategory.get(subCategory);
}

/** The sub-category for listings of a kind whose exact type is unknown. */
export const UNKNOWN_SUB_CATEGORY: Readonly<Record<CategoryNumber, SubCategory>> = {
  '1': 'Diğer Gayrimenkul',
  '2': 'Diğer Araç',
  '3': 'Diğer Taşınır',
};
