import { eq, sql } from 'drizzle-orm';
import { documentFindings } from '#server/database/tables/document-texts.ts';
import type { Deps } from '#server/deps.ts';
import { MASK_VERSION } from '#server/features/intake/masking/index.ts';
import { readNotice } from '#server/features/intake/notices/index.ts';
import type { PageText } from '#shared/read-documents/document-texts.ts';
import { auctionEnds } from './auction-ends.ts';
import { followFindings } from './marks/follow-findings.ts';
import { type Part, partsOf, type StoredPage } from './paper-parts.ts';
import { readPaper } from './read/read-paper.ts';

type Due = { readonly sha256: string; readonly version: number; readonly donePages: number };

/** Increase it when the rules improve: then the findings of every document are made again. */
export const FINDINGS_VERSION = 8;
/** The maximum number of pages per document that rules read; the relevant text comes before the appendices. */
const MOST_PAGES = 60;
/** While a document is being read, findings are made after its first page and again after this many pages. */
const PAGES_BETWEEN = 10;
/** The maximum text length that rules read: no paper about one lot says anything new after it. */
const LONGEST_TEXT = 200_000;
const MAX_RUN_MS = 60_000;
const BATCH = 20;

/**
 * Documents with text read since their findings were made, most recently started first. All rows of an archive are made
 * together, so it is enough to check one.
 */
const DUE = `select t.sha256, t.version, t.done_pages as "donePages"
  from document_texts t
    left join lateral (select * from document_findings f where f.sha256 = t.sha256 limit 1) d on true
  where t.done_pages > 0 and (
    d.sha256 is null or d.version < ${FINDINGS_VERSION} or d.text_version <> t.version
    or d.done_pages > t.done_pages
    or (d.done_pages < t.done_pages and (t.state <> 'reading' or t.done_pages - d.done_pages >= ${PAGES_BETWEEN}))
    or (d.mask_version < ${MASK_VERSION} and not exists (
      select from document_pages p where p.sha256 = t.sha256 and p.mask_version < ${MASK_VERSION})))
  order by t.started_at desc, t.sha256 limit ${BATCH}`;

const PAGES = `select page, by, words, member, member_page as "memberPage", member_name as "memberName"
  from document_pages where sha256 = $1 and coalesce(member_page, page) <= ${MOST_PAGES} order by page`;
const READ_PAGES = `select count(*)::int as pages from document_pages where sha256 = $1 and by <> 'failed'`;

/**
 * Applies the rules to the texts of documents, one document at a time: an interrupted run loses only the current one.
 * For a job.
 */
export async function makeFindings(
  deps: Pick<Deps, 'db' | 'clock'>,
  { maxMs = MAX_RUN_MS }: { maxMs?: number } = {},
): Promise<{ documents: number; findings: number }> {
  const counts = { documents: 0, findings: 0 };
  const stop = AbortSignal.timeout(maxMs);
  while (!stop.aborted) {
    const { rows } = await deps.db.$client.query<Due>(DUE);
    if (rows.length === 0) break;
    for (const due of rows) {
      if (stop.aborted) break;
      counts.findings += await makeOf(deps, due);
      counts.documents += 1;
    }
  }
  return counts;
}

/** Stores nothing if the text has been deleted in the meantime. */
async function makeOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, { sha256, version, donePages }: Due): Promise<number> {
  const { rows } = await db.$client.query<StoredPage>(PAGES, [sha256]);
  const { rows: read } = await db.$client.query<{ pages: number }>(READ_PAGES, [sha256]);
  const made = {
    sha256,
    version: FINDINGS_VERSION,
    textVersion: version,
    maskVersion: MASK_VERSION,
    donePages,
    readPages: read[0]?.pages ?? 0,
    madeAt: clock.now(),
  };
  const papers = partsOf(rows).map((part) => ({ ...made, ...readPart(part) }));
  const findings = papers.flatMap((paper) => paper.findings);
  await db.transaction(async (tx) => {
    // Locks the document for other processes, because its rows are replaced together.
    const held = await tx.execute(sql`select from document_texts where sha256 = ${sha256} for no key update`);
    if (held.rowCount === 0) return;
    await tx.delete(documentFindings).where(eq(documentFindings.sha256, sha256));
    await tx.insert(documentFindings).values(papers);
    await followFindings(tx, sha256, findings);
  });
  return findings.length;
}

/** Reads one paper: a document, or a file in an archive. */
function readPart({ part, memberName, firstPage, pages: all }: Part) {
  const pages = withinLimit(all);
  const { kind, day, findings } = readPaper(pages);
  const [lot, second] = readNotice(textOf(pages)).lots;
  return {
    part,
    memberName,
    firstPage,
    kind,
    day: day ?? null,
    ada: lot?.ada?.value ?? null,
    parsel: lot?.parsel?.value ?? null,
    isOfSeveral: second !== undefined,
    findings: kind === 'notice' || kind === 'conditions' ? [...findings, ...auctionEnds(lot, pages)] : [...findings],
  };
}

/** The first pages whose total length is within the limit. */
function withinLimit(pages: Part['pages']): Part['pages'] {
  let length = 0;
  return pages.filter(({ words }) => {
    length += words.reduce((sum, { text }) => sum + text.length + 1, 0);
    return length <= LONGEST_TEXT;
  });
}

function textOf(pages: Part['pages']): string {
  return pages.map(({ words }) => linesOf(words)).join('\n');
}

function linesOf(words: PageText['words']): string {
  return words.reduce((text, { text: word, line }, at) => {
    const gap = at === 0 ? '' : line === words[at - 1]?.line ? ' ' : '\n';
    return `${text}${gap}${word}`;
  }, '');
}
