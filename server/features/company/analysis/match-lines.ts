import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Deps } from '#server/deps.ts';
import {
  ALL_TEXTS,
  conditionTsquery,
  listingCondition,
  noticeCondition,
  type ResolvedSearch,
  resolveSearch,
  understoodSearch,
} from '#server/features/market/search/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { LineMatch } from '#shared/analysis/analyses.ts';
import { cleanText } from '#shared/text/turkish-text.ts';

/** The maximum number of candidate listings shown for a line. */
const MOST_CHOICES = 5;
/** A listing's number or its address. */
const BY_NUMBER = /^(?:.*\/ilan\/)?(\d{1,15})$/;

const STATEMENT = `select asked.line, found.id, found.title from
    unnest($1::int[], $2::text[]) as asked (line, query)
    cross join lateral (
      select s.id, p.title from property_search s join properties p using (id)
      where s.words @@ asked.query::tsquery order by s.is_open desc, s.id desc limit ${MOST_CHOICES + 1}
    ) found
  union all
  select named.line, p.id, p.title from unnest($3::int[], $4::bigint[]) as named (line, id)
    join properties p on p.id = named.id and p.hidden_at is null`;

/**
 * Matches the lines of a list to listings. Each line is read as the search reads it: the number of a listing or an
 * auction, a file (`2024/1867 Talimat`), or a parcel with its place. A line with none of these matches nothing.
 */
export async function matchLines(deps: Deps, lines: readonly string[]): Promise<LineMatch[]> {
  const asked: { line: number; query: string }[] = [];
  const named: { line: number; id: number }[] = [];
  for (const [line, text] of lines.entries()) {
    const [, number] = BY_NUMBER.exec(text.trim()) ?? [];
    if (number !== undefined) named.push({ line, id: Number(number) });
    const query = await queryOf(deps, text);
    if (query !== undefined) asked.push({ line, query });
    // Understanding a sentence takes half a millisecond, so let other requests run in between.
    if (line % 32 === 31) await nextTurn();
  }
  const { rows } = await deps.db.$client.query<{ line: number; id: string; title: string }>({
    name: 'match-lines',
    text: STATEMENT,
    values: [
      asked.map(({ line }) => line),
      asked.map(({ query }) => query),
      named.map(({ line }) => line),
      named.map(({ id }) => id),
    ],
  });
  const byLine = Map.groupBy(rows, ({ line }) => line);
  return lines.map((line, at) => {
    const found = new Map((byLine.get(at) ?? []).map(({ id, title }) => [Number(id), title]));
    const listings = [...found].map(([id, title]) => ({ id, title }));
    return { line, listings: listings.slice(0, MOST_CHOICES), hasMore: listings.length > MOST_CHOICES };
  });
}

async function queryOf(deps: Deps, text: string): Promise<string | undefined> {
  const query = cleanText(text);
  if (query === '') return undefined;
  try {
    const search = await understoodSearch(
      deps,
      resolveSearch({ query, page: 1, includeEnded: true, facets: false }, ALL_TEXTS),
    );
    return namesOne(search) ? conditionTsquery(noticeCondition(listingCondition(search, deps.clock.now()))) : undefined;
  } catch (error) {
    // Too many words, or an unknown place.
    if (error instanceof ExpectedError) return undefined;
    throw error;
  }
}

/** Whether the search names a file, a parcel or a long number; anything else would match half the market. */
function namesOne({ fileNumber, parsel, query = '' }: ResolvedSearch): boolean {
  return fileNumber !== undefined || parsel !== undefined || /\d{6,}/.test(query);
}
