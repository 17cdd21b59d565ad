import type { Deps } from '#server/deps.ts';
import { PAPER_MARK } from '#server/features/intake/lexemes/index.ts';
import { IS_NOT_HIDDEN } from '#server/features/intake/mirroring/index.ts';
import { wordsOf } from '#server/turkish/search-words.ts';
import { fileName } from '#shared/documents.ts';
import type { ListingSummary } from '#shared/listings.ts';
import { type ListingCondition, toTsquery } from '../conditions/condition.ts';
import { ALL_TEXTS } from '../conditions/reach.ts';
import type { ResolvedSearch } from '../conditions/resolved-search.ts';
import type { SearchWord } from '../conditions/search-text.ts';
import { foundTerms } from '../conditions/text-terms.ts';

type Matched = NonNullable<ListingSummary['matchedDocument']>;
type Row = { readonly id: string; readonly url: string; readonly place: number; readonly word: number };

/**
 * SQL: for each listing whose notice lacks words that its papers have, the paper with most of them. Papers that the
 * listing no longer names, or that the desk has hidden, don't count.
 */
const MATCHED = `select distinct on (f.property_id) f.property_id as id, f.url, hits.word,
    array_position(p.document_files, f.url) - 1 as place
  from property_search s join properties p using (id)
  join mirrored_files f on f.property_id = s.id and f.use = 'document' and f.state = 'stored'
    and f.url = any(p.document_files)
  join document_texts t on t.sha256 = f.sha256
  cross join lateral (
    select count(*) as found, min(q.place)::int - 1 as word
    from unnest($2::tsquery[], $3::tsquery[]) with ordinality as q(notice, paper, place)
    where not s.words @@ q.notice and t.words @@ q.paper
  ) hits
  where s.id = any($1::bigint[]) and hits.found > 0
    and ${IS_NOT_HIDDEN}
  order by f.property_id, hits.found desc, f.id`;

/**
 * The document of each listing that contains searched words which its notice lacks; only for callers who may read
 * documents (D20), because this reveals what they contain.
 */
export async function matchedDocuments(
  { db }: Pick<Deps, 'db'>,
  { text = [], query = '', reach }: ResolvedSearch,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Matched>> {
  if (reach !== ALL_TEXTS || text.length === 0 || ids.length === 0) return new Map();
  const { rows } = await db.$client.query<Row>({
    name: 'matched-documents',
    text: MATCHED,
    values: [ids, text.map((word) => toTsquery(foundTerms([word], reach.noticed))), text.map(paperQuery)],
  });
  return new Map(
    rows.map(({ id, url, place, word }) => [
      Number(id),
      { name: fileName(url), place, words: asTyped(query, text[word]?.word ?? '') },
    ]),
  );
}

function paperQuery(word: SearchWord): string {
  return toTsquery([paperLexemesOf(word)]);
}

/** The lexemes of a word in papers. */
function paperLexemesOf({ lexemes }: SearchWord): string[] {
  return lexemes.filter((lexeme) => !lexeme.startsWith('@')).map((stem) => PAPER_MARK + stem);
}

/**
 * The condition of listings that were found by their papers; undefined for a search that must not reveal papers. Every
 * listing whose notice lacks a word has one of these lexemes.
 */
export function foundByPapers({ text = [], reach }: ResolvedSearch, condition: ListingCondition) {
  if (reach !== ALL_TEXTS || text.length === 0) return undefined;
  return { ...condition, terms: [...condition.terms, text.flatMap(paperLexemesOf)] };
}

/** A word of the query with its Turkish letters. */
function asTyped(query: string, word: string): string {
  return query.split(/\s+/).find((typed) => wordsOf(typed).includes(word)) ?? word;
}
