import { and, desc, eq, lt } from 'drizzle-orm';
import { auditLog } from '#server/database/tables/desk.ts';
import type { Deps } from '#server/deps.ts';
import type { AuditAsked, AuditPage } from '#shared/desk/audit.ts';

const PAGE_SIZE = 50;

/** The audit log, the latest first, 50 a page; of one subject, one thing or one kind of act where asked. */
export async function listAudit(
  { db }: Pick<Deps, 'db'>,
  { before, act, subject, subjectId }: AuditAsked,
): Promise<AuditPage> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        before === undefined ? undefined : lt(auditLog.id, before),
        act === undefined ? undefined : eq(auditLog.act, act),
        subject === undefined ? undefined : eq(auditLog.subject, subject),
        subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(PAGE_SIZE + 1);
  const entries = rows.slice(0, PAGE_SIZE).map(({ at, actorId: _, ...entry }) => ({ ...entry, at: at.toISOString() }));
  return { entries, next: rows.length > PAGE_SIZE ? (entries.at(-1)?.id ?? null) : null };
}
