import { CATEGORY_LABELS, CATEGORY_NUMBERS } from '../kinds/kinds.ts';
import { SALE_KIND_LABELS } from '../text/term-labels.ts';
import { chipsOf, labelIn } from './chip-texts.ts';
import type { Filter } from './filter.ts';
import { SALE_KINDS } from './search-values.ts';

const EXCLUDED = { as: 'exclude' } as const;

/** Filters that exclude listings, and `includeUnknown`, which includes listings without a value. */
export const EXCLUDING_FILTERS = {
  excludedKinds: {
    parameters: {
      excludeCategory: { shape: { kind: 'choices', of: CATEGORY_NUMBERS }, label: 'Hariç tutulan tür' },
      excludeSubCategory: { shape: { kind: 'subCategories' }, label: 'Hariç tutulan alt tür' },
    },
    access: 'open',
    control: 'text',
    relaxed: EXCLUDED,
    chips: ({ excludeCategory, excludeSubCategory }) => [
      ...chipsOf('excludeCategory', excludeCategory, (value) => `${labelIn(CATEGORY_LABELS, value)} hariç`),
      ...chipsOf('excludeSubCategory', excludeSubCategory, (value) => `${value} hariç`),
    ],
  },
  excludedPlaces: {
    parameters: {
      excludeCity: { shape: { kind: 'list' }, label: 'Hariç tutulan il' },
      excludeDistrict: { shape: { kind: 'list' }, label: 'Hariç tutulan ilçe' },
    },
    access: 'open',
    control: 'text',
    relaxed: EXCLUDED,
    chips: ({ excludeCity, excludeDistrict }) => [
      ...chipsOf('excludeCity', excludeCity, (value) => `${value} hariç`),
      ...chipsOf('excludeDistrict', excludeDistrict, (value) => `${value} hariç`),
    ],
  },
  /** Words or phrases that the listing must not contain. */
  excludedText: {
    parameters: { excludeText: { shape: { kind: 'names' }, label: 'Hariç tutulan söz' } },
    access: 'open',
    control: 'text',
    relaxed: EXCLUDED,
    chips: ({ excludeText }) => chipsOf('excludeText', excludeText, (value) => `${value} hariç`),
  },
  excludedSales: {
    parameters: { excludeSaleKind: { shape: { kind: 'choices', of: SALE_KINDS }, label: 'Hariç tutulan satış' } },
    access: 'open',
    control: 'saleKind',
    folded: 'always',
    relaxed: EXCLUDED,
    chips: ({ excludeSaleKind }) =>
      chipsOf('excludeSaleKind', excludeSaleKind, (value) => `${labelIn(SALE_KIND_LABELS, value)} hariç`),
  },
  /** Ranges that also match listings without the value. The chip of the range says so. */
  untold: {
    parameters: { includeUnknown: { shape: { kind: 'toldRanges' }, label: 'Değeri yazmayan ilanlar' } },
    access: 'open',
    control: 'text',
    chips: () => [],
  },
} as const satisfies Readonly<Record<string, Filter>>;
