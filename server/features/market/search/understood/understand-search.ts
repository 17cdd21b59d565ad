import type { Deps } from '#server/deps.ts';
import { understandQuery } from '#server/features/market/understanding/index.ts';
import { stemOf } from '#server/turkish/search-stems.ts';
import { wordsOf } from '#server/turkish/search-words.ts';
import type { Interpretation, SearchInterpretation } from '#shared/interpretation.ts';
import type { ListingSearch } from '#shared/listing-search.ts';
import { SEARCH_PARAMETERS } from '#shared/search-parameters.ts';
import { ALL_TEXTS } from '../conditions/reach.ts';
import { type ResolvedSearch, resolveSearch } from '../conditions/resolved-search.ts';
import { unusedMeasures } from './measure-bounds.ts';
import { mergeMeaning } from './merge-meaning.ts';
import { lockedSaid, withinRights } from './premium-filters.ts';
import { searchParametersOf } from './search-parameters-of.ts';

export type UnderstoodSearch = {
  /** The search to run, in which nothing remains to be understood. */
  readonly search: ResolvedSearch;
  readonly interpretation: SearchInterpretation;
  /** Words that became a filter but are more specific (`dubleks daire`): listings with them come first. */
  readonly prefer?: string;
};

const NOTHING_UNDERSTOOD = { parts: [], ambiguities: [] };

/** Merges a search with the meaning of its query, unless the query is to be taken literally. */
export function understandSearch(given: ResolvedSearch, meaning: Interpretation, now: Date): UnderstoodSearch {
  const { literal: _literal, ...plain } = given;
  const merged = isUnderstood(given) ? mergeMeaning(plain, meaning, now) : plain;
  const search = withinRights(merged);
  const parameters = searchParametersOf(search);
  const givenParameters = searchParametersOf(given);
  const isPlaceGiven = given.city !== undefined || given.district !== undefined;
  const { ambiguous: _ambiguous, ...clear } = meaning;
  const prefer = finerWords(given.query ?? '', meaning);
  return {
    search,
    ...(prefer === '' ? {} : { prefer }),
    interpretation: {
      // If a place is chosen explicitly, no name is ambiguous.
      ...(isPlaceGiven ? { ...clear, ambiguities: [] } : meaning),
      search: withLiteral(parameters),
      understood: SEARCH_PARAMETERS.filter(
        (name) =>
          isUnderstood(given) &&
          name in parameters &&
          (name === 'query' || !(name in givenParameters)) &&
          name !== 'literal',
      ),
      unused: [...unusedMeasures(meaning, search.category), ...lockedSaid(merged)],
    },
  };
}

/** The words before a kind's own name, if it has several. */
function finerWords(query: string, { parts }: Interpretation): string {
  const phrases = parts.filter(({ kind, keys }) => kind === 'category' && keys.includes('subCategory'));
  return phrases
    .flatMap(({ span, label }) => {
      const words = wordsOf(query.slice(span.start, span.end));
      const own = wordsOf(label).map(stemOf);
      return words.length > 1 ? words.filter((word) => !own.includes(stemOf(word))) : [];
    })
    .join(' ');
}

/**
 * The meaning of a search's query, by rules and by a language model if there is one; empty if there is no query or it
 * is to be taken literally.
 */
export async function readMeaning(
  deps: Pick<Deps, 'config' | 'log'>,
  given: ListingSearch,
  now: Date,
): Promise<Interpretation> {
  if (isUnderstood(given)) return understandQuery(deps, given.query, now);
  return { ...NOTHING_UNDERSTOOD, ...(given.query === undefined ? {} : { text: given.query }) };
}

/** A search with its query understood, for code that uses all results and does not show pages. */
export async function understoodSearch(
  deps: Pick<Deps, 'config' | 'log' | 'clock'>,
  given: ResolvedSearch,
): Promise<ResolvedSearch> {
  const now = deps.clock.now();
  return understandSearch(given, await readMeaning(deps, given, now), now).search;
}

function isUnderstood<Search extends ListingSearch>(given: Search): given is Search & { query: string } {
  return given.query !== undefined && given.literal !== true;
}

/** Marks the remaining words of an understood query as literal, so that they are not interpreted again later. */
function withLiteral({
  literal: _literal,
  ...parameters
}: SearchInterpretation['search']): SearchInterpretation['search'] {
  return parameters.query === undefined ? parameters : { ...parameters, literal: '1' };
}

/**
 * The search that finds what the search page finds, with its query understood for good: its stored form does not change
 * its meaning from day to day. Remaining words are marked as literal. Premium filters remain in it: whether they apply
 * is decided at each search (D44). Throws an ExpectedError that names an unknown city or district.
 */
export async function understandCriteria(
  deps: Pick<Deps, 'clock' | 'config' | 'log'>,
  given: ListingSearch,
): Promise<ListingSearch> {
  const now = deps.clock.now();
  const { search } = understandSearch(resolveSearch(given, ALL_TEXTS), await readMeaning(deps, given, now), now);
  const { literal: _literal, ...plain } = search;
  return search.query === undefined ? plain : { ...plain, literal: true };
}
