import { and, count, eq, sql } from 'drizzle-orm';
import { ALERT_LOCKS } from '#server/database/advisory-locks.ts';
import type { Transaction } from '#server/database/open-database.ts';
import { users } from '#server/database/tables/accounts.ts';
import { alertKeys, propertyAlerts } from '#server/database/tables/alerts.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { MAX_ALERTS } from '#shared/alert-rules.ts';
import type { Alert, AlertCriteria, AlertRequest } from '#shared/alerts.ts';
import { COMPILER_VERSION, type CompiledAlert, compileAlert } from './compile-alert.ts';
import { findOwnAlert, toAlert } from './list-alerts.ts';
import { criteriaText, understandAlert } from './understand-alert.ts';

/**
 * Creates an alert. It looks at auctions that appear or change from now on. Throws 400 for unknown places, 409 when the
 * member has too many alerts.
 */
export async function createAlert(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  userId: string,
  { alertName, searchCriteria, isActive = true, paperNews = [] }: AlertRequest,
): Promise<Alert> {
  const understood = await understandAlert(deps, searchCriteria);
  const compiled = await compileAlert(deps, understood);
  return deps.db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const [existing] = await tx
      .select({ alerts: count() })
      .from(propertyAlerts)
      .where(eq(propertyAlerts.userId, userId));
    if ((existing?.alerts ?? 0) >= MAX_ALERTS)
      throw new ExpectedError(
        409,
        'TOO_MANY_ALERTS',
        `En çok ${MAX_ALERTS} uyarı oluşturabilirsiniz. Yenisi için önce birini silin.`,
      );
    const row = { userId, alertName, ...storedCriteria(searchCriteria, understood), isActive, paperNews };
    return toAlert(await insertAlert(tx, { row, compiled, now: deps.clock.now() }));
  });
}

type NewAlert = Pick<
  typeof propertyAlerts.$inferInsert,
  | 'userId'
  | 'organisationId'
  | 'sharedBy'
  | 'alertName'
  | 'searchCriteria'
  | 'understoodCriteria'
  | 'isActive'
  | 'paperNews'
>;

/** Inserts an alert, which begins to look in this transaction; the caller holds the lock `writing`. */
export async function insertAlert(
  tx: Transaction,
  { row, compiled, now }: { readonly row: NewAlert; readonly compiled: CompiledAlert; readonly now: Date },
): Promise<typeof propertyAlerts.$inferSelect> {
  const { words, openWords } = compiled;
  const seen = sql`pg_current_snapshot()`;
  const start = {
    words,
    openWords,
    compiledBy: COMPILER_VERSION,
    watchesSince: now,
    seen,
    createdAt: now,
    updatedAt: now,
  };
  const [inserted] = await tx
    .insert(propertyAlerts)
    .values({ ...row, ...start })
    .returning();
  if (!inserted) throw new Error('The alert was not inserted.');
  if (inserted.isActive) await writeKeys(tx, inserted.id, compiled);
  return inserted;
}

/**
 * Changes an alert. An alert whose criteria change, or that becomes active again after a pause, starts again: auctions
 * that appeared or changed before now do not count. Unchanged criteria keep the meaning they had when they were saved:
 * a pause does not move “next week”. Throws 404 when the alert does not exist or belongs to another member.
 */
export async function changeAlert(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  userId: string,
  id: number,
  { alertName, searchCriteria, isActive: asked, paperNews }: AlertRequest,
): Promise<Alert> {
  const own = and(eq(propertyAlerts.id, id), eq(propertyAlerts.userId, userId));
  const known = await findOwnAlert(deps, { userId, alertId: id });
  if (!known) throw unknownAlert();
  const criteria = criteriaText(searchCriteria);
  const understood = criteria === known.searchCriteria ? meaningOf(known) : await understandAlert(deps, searchCriteria);
  const compiled = await compileAlert(deps, understood);
  return deps.db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const [old] = await tx.select().from(propertyAlerts).where(own).for('update');
    if (!old) throw unknownAlert();
    const isActive = asked ?? old.isActive;
    const startsAnew = criteria !== old.searchCriteria || (isActive && !old.isActive);
    const now = deps.clock.now();
    const start = { watchesSince: now, seen: sql`pg_current_snapshot()` };
    const [row] = await tx
      .update(propertyAlerts)
      .set({
        alertName,
        ...storedCriteria(searchCriteria, understood),
        isActive,
        ...(paperNews && { paperNews }),
        words: compiled.words,
        openWords: compiled.openWords,
        compiledBy: COMPILER_VERSION,
        updatedAt: now,
        ...(startsAnew ? start : {}),
      })
      .where(own)
      .returning();
    if (!row) throw unknownAlert();
    await tx.delete(alertKeys).where(eq(alertKeys.alertId, id));
    if (isActive) await writeKeys(tx, id, compiled);
    return toAlert(row);
  });
}

/** Deletes an alert but keeps its notifications. Throws 404 when it does not exist or belongs to another member. */
export async function deleteAlert({ db }: Pick<Deps, 'db'>, userId: string, id: number): Promise<void> {
  const own = and(eq(propertyAlerts.id, id), eq(propertyAlerts.userId, userId));
  const { rowCount } = await db.delete(propertyAlerts).where(own);
  if (rowCount === 0) throw unknownAlert();
}

/** Allows one change at a time for each member. */
async function lockOwner(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  await lockWriting(tx);
}

/**
 * Makes matching wait for alerts that are being written, so that it is clear for every change to a listing whether an
 * alert existed before the change (see match-alerts.ts).
 */
export async function lockWriting(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${ALERT_LOCKS.space}, ${ALERT_LOCKS.writing})`);
}

/** Stores the keys under which listings find an active alert. */
export async function writeKeys(
  tx: Transaction,
  alertId: number,
  { keys, words: _, openWords: __, ...rest }: CompiledAlert,
): Promise<void> {
  if (keys.length > 0) await tx.insert(alertKeys).values(keys.map((key) => ({ ...key, ...rest, alertId })));
}

function storedCriteria(asked: AlertCriteria, understood: AlertCriteria) {
  const [searchCriteria, meaning] = [criteriaText(asked), criteriaText(understood)];
  return { searchCriteria, understoodCriteria: meaning === searchCriteria ? null : meaning };
}

/** The criteria of a stored alert, as they were understood. */
export function meaningOf({ searchCriteria, understoodCriteria }: typeof propertyAlerts.$inferSelect): AlertCriteria {
  // safe: written by storedCriteria
  return JSON.parse(understoodCriteria ?? searchCriteria) as AlertCriteria;
}

function unknownAlert(): ExpectedError {
  return new ExpectedError(404, 'NOT_FOUND', 'Böyle bir uyarı yok.');
}
