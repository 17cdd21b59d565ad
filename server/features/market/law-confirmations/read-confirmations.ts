import { isDeepStrictEqual } from 'node:util';
import { desc, eq } from 'drizzle-orm';
import { auditLog } from '#server/database/tables/desk.ts';
import type { Deps } from '#server/deps.ts';
import type { DeskLawFigure } from '#shared/law/desk-law.ts';
import type { LawFigure } from '#shared/law/law-figures.ts';
import type { LawRule } from '#shared/law/law-rules.ts';
import { LAW_NAMES, lawOf } from '#shared/law/law-to-confirm.ts';

/** The subject of confirmations in the audit log: nobody can change its entries, so no separate table is needed. */
export const LAW_SUBJECT = 'law';

/** Who last confirmed a figure or a rule, and when. */
export type Confirmation = NonNullable<DeskLawFigure['confirmed']>;

/** The parts of a figure or a rule that an operator confirms. */
export const confirmedOf = (law: LawFigure | LawRule) => ({
  ...('value' in law ? { value: law.value } : { text: law.text }),
  article: law.article,
});

/** Reads the latest confirmation of each figure whose value and article have not changed since. */
export async function readConfirmations(db: Deps['db']): Promise<ReadonlyMap<string, Confirmation>> {
  const rows = await db.select().from(auditLog).where(eq(auditLog.subject, LAW_SUBJECT)).orderBy(desc(auditLog.id));
  const latest = new Map<string, Confirmation>();
  for (const { subjectId, after, actor, at } of rows)
    if (!latest.has(subjectId) && isStill(subjectId, after)) latest.set(subjectId, { by: actor, at: at.toISOString() });
  return latest;
}

/** Whether the confirmed value and article are still today's. PostgreSQL does not keep the order of JSON keys. */
function isStill(name: string, after: unknown): boolean {
  const known = LAW_NAMES.find((one) => one === name);
  return known !== undefined && isDeepStrictEqual(after, confirmedOf(lawOf(known)));
}
