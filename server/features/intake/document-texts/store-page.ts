import { and, eq, lt, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { documentPages, documentTexts } from '#server/database/tables/document-texts.ts';
import { mirroredFiles } from '#server/database/tables/files.ts';
import { listingMasks } from '#server/database/tables/listing-amendments.ts';
import type { Deps } from '#server/deps.ts';
import { MASK_VERSION, maskPersonalData } from '#server/features/intake/masking/index.ts';
import { maskWords } from '#server/features/intake/recording/index.ts';
import type { PageWord } from '#shared/read-documents/document-texts.ts';
import { maskPage, pageText } from './mask-page.ts';
import type { PageReading } from './read/page-reading.ts';
import { PageUnread } from './read/page-unread.ts';

type Given = {
  readonly sha256: string;
  readonly page: number;
  readonly pages: number;
  readonly reading: PageReading | PageUnread;
};

/** Pages that one run of the job masks again. */
const MASK_BATCH = 500;

/**
 * Stores a page, masked, and records it as done. Returns false if the document was removed meanwhile; then nothing is
 * stored.
 */
export async function storePage({ db, clock }: Pick<Deps, 'db' | 'clock'>, given: Given): Promise<boolean> {
  const { sha256, page, pages, reading } = given;
  const isRead = !(reading instanceof PageUnread);
  const reason = reading.reason ?? null;
  return db.transaction(async (tx) => {
    const noted = await tx.execute(sql`update document_texts set pages = ${pages}, done_pages = ${page}, tries = 0,
      reason = coalesce(${reason}, reason)
      where sha256 = ${sha256} and exists (
        select from mirrored_files f where f.sha256 = ${sha256} and f.use = 'document' for share)`);
    if (noted.rowCount === 0) return false;
    const words = isRead ? await masked(tx, sha256, reading.words) : [];
    const row = {
      ...contentOf(words),
      by: isRead ? reading.by : ('failed' as const),
      // A failed member of an archive states no reason.
      reason: isRead && reading.by === 'failed' ? (reason ?? 'broken') : reason,
      isReadOutside: isRead && reading.isReadOutside === true,
      member: isRead ? (reading.member?.place ?? null) : null,
      memberPage: isRead ? (reading.member?.page ?? null) : null,
      memberName: isRead && reading.member ? maskPersonalData(reading.member.name) : null,
      readAt: clock.now(),
    };
    await tx
      .insert(documentPages)
      .values({ sha256, page, ...row })
      .onConflictDoUpdate({ target: [documentPages.sha256, documentPages.page], set: row });
    return true;
  });
}

/**
 * Masks stored pages again after the masks have changed, up to MASK_BATCH per run. Their words are then indexed again.
 */
export async function maskStoredPages({ db }: Pick<Deps, 'db'>): Promise<number> {
  const { sha256, page, words } = documentPages;
  const rows = await db
    .select({ sha256, page, words })
    .from(documentPages)
    .where(lt(documentPages.maskVersion, MASK_VERSION))
    .limit(MASK_BATCH);
  for (const row of rows)
    await db.transaction(async (tx) => {
      await tx
        .update(documentPages)
        .set(contentOf(maskPage(row.words, maskPersonalData)))
        .where(and(eq(sha256, row.sha256), eq(page, row.page)));
      await tx.update(documentTexts).set({ words: null }).where(eq(documentTexts.sha256, row.sha256));
    });
  return rows.length;
}

/** Masks names of people, and what the desk has masked in any listing that names the document. */
async function masked(tx: Transaction, sha256: string, words: readonly PageWord[]): Promise<PageWord[]> {
  const { salt, hash, words: length, takesDocuments } = listingMasks;
  const masks = await tx
    .selectDistinct({ salt, hash, words: length, takesDocuments })
    .from(listingMasks)
    .innerJoin(mirroredFiles, eq(mirroredFiles.propertyId, listingMasks.propertyId))
    .where(and(eq(mirroredFiles.sha256, sha256), eq(mirroredFiles.use, 'document')));
  const withoutPeople = maskPage(words, maskPersonalData);
  return masks.length === 0 ? withoutPeople : maskPage(withoutPeople, (text) => maskWords(text, masks));
}

function contentOf(words: PageWord[]) {
  const sureCount = words.filter(({ isSure }) => isSure).length;
  return { words, text: pageText(words), wordCount: words.length, sureCount, maskVersion: MASK_VERSION };
}
