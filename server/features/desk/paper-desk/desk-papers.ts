import type { Deps } from '#server/deps.ts';
import { HAS_PAGES, IS_BLANK, IS_UNREADABLE } from '#server/features/intake/document-texts/index.ts';
import { IS_NOT_HIDDEN, mirroredDocumentUrl } from '#server/features/intake/mirroring/index.ts';
import { fileName } from '#shared/documents.ts';
import type { DeskPaper } from '#shared/read-documents/desk-papers.ts';

/** The maximum number of failed pages that are listed for a document. */
const MOST_FAILED_PAGES = 10;

/** SQL: the columns of a document `f` with its text `t` for the desk; the document's name is `f.sha256`. */
export const PAPER_COLUMNS = `f.sha256, f.type, coalesce(t.state, 'waiting') as state, coalesce(t.version = 0, false) as "isAsked",
  coalesce(${IS_UNREADABLE}, false) as "isUnreadable",
  coalesce(${IS_BLANK}, false) as "isBlank", t.pages, t.reason, t.read_at as "readAt",
  (select count(*)::int from document_pages o where o.sha256 = f.sha256 and o.by <> 'failed') as "readPages",
  coalesce((select json_agg(json_build_object('page', o.page, 'reason', o.reason) order by o.page) from (
    select page, reason from document_pages where sha256 = f.sha256 and by = 'failed' order by page
    limit ${MOST_FAILED_PAGES}) o), '[]') as "failedPages"`;

export type PaperRow = Omit<DeskPaper, 'name' | 'shownAt' | 'readAt'> & {
  readonly type: string;
  readonly url: string;
  readonly readAt: Date | null;
};

/** Converts a row for the desk, with an address that opens the document. */
export async function toDeskPaper(
  deps: Pick<Deps, 'config' | 'clock'>,
  { type, url, readAt, ...row }: PaperRow,
): Promise<DeskPaper> {
  return {
    ...row,
    name: fileName(url),
    shownAt: await mirroredDocumentUrl(deps, { url, sha256: row.sha256, type }),
    readAt: readAt?.toISOString() ?? null,
  };
}

/** The stored documents of a listing that have pages to read, in the order of the listing. */
export async function listingPapers(deps: Pick<Deps, 'db' | 'config' | 'clock'>, id: number): Promise<DeskPaper[]> {
  const { rows } = await deps.db.$client.query<PaperRow>(
    `select ${PAPER_COLUMNS}, f.url from mirrored_files f left join document_texts t on t.sha256 = f.sha256
     where f.property_id = $1 and f.use = 'document' and f.state = 'stored' and ${HAS_PAGES} and ${IS_NOT_HIDDEN}
     order by f.id`,
    [id],
  );
  return Promise.all(rows.map((row) => toDeskPaper(deps, row)));
}
