import type { Deps } from '#server/deps.ts';
import { shownWordsOf } from '#server/turkish/search-words.ts';
import type { SUGGESTION_KINDS, Suggestions } from '#shared/listing-search.ts';
import { Parameters, runStatement } from '../conditions/prepared-statement.ts';
import { OPEN_TEXTS } from '../conditions/reach.ts';
import { suggestFiles } from './suggest-files.ts';
import { likesOf } from './word-likes.ts';

const MAX_SUGGESTIONS = 8;
const ENOUGH = 5;
/** Spec §5: suggestions begin with the second character. */
const MIN_CHARACTERS = 2;
/** No name has more words. */
const MAX_WORDS = 8;

type Row = { kind: (typeof SUGGESTION_KINDS)[number]; suggestion: string; count: number };

/**
 * The suggestions of the search box for a beginning, with their number of auctions: places, sub-categories, a kind in a
 * place, courts, brands, models, file numbers.
 */
export async function suggestListings(deps: Pick<Deps, 'db'>, query: string): Promise<Suggestions> {
  const words = shownWordsOf(query).slice(0, MAX_WORDS);
  if (query.trim().length < MIN_CHARACTERS || words.length === 0) return { suggestions: [] };
  const files = await suggestFiles(deps, query);
  if (files.length > 0) return { suggestions: files };
  const begun = await findTerms(
    deps,
    words.map((word) => [word]),
  );
  if (begun.length >= ENOUGH) return { suggestions: begun };
  const likes = await likesOf(deps, words, OPEN_TEXTS);
  if (likes.size === 0) return { suggestions: begun };
  const alike = await findTerms(
    deps,
    words.map((word) => [word, ...(likes.get(word) ?? []).map(({ stem }) => stem)]),
  );
  const isNew = (row: Row) => !begun.some(({ kind, suggestion }) => kind === row.kind && suggestion === row.suggestion);
  return { suggestions: [...begun, ...alike.filter(isNew)].slice(0, MAX_SUGGESTIONS) };
}

/**
 * Terms in which each typed word, in one of its forms, begins a word; those that begin with the typed text first, then
 * the most common. Courts come last: “eskişehir daire” means flats, although every court is called “Dairesi”.
 */
function findTerms(deps: Pick<Deps, 'db'>, words: readonly (readonly string[])[]): Promise<Row[]> {
  const parameters = new Parameters();
  const conditions = words.map(
    (forms) => `folded like any (${parameters.add(forms.map((form) => `% ${form}%`))}::text[])`,
  );
  // A place ranks before the kinds in it; these would be too many while only one word is typed.
  const isOneWord = words.length < 2;
  if (isOneWord) conditions.push(`kind <> 'kindInPlace'`);
  const places = isOneWord ? '' : `kind = 'place' desc, `;
  const start = parameters.add(` ${words.map(([word]) => word).join(' ')}%`);
  return runStatement<Row>(
    deps,
    `select kind, suggestion, count from search_suggestions where ${conditions.join(' and ')}
     order by ${places}folded like ${start} desc, kind = 'court', count desc, length(suggestion), suggestion limit ${MAX_SUGGESTIONS}`,
    parameters,
  );
}
