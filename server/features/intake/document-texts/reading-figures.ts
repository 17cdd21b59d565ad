import type { Deps } from '#server/deps.ts';
import type { CollectionStatus } from '#shared/collection-status.ts';
import { IS_UNREADABLE, READABLE_DOCUMENTS } from './readable-documents.ts';
import { WAITING_FINDINGS } from './waiting-findings.ts';

type Row = {
  documents: number;
  readDocuments: number;
  failedDocuments: number;
  pages: number;
  readPages: number;
  words: number;
  sureWords: number;
  findings: number;
  markedFindings: number;
  wrongFindings: number;
};

/** Counts contents, not listings: a document that ten listings name counts once. */
const FIGURES = `with due as (
    select distinct f.sha256 from ${READABLE_DOCUMENTS}
  ), texts as (
    select t.state, t.pages, p.*, ${IS_UNREADABLE} as is_unread
    from document_texts t join due using (sha256) left join lateral (
      select count(*) filter (where by <> 'failed')::int as read, sum(word_count) filter (where by = 'scan') as words,
        sum(sure_count) filter (where by = 'scan') as sure
      from document_pages o where o.sha256 = t.sha256
    ) p on true
  )
  select (select count(*)::int from due) as documents,
    count(*) filter (where state = 'read' and not is_unread)::int as "readDocuments",
    count(*) filter (where is_unread)::int as "failedDocuments",
    coalesce(sum(pages), 0)::int as pages, coalesce(sum(read), 0)::int as "readPages",
    coalesce(sum(words), 0)::int as words, coalesce(sum(sure), 0)::int as "sureWords",
    (select coalesce(sum(jsonb_array_length(findings)), 0)::int from document_findings join due using (sha256)) as findings,
    (select count(*)::int from (${WAITING_FINDINGS}) w join due using (sha256)) as "markedFindings",
    (select count(*)::int from finding_decisions join due using (sha256) where is_wrong) as "wrongFindings"
  from texts`;

/** Returns how many documents of open auctions are read, and how much of the recognised text is certain. */
export async function readingFigures({ db }: Pick<Deps, 'db'>): Promise<CollectionStatus['papers']> {
  const { rows } = await db.$client.query<Row>(FIGURES);
  const [row] = rows;
  if (!row) throw new Error('The statement of figures answered nothing.');
  const { pages, words, sureWords, ...counts } = row;
  return {
    ...counts,
    unreadPages: Math.max(0, pages - counts.readPages),
    agreedShare: words === 0 ? null : sureWords / words,
  };
}
