import { and, eq, inArray, sql } from 'drizzle-orm';
import { mirroredFiles } from '#server/database/tables/files.ts';
import { findingMarks } from '#server/database/tables/papers/finding-marks.ts';
import type { Deps } from '#server/deps.ts';
import { maskPersonalData } from '#server/features/intake/masking/index.ts';
import type { ExportPart } from '#server/features/members/accounts/index.ts';
import type { Entitlements } from '#server/features/members/subscriptions/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { FINDING_LABELS } from '#shared/read-documents/finding-labels.ts';
import { isLockedFor, readFinding } from '../list-findings.ts';
import { findingId, keyOfId, saidHash } from './finding-key.ts';

type Named = { readonly userId: string; readonly propertyId: number; readonly finding: string };

/**
 * Marks a finding of a listing as wrong, once per member and finding; the reason is masked (D18). Throws 403 if the
 * member may not see findings, 404 if the listing has no such finding.
 */
export async function markFinding(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, propertyId, finding, reason, rights }: Named & { readonly reason: string; readonly rights: Entitlements },
): Promise<void> {
  if (isLockedFor(rights))
    throw new ExpectedError(403, 'PREMIUM_FINDINGS', 'Belgelerde bulunanları Premium üyeler işaretler.');
  const found = await readFinding(deps, propertyId, finding);
  if (!found) throw new ExpectedError(404, 'NOT_FOUND', 'Bu ilanın belgelerinde böyle bir bilgi yok.');
  await deps.db
    .insert(findingMarks)
    .values({
      ...keyOfId(finding),
      saidHash: saidHash(found),
      userId,
      propertyId,
      reason: maskPersonalData(reason),
      markedAt: deps.clock.now(),
    })
    .onConflictDoNothing();
}

/** Removes a member's mark; does nothing if there is none. */
export async function unmarkFinding(
  { db }: Pick<Deps, 'db'>,
  { userId, finding }: Omit<Named, 'propertyId'>,
): Promise<void> {
  const { sha256, field, sentenceHash } = keyOfId(finding);
  await db
    .delete(findingMarks)
    .where(
      and(
        eq(findingMarks.userId, userId),
        eq(findingMarks.sha256, sha256),
        eq(findingMarks.field, field),
        eq(findingMarks.sentenceHash, sentenceHash),
      ),
    );
}

/** The ids of the findings in a listing's documents that a member has marked. */
export async function listOwnMarks({ db }: Pick<Deps, 'db'>, userId: string, propertyId: number): Promise<string[]> {
  const contents = db
    .select({ sha256: sql<string>`${mirroredFiles.sha256}` })
    .from(mirroredFiles)
    .where(and(eq(mirroredFiles.propertyId, propertyId), eq(mirroredFiles.use, 'document')));
  const rows = await db
    .select()
    .from(findingMarks)
    .where(and(eq(findingMarks.userId, userId), inArray(findingMarks.sha256, contents)))
    .orderBy(findingMarks.id);
  return rows.map(findingId);
}

/** What a member has marked, for the export of the member's data. */
export const exportFindingMarks: ExportPart = async ({ db }, userId) => {
  const rows = await db.select().from(findingMarks).where(eq(findingMarks.userId, userId)).orderBy(findingMarks.id);
  return {
    name: 'findingMarks',
    rows: rows.map(({ propertyId, field, reason, markedAt }) => ({
      propertyId,
      field: FINDING_LABELS[field],
      reason,
      markedAt: markedAt.toISOString(),
    })),
  };
};
