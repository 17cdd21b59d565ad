import { and, asc, eq, gte, ne, sql } from 'drizzle-orm';
import { documentPages, documentTexts } from '#server/database/tables/document-texts.ts';
import type { Deps } from '#server/deps.ts';
import { checkGrant, findHiddenContent } from '#server/features/intake/mirroring/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { DocumentText, PageText } from '#shared/read-documents/document-texts.ts';
import { READABLE_TYPES } from './read/read-page.ts';

type Asked = { readonly grant: string; readonly file: string; readonly from: number };

/** The maximum number of pages in one response. */
const MOST_PAGES = 20;

/**
 * Returns the text of a document to anyone who has its signed address (D20). Throws an ExpectedError: 403 for an
 * expired address, 404 for a bad one and for a document that was hidden.
 */
export async function getDocumentText(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  { grant, file, from }: Asked,
): Promise<DocumentText> {
  const right = await checkGrant(deps, grant, file);
  if (right === 'expired')
    throw new ExpectedError(403, 'LINK_EXPIRED', 'Bu belge bağlantısının süresi doldu. İlan sayfasını yenileyin.');
  const [sha256 = '', type = ''] = file.split('.');
  if (right === 'bad' || (await findHiddenContent(deps, sha256)))
    throw new ExpectedError(404, 'NOT_FOUND', 'Bu belge bulunamadı. Kaldırılmış olabilir.');
  if (!READABLE_TYPES.includes(type)) return { state: 'never', pages: null, readPages: 0, texts: [], next: null };
  const [document] = await deps.db.select().from(documentTexts).where(eq(documentTexts.sha256, sha256));
  if (!document) return { state: 'waiting', pages: null, readPages: 0, texts: [], next: null };
  const { page, by, reason, words, member, memberPage } = documentPages;
  const isOfIt = eq(documentPages.sha256, sha256);
  const texts = await deps.db
    .select({ page, by, reason, words, member, memberPage })
    .from(documentPages)
    .where(and(isOfIt, gte(page, from)))
    .orderBy(asc(page))
    .limit(MOST_PAGES + 1);
  const [read] = await deps.db
    .select({ pages: sql<number>`count(*)::int` })
    .from(documentPages)
    .where(and(isOfIt, ne(by, 'failed')));
  return {
    state: document.state,
    ...(document.reason && { reason: document.reason }),
    pages: document.pages,
    readPages: read?.pages ?? 0,
    texts: texts.slice(0, MOST_PAGES).map(toPageText),
    next: texts[MOST_PAGES]?.page ?? null,
  };
}

type Row = Omit<PageText, 'member' | 'reason'> & {
  readonly reason: PageText['reason'] | null;
  readonly member: number | null;
  readonly memberPage: number | null;
};

function toPageText({ member: place, memberPage: page, reason, ...text }: Row): PageText {
  return {
    ...text,
    ...(reason && { reason }),
    ...(place !== null && page !== null && { member: { place, page } }),
  };
}
