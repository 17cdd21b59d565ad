import { and, eq } from 'drizzle-orm';
import { findingDecisions, findingMarks } from '#server/database/tables/papers/finding-marks.ts';
import type { Deps } from '#server/deps.ts';
import { keyOfId } from '#server/features/market/document-findings/index.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';

/**
 * Decides about a finding that members marked: a wrong one is hidden from everybody, even when it is found again; a
 * right one is shown and its marks are closed. Can be decided again. Throws 404 for a finding that nobody has marked.
 */
export function decideFinding(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { finding, isWrong, why }: { readonly finding: string; readonly isWrong: boolean; readonly why: string },
  by: Actor,
): Promise<void> {
  const key = keyOfId(finding);
  return db.transaction(async (tx) => {
    const at = clock.now();
    const named = (table: typeof findingMarks | typeof findingDecisions) =>
      and(eq(table.sha256, key.sha256), eq(table.field, key.field), eq(table.sentenceHash, key.sentenceHash));
    const [before] = await tx.select().from(findingDecisions).where(named(findingDecisions)).for('update');
    const [mark] = await tx.select().from(findingMarks).where(named(findingMarks)).limit(1);
    const known = before ?? mark;
    if (!known) throw new ExpectedError(404, 'NOT_FOUND', 'Bu bilgiye kimse yanlış demedi.');
    const decided = { isWrong, decidedAt: at };
    await tx
      .insert(findingDecisions)
      .values({ ...key, saidHash: known.saidHash, ...decided })
      .onConflictDoUpdate({
        target: [findingDecisions.sha256, findingDecisions.field, findingDecisions.sentenceHash],
        set: decided,
      });
    await noteInAudit(tx, {
      at,
      by,
      act: isWrong ? 'finding.wrong' : 'finding.right',
      to: ['finding', finding],
      ...(before && { before: { isWrong: before.isWrong } }),
      after: { field: key.field, isWrong },
      why,
    });
  });
}
