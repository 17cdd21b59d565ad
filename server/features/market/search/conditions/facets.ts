import { findModel } from '#shared/kinds/vehicle-models.ts';
import type { ResolvedSearch } from './resolved-search.ts';

/** Filters whose choices are counted next to the results. */
export const FACETS = ['category', 'subCategory', 'city', 'district', 'secondRound', 'sulhMahkeme'] as const;
export type Facet = (typeof FACETS)[number];
/** The columns of `property_search` with the choices of a filter. */
export const FACET_COLUMNS: Readonly<Record<Facet, string>> = {
  category: 'category_number',
  subCategory: 'tur',
  city: 'il',
  district: 'ilce',
  secondRound: 'second_round::int::text',
  sulhMahkeme: 'sulh_mahkeme::int::text',
};
/** Filters whose choices are counted by lexemes, because they have no column (marked-facets.ts). */
export const MARKED_FACETS = ['share', 'phase', 'brand', 'model', 'modelYear'] as const;
export type MarkedFacet = (typeof MARKED_FACETS)[number];
export type FacetRow = { facet: Facet | MarkedFacet; value: string | null; count: number };

export function isMarked(facet: Facet | MarkedFacet | undefined): facet is MarkedFacet {
  return MARKED_FACETS.some((marked) => marked === facet);
}

type Without = (search: ResolvedSearch) => ResolvedSearch;
/** Removes the filter and those that depend on it: the district with its city, the sub-category with its category. */
const WITHOUT: Readonly<Record<Facet | MarkedFacet, Without>> = {
  category: (search) => ({ ...search, category: undefined, subCategory: undefined }),
  subCategory: (search) => ({ ...search, subCategory: undefined }),
  city: (search) => ({ ...search, places: { ...search.places, cities: undefined, districts: undefined } }),
  district: (search) => ({ ...search, places: { ...search.places, districts: undefined } }),
  secondRound: (search) => ({ ...search, secondRound: undefined }),
  sulhMahkeme: (search) => ({ ...search, sulhMahkeme: undefined }),
  share: (search) => ({ ...search, share: undefined }),
  phase: (search) => ({ ...search, phase: undefined }),
  modelYear: (search) => ({ ...search, minYear: undefined, maxYear: undefined }),
  brand: (search) => ({ ...search, brand: undefined, model: undefined }),
  // Models are counted for the chosen makes.
  model: (search) => ({ ...search, brand: chosenMakes(search), model: undefined }),
};

/** The search without one of its filters, for counting the alternatives. */
export function withoutFacet(search: ResolvedSearch, facet: Facet | MarkedFacet): ResolvedSearch {
  return WITHOUT[facet](search);
}

/** Whether a search uses a filter; otherwise it is the same without it. */
export function asksFor(search: ResolvedSearch, facet: Facet | MarkedFacet): boolean {
  const { places, ...rest } = withoutFacet(search, facet);
  return (
    places.cities !== search.places.cities ||
    places.districts !== search.places.districts ||
    // safe: both have the keys of a search
    Object.entries(rest).some(([name, value]) => value !== search[name as keyof ResolvedSearch])
  );
}

/** The chosen makes, and those of the chosen models. */
export function chosenMakes({ brand = [], model = [] }: Pick<ResolvedSearch, 'brand' | 'model'>): string[] {
  return [...new Set([...brand, ...model.flatMap((name) => findModel(name)?.make ?? [])])];
}
