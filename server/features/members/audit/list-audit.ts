import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { auditLog } from '#server/database/tables/desk.ts';
import { organisations } from '#server/database/tables/organisations.ts';
import { properties } from '#server/database/tables/properties.ts';
import type { Deps } from '#server/deps.ts';
import { maskEmail } from '#server/platform/mailer.ts';
import type { AuditAsked, AuditPage } from '#shared/desk/audit.ts';

const PAGE_SIZE = 50;

/**
 * Returns the audit log, the latest first, 50 entries per page; optionally filtered by kind of subject, subject or kind
 * of act.
 */
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
  const shown = rows.slice(0, PAGE_SIZE);
  const names = await namesOf(db, shown);
  const entries = shown.map(({ at, actorId: _, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    name: names.get(`${entry.subject} ${entry.subjectId}`) ?? null,
  }));
  return { entries, next: rows.length > PAGE_SIZE ? (entries.at(-1)?.id ?? null) : null };
}

type Subject = Pick<typeof auditLog.$inferSelect, 'subject' | 'subjectId'>;

/** Returns the current names of the subjects of some lines; addresses of members are masked (D18). */
async function namesOf(db: Deps['db'], lines: readonly Subject[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = (subject: string) => [
    ...new Set(lines.filter((line) => line.subject === subject).map(({ subjectId }) => subjectId)),
  ];
  const [listings, members, companies] = await Promise.all([
    db
      .select({ id: properties.id, name: properties.title })
      .from(properties)
      .where(inArray(properties.id, idsOf('listing').map(Number).filter(Number.isSafeInteger))),
    db
      .select({ id: users.id, name: users.email })
      .from(users)
      .where(inArray(users.id, idsOf('member').filter(isUuid))),
    db
      .select({ id: organisations.id, name: organisations.name })
      .from(organisations)
      .where(inArray(organisations.id, idsOf('organisation').filter(isUuid))),
  ]);
  return new Map([
    ...listings.map(({ id, name }) => [`listing ${id}`, name] as const),
    ...members.map(({ id, name }) => [`member ${id}`, maskEmail(name)] as const),
    ...companies.map(({ id, name }) => [`organisation ${id}`, name] as const),
  ]);
}

const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
