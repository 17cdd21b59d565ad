import { CATEGORY_LABELS, CATEGORY_NUMBERS } from '../kinds/kinds.ts';
import { chip, chipsOf, labelIn, lira, listed, number, rangeText, yearsText } from './chip-texts.ts';
import type { Filter } from './filter.ts';
import { AGES, MAX_AREA, MAX_PRICE, MODEL_YEARS } from './search-values.ts';

const LIRA = { kind: 'number', min: 0, max: MAX_PRICE } as const;
const AREA = { kind: 'number', min: 0, max: MAX_AREA } as const;
const YEAR = { kind: 'integer', ...MODEL_YEARS } as const;
const AGE = { kind: 'integer', ...AGES } as const;

/** What is for sale, and where. */
export const LISTING_FILTERS = {
  query: {
    parameters: { query: { shape: { kind: 'query' }, label: 'Aranan söz' } },
    access: 'open',
    control: 'text',
    relaxed: { as: 'query' },
    chips: ({ query }) => (query ? [{ key: 'query', label: `“${query}”`, names: ['query', 'literal'] }] : []),
  },
  category: {
    parameters: { category: { shape: { kind: 'choice', of: CATEGORY_NUMBERS }, label: 'Tür' } },
    access: 'open',
    control: 'category',
    chips: ({ category }) => chip('category', category && labelIn(CATEGORY_LABELS, category)),
  },
  subCategory: {
    parameters: { subCategory: { shape: { kind: 'subCategories' }, label: 'Alt tür' } },
    access: 'open',
    control: 'subCategory',
    relaxed: { as: 'subCategory' },
    chips: ({ subCategory }) => chipsOf('subCategory', subCategory, undefined, 'sub'),
  },
  city: {
    parameters: { city: { shape: { kind: 'list' }, label: 'İl' } },
    access: 'open',
    control: 'city',
    // A district is dropped together with its city.
    relaxed: { as: 'city', names: ['city', 'district'] },
    chips: ({ city }) => chipsOf('city', city),
  },
  district: {
    parameters: { district: { shape: { kind: 'joinedList' }, label: 'İlçe' } },
    access: 'open',
    control: 'district',
    folded: 'inAlerts',
    relaxed: { as: 'district' },
    chips: ({ district }) => chip('district', listed(district).join(', ')),
  },
  vehicle: {
    parameters: {
      brand: { shape: { kind: 'names' }, label: 'Marka' },
      // Including the make, `Renault Megane`. If `brand` names the same make, the model narrows it.
      model: { shape: { kind: 'models' }, label: 'Model' },
    },
    access: 'open',
    control: 'vehicle',
    folded: 'always',
    relaxed: { as: 'brand' },
    chips: ({ brand, model }) => [...chipsOf('brand', brand), ...chipsOf('model', model)],
  },
  year: {
    parameters: {
      minYear: { shape: YEAR, label: 'En eski model yılı' },
      maxYear: { shape: YEAR, label: 'En yeni model yılı' },
    },
    access: 'open',
    range: 'told',
    control: 'year',
    panel: { part: 'vehicle', legend: 'Model yılı', openFor: '2' },
    folded: 'always',
    relaxed: { as: 'age' },
    chips: ({ minYear, maxYear }) => chip('year', yearsText(minYear, maxYear)),
  },
  /** The age of a vehicle in years. */
  age: {
    parameters: { minAge: { shape: AGE, label: 'En az yaş' }, maxAge: { shape: AGE, label: 'En çok yaş' } },
    access: 'open',
    range: 'told',
    control: 'age',
    panel: { part: 'vehicle', legend: 'Araç yaşı', suffix: 'yaş' },
    folded: 'always',
    relaxed: { as: 'age' },
    chips: ({ minAge, maxAge }) => {
      const age = rangeText(minAge, maxAge, (text) => text);
      return chip('age', age && `${age} yaşında`);
    },
  },
  /** The appraisal, in lira. */
  price: {
    parameters: {
      minPrice: { shape: LIRA, label: 'En düşük bedel' },
      maxPrice: { shape: LIRA, label: 'En yüksek bedel' },
    },
    access: 'open',
    range: 'told',
    control: 'price',
    relaxed: { as: 'price' },
    chips: ({ minPrice, maxPrice }) => chip('price', rangeText(minPrice, maxPrice, lira)),
  },
  /** The required deposit in lira: by the notice, otherwise by law. Bounds are widened to three digits. */
  deposit: {
    parameters: {
      minDeposit: { shape: LIRA, label: 'En düşük teminat' },
      maxDeposit: { shape: LIRA, label: 'En yüksek teminat' },
    },
    access: 'open',
    range: 'told',
    control: 'deposit',
    panel: { part: 'deposit', legend: 'Teminat', suffix: '₺' },
    folded: 'inAlerts',
    relaxed: { as: 'deposit' },
    chips: ({ minDeposit, maxDeposit }) => {
      const deposit = rangeText(minDeposit, maxDeposit, lira);
      return chip('deposit-amount', deposit && `teminat ${deposit}`);
    },
  },
  /** Square metres; in a share sale those of the whole. Bounds are widened to three digits. */
  area: {
    parameters: {
      minArea: { shape: AREA, label: 'En küçük alan' },
      maxArea: { shape: AREA, label: 'En büyük alan' },
    },
    access: 'open',
    range: 'told',
    control: 'area',
    panel: { part: 'estate', legend: 'Alan', suffix: 'm²', openFor: '1' },
    folded: 'always',
    relaxed: { as: 'area' },
    chips: ({ minArea, maxArea }) => {
      const area = rangeText(minArea, maxArea, number);
      return chip('area', area && `${area} m²`);
    },
  },
} as const satisfies Readonly<Record<string, Filter>>;
