import { isDeepStrictEqual } from 'node:util';
import { desc, eq } from 'drizzle-orm';
import { auditLog } from '#server/database/tables/desk.ts';
import type { Deps } from '#server/deps.ts';
import type { DeskLawFigure } from '#shared/law/desk-law.ts';
import type { LawFigure } from '#shared/law/law-figures.ts';
import type { LawRule } from '#shared/law/law-rules.ts';
import { LAW_NAMES, lawOf } from '#shared/law/law-to-confirm.ts';

/** A confirmation is an entry of the audit log, which nobody can change, so it needs no separate table. */
export const LAW_SUBJECT = 'law';

/** Who last confirmed a figure or a rule, and when. */
export type Confirmation = NonNullable<DeskLawFigure['confirmed']>;

/** What of a figure or of a rule is confirmed. */
export const confirmedOf = (law: LawFigure | LawRule) => ({
  ...('value' in law ? { value: law.value } : { text: law.text }),
  article: law.article,
});

/** The latest confirmation of each figure whose value and article are still the confirmed ones. */
export async function readConfirmations(db: Deps['db']): Promise<ReadonlyMap<string, Confirmation>> {
  const rows = await db.select().from(auditLog).where(eq(auditLog.subject, LAW_SUBJECT)).orderBy(desc(auditLog.id));
  const latest = new Map<string, Confirmation>();
  for (const { subjectId, after, actor, at } of rows)
    if (!latest.has(subjectId) && isStill(subjectId, after)) latest.set(subjectId, { by: actor, at: at.toISOString() });
  return latest;
}

/**
 * The value and the article that an operator confirmed are those of today; PostgreSQL keeps no order of their names.
 */
function isStill(name: string, after: unknown): boolean {
  const known = LAW_NAMES.find((one) => one === name);
  return known !== undefined && isDeepStrictEqual(after, confirmedOf(lawOf(known)));
}
