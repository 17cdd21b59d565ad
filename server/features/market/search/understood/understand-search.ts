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
  /** What is searched for: nothing in it has to be understood any more. */
  readonly search: ResolvedSearch;
  readonly interpretation: SearchInterpretation;
  /** Words that a filter has taken and that say more than it does (`dubleks daire`): listings with them come first. */
  readonly prefer?: string;
};

const NOTHING_UNDERSTOOD = { parts: [], ambiguities: [] };

/** What a search asks for by what its query means, unless it is to be taken literally. */
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
      // Where a place is chosen, no name is ambiguous any more.
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

/** The words before a kind's own name, where it was named by several. */
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
 * What a search's query means, by rules and by a language model where there is one; nothing where it has no query or
 * that is to be taken as it stands.
 */
export async function readMeaning(
  deps: Pick<Deps, 'config' | 'log'>,
  given: ListingSearch,
  now: Date,
): Promise<Interpretation> {
  if (isUnderstood(given)) return understandQuery(deps, given.query, now);
  return { ...NOTHING_UNDERSTOOD, ...(given.query === undefined ? {} : { text: given.query }) };
}

/**
 * What a search asks for once its query is understood, for code that takes all that it finds and shows no page of it.
 */
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

/** Words that are left once a query is understood are to be taken as they stand, wherever the search is given again. */
function withLiteral({
  literal: _literal,
  ...parameters
}: SearchInterpretation['search']): SearchInterpretation['search'] {
  return parameters.query === undefined ? parameters : { ...parameters, literal: '1' };
}

/**
 * The search that finds what the search page finds, its query understood once and for all: what is kept of it does not
 * change its meaning from day to day. Words that are left are marked to be taken as they stand.
 * What is for premium stays in it: whether it is applied is decided whenever it is searched by (D44).
 * Throws an ExpectedError naming a city or district that there is not.
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
