import { and, count, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { ANNOUNCEMENT_LOCK } from '#server/database/advisory-locks.ts';
import type { Transaction } from '#server/database/open-database.ts';
import { announcements } from '#server/database/tables/site-texts.ts';
import type { Deps } from '#server/deps.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { AnnouncementGiven } from '#shared/desk/desk-announcements.ts';

type DbDeps = Pick<Deps, 'db' | 'clock'>;
type Row = typeof announcements.$inferSelect;

/** With more bars, a phone would have no room left for the page. */
const MOST_AT_ONCE = 2;

/**
 * Publishes an announcement from a start to an end. Returns its number. Throws 400 for an end in the past, 409 for a
 * third at the same time.
 */
export function publishAnnouncement({ db, clock }: DbDeps, given: AnnouncementGiven, by: Actor): Promise<number> {
  return db.transaction(async (tx) => {
    const at = clock.now();
    const row = await fitting(tx, given, { at, id: 0 });
    const [made] = await tx.insert(announcements).values(row).returning({ id: announcements.id });
    if (!made) throw new Error('An announcement was not stored.');
    const to = ['announcement', made.id] as const;
    await noteInAudit(tx, { at, by, act: 'announcement.publish', to, after: row, why: given.why });
    return made.id;
  });
}

/** Replaces the text, link or time of an announcement. Throws 404, and what publishing throws. */
export function changeAnnouncement(
  { db, clock }: DbDeps,
  { id, ...given }: AnnouncementGiven & { readonly id: number },
  by: Actor,
): Promise<void> {
  return db.transaction(async (tx) => {
    const at = clock.now();
    const row = await fitting(tx, given, { at, id });
    const before = await hold(tx, id);
    await tx.update(announcements).set(row).where(eq(announcements.id, id));
    const to = ['announcement', id] as const;
    await noteInAudit(tx, { at, by, act: 'announcement.change', to, before, after: row, why: given.why });
  });
}

/**
 * Ends an announcement at once: a running one ends now, one that has not begun is deleted. Does nothing for an ended
 * one. Throws 404.
 */
export function endAnnouncement(
  { db, clock }: DbDeps,
  { id, why }: { readonly id: number; readonly why: string },
  by: Actor,
): Promise<void> {
  return db.transaction(async (tx) => {
    const at = clock.now();
    const before = await hold(tx, id);
    if (before.endsAt <= at) return;
    const own = eq(announcements.id, id);
    if (before.startsAt >= at) await tx.delete(announcements).where(own);
    else await tx.update(announcements).set({ endsAt: at }).where(own);
    await noteInAudit(tx, { at, by, act: 'announcement.end', to: ['announcement', id], before, why });
  });
}

async function hold(tx: Transaction, id: number): Promise<Row> {
  const [row] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update');
  if (!row) throw new ExpectedError(404, 'NOT_FOUND', 'Bu numarayla bir duyuru yok.');
  return row;
}

/**
 * Builds the row of an announcement. Throws if its end is in the past or if too many others run at that time. A lock
 * makes concurrent writers count one at a time.
 */
async function fitting(
  tx: Transaction,
  { text, linkLabel, linkAddress, ...given }: AnnouncementGiven,
  { at, id }: { readonly at: Date; readonly id: number },
): Promise<Omit<Row, 'id'>> {
  const [startsAt, endsAt] = [new Date(given.startsAt), new Date(given.endsAt)];
  if (endsAt <= at) throw new ExpectedError(400, 'INVALID_PARAMETER', 'Bitiş, şimdiden sonra olmalıdır.', 'endsAt');
  // The time before now does not overlap with others.
  const from = startsAt > at ? startsAt : at;
  await tx.execute(sql`select pg_advisory_xact_lock(${ANNOUNCEMENT_LOCK})`);
  const [others] = await tx
    .select({ count: count() })
    .from(announcements)
    .where(and(lt(announcements.startsAt, endsAt), gt(announcements.endsAt, from), ne(announcements.id, id)));
  if ((others?.count ?? 0) >= MOST_AT_ONCE)
    throw new ExpectedError(
      409,
      'TOO_MANY',
      'Bu zaman aralığında zaten iki duyuru var. Önce birini bitirin.',
      'startsAt',
    );
  return { text, linkLabel: linkLabel || null, linkAddress: linkAddress || null, startsAt, endsAt };
}
