import type { Deps } from '#server/deps.ts';
import type { SearchInterpretation } from '#shared/interpretation.ts';
import { categoryOfSubCategory } from '#shared/kinds/kinds.ts';
import type { SearchResult } from '#shared/listing-search.ts';
import type { Filter } from '#shared/search-filters/filter.ts';
import { FILTERS } from '#shared/search-filters/filters.ts';
import { RELAXATIONS, type Relaxation } from '#shared/search-filters/search-values.ts';
import type { SearchParameter } from '#shared/search-parameters.ts';
import type { ResolvedSearch, SearchPlaces } from '../conditions/resolved-search.ts';
import { searchListings } from '../results/search-listings.ts';
import { relaxationSentence } from './relaxation-sentence.ts';
import { searchParametersOf } from './search-parameters-of.ts';

/** Parameters that are dropped together, because they mean one thing to the visitor, in the order of `RELAXATIONS`. */
export const LEFT_ASIDE = RELAXATIONS.map((what): readonly [Relaxation, readonly SearchParameter[]] => {
  const filters = Object.values<Filter>(FILTERS).filter(({ relaxed }) => relaxed?.as === what);
  // safe: each row of the table names its own parameters
  return [what, filters.flatMap((one) => one.relaxed?.names ?? Object.keys(one.parameters)) as SearchParameter[]];
});

type Relaxed = {
  readonly result: SearchResult;
  readonly relaxation: NonNullable<SearchInterpretation['relaxed']>;
};

/**
 * The results when one thing that the query asks for is dropped; explicit filters are kept. Undefined if that finds
 * nothing, or if nothing else of the query would remain.
 */
export async function relaxSearch(
  deps: Pick<Deps, 'db' | 'clock'>,
  search: ResolvedSearch,
  understood: readonly SearchParameter[],
): Promise<Relaxed | undefined> {
  const filters = understood.filter((name) => name !== 'sort');
  for (const [what, names] of LEFT_ASIDE) {
    const relaxed = without(search, what, names, filters);
    if (relaxed === undefined) continue;
    const prefer = what === 'query' ? search.query : undefined;
    const result = await searchListings(deps, relaxed, { prefer });
    if (result.total === 0) continue;
    const { query, literal: _literal, ...parameters } = searchParametersOf(relaxed);
    return {
      result,
      relaxation: {
        what,
        sentence: relaxationSentence(what, search, result.total),
        search: query === undefined ? parameters : { ...parameters, query, literal: '1' },
      },
    };
  }
  return undefined;
}

/**
 * A search by a listing's own number also finds it after its auction is over, because the visitor wants to know how it
 * ended. Undefined if the search has no number or no listing has it.
 */
export async function searchEnded(
  deps: Pick<Deps, 'db' | 'clock'>,
  search: ResolvedSearch,
): Promise<Relaxed | undefined> {
  if (search.includeEnded || !isByNumber(search)) return undefined;
  const ended = { ...search, includeEnded: true };
  const result = await searchListings(deps, ended);
  if (result.total === 0) return undefined;
  const { query, literal: _literal, ...parameters } = searchParametersOf(ended);
  return {
    result,
    relaxation: {
      what: 'ended',
      sentence: relaxationSentence('ended', search, result.total),
      search: query === undefined ? parameters : { ...parameters, query, literal: '1' },
    },
  };
}

/** By file or parcel, or by the auction's number as the only word. */
function isByNumber({ fileNumber, ids, ada, parsel, query, text }: ResolvedSearch): boolean {
  if (fileNumber !== undefined || ids !== undefined || (ada !== undefined && parsel !== undefined)) return true;
  return text?.length === 1 && /^\d{5,}$/.test(query?.trim() ?? '');
}

/**
 * The search without some of its parameters; undefined if the query does not contain them, or contains nothing else.
 */
function without(
  search: ResolvedSearch,
  what: Relaxation,
  names: readonly SearchParameter[],
  understood: readonly SearchParameter[],
): ResolvedSearch | undefined {
  const isAsked = names.some((name) => understood.includes(name));
  // If an explicit parameter of the same kind remains, the search would have the same results.
  const dropped = names.filter((name) => understood.includes(name));
  const isAllDropped = names.every((name) => search[name] === undefined || dropped.includes(name));
  const [kind] = search.subCategory ?? [];
  const category = search.category ?? (kind === undefined ? undefined : categoryOfSubCategory(kind));
  const remaining = understood.filter((name) => !dropped.includes(name));
  if (!isAsked || !isAllDropped || (remaining.length === 0 && what !== 'subCategory')) return undefined;
  const relaxed = leaveOut(search, dropped);
  return what === 'subCategory' && category !== undefined ? { ...relaxed, category } : relaxed;
}

const PLACES: Readonly<Partial<Record<SearchParameter, keyof SearchPlaces>>> = {
  city: 'cities',
  district: 'districts',
  excludeCity: 'excludedCities',
  excludeDistrict: 'excludedDistricts',
};

/** The search without some parameters and the values read from them. Dropping a city also drops its district. */
function leaveOut(search: ResolvedSearch, names: readonly SearchParameter[]): ResolvedSearch {
  const places = { ...search.places };
  const relaxed = { ...search, places, text: names.includes('query') ? undefined : search.text };
  for (const name of names) {
    delete relaxed[name];
    const read = PLACES[name];
    if (read) delete places[read];
  }
  return relaxed;
}
