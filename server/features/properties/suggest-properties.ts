import type { Deps } from '#server/deps.ts';
import type { SUGGESTION_KINDS, Suggestions } from '#shared/property-search.ts';
import { wordsOf } from './turkish-words.ts';

const MAX_SUGGESTIONS = 8;
const ENOUGH = 5;
/** Spec §5: the box asks from the second character on. */
const MIN_CHARACTERS = 2;

type Row = { kind: (typeof SUGGESTION_KINDS)[number]; suggestion: string; count: number };

/** Every word begins a word of the term; terms that begin with the first word come first, then those with most behind. */
const BY_BEGINNING = `select kind, suggestion, count from search_suggestions
  where folded like all ($1::text[])
  order by folded like $2 desc, count desc, length(suggestion), suggestion limit ${MAX_SUGGESTIONS}`;
const BY_LIKENESS = `select kind, suggestion, count from search_suggestions
  where folded %> $1
  order by word_similarity($1, folded) desc, count desc, suggestion limit ${MAX_SUGGESTIONS}`;

/** What the search box proposes for a beginning: places, sub-categories, courts, brands with the auctions behind them. */
export async function suggestProperties(deps: Pick<Deps, 'db'>, query: string): Promise<Suggestions> {
  const words = wordsOf(query);
  if (query.trim().length < MIN_CHARACTERS || words.length === 0) return { suggestions: [] };
  const begun = await deps.db.$client.query<Row>({
    name: 'suggest-by-beginning',
    text: BY_BEGINNING,
    values: [words.map((word) => `% ${word}%`), ` ${words.join(' ')}%`],
  });
  if (begun.rows.length >= ENOUGH) return { suggestions: begun.rows };
  const alike = await deps.db.$client.query<Row>({
    name: 'suggest-by-likeness',
    text: BY_LIKENESS,
    values: [words.join(' ')],
  });
  const more = alike.rows.filter(
    (row) => !begun.rows.some((other) => other.kind === row.kind && other.suggestion === row.suggestion),
  );
  return { suggestions: [...begun.rows, ...more].slice(0, MAX_SUGGESTIONS) };
}
