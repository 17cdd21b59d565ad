import type { Facet } from './property-conditions.ts';

/** Columns of `property_search` whose values are the choices of a filter. */
export const FACET_COLUMNS: Readonly<Record<Facet, string>> = {
  category: 'category_number',
  subCategory: 'tur',
  city: 'il',
  district: 'ilce',
  secondRound: 'second_round::int::text',
  sulhMahkeme: 'sulh_mahkeme::int::text',
};
export type FacetRow = { facet: Facet; value: string | null; count: number };
