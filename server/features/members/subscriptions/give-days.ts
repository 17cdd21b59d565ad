import { and, eq, gt, sql } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { auditLog } from '#server/database/tables/desk.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { DAY_MS } from '#shared/text/dates.ts';

/** The `provider` value of free time, which distinguishes it from paid time. */
export const GIFT = 'gift';
const ACT = 'member.giveDays';

type Giving = {
  readonly id: string;
  readonly days: number;
  readonly clientId: string;
  readonly why: string;
  /** The maximum number of days for one member within thirty days. */
  readonly most: number;
};
const LIMIT_DAYS = 30;

/**
 * Gives a member days of premium from now, or from the end of the paid time. They are stored as a payment of zero, so
 * that all code that reads the member's time includes them. Idempotent per `clientId`. Returns the new end. Throws 404,
 * 403 OWN_ACCOUNT, 400 TOO_MANY_DAYS.
 */
export async function giveDays(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, days, clientId, why, most }: Giving,
  by: Actor,
): Promise<Date> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const [member] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
    if (!member) throw new ExpectedError(404, 'NOT_FOUND', 'Böyle bir üye yok.');
    const reference = `${GIFT}-${id}-${clientId}`;
    const [given] = await tx
      .select({ until: payments.validUntil })
      .from(payments)
      .where(eq(payments.reference, reference));
    if (given) return given.until;
    if (by.id === id) throw new ExpectedError(403, 'OWN_ACCOUNT', 'Kendi hesabınıza gün veremezsiniz.');
    const since = new Date(at.getTime() - LIMIT_DAYS * DAY_MS);
    const ofMember = and(eq(auditLog.act, ACT), eq(auditLog.subjectId, id), gt(auditLog.at, since));
    const [lately] = await tx
      .select({ days: sql<number>`coalesce(sum((${auditLog.after} ->> 'days')::int), 0)`.mapWith(Number) })
      .from(auditLog)
      .where(ofMember);
    if ((lately?.days ?? 0) + days > most) {
      const message = `Bu üyeye son ${LIMIT_DAYS} günde ${lately?.days ?? 0} gün verildi. Görevinizle bu sürede en çok ${most} gün verilebilir.`;
      throw new ExpectedError(400, 'TOO_MANY_DAYS', message, 'days');
    }
    const [paid] = await tx
      .select({ until: sql<Date | null>`max(${payments.validUntil})`.mapWith(payments.validUntil) })
      .from(payments)
      .where(
        and(
          eq(payments.userId, id),
          eq(payments.plan, 'premium'),
          sql`coalesce(${payments.validFrom}, ${payments.paidAt}) < ${payments.validUntil}`,
        ),
      );
    const from = paid?.until && paid.until > at ? paid.until : at;
    const until = new Date(from.getTime() + days * DAY_MS);
    const time = { paidAt: at, validFrom: from, validUntil: until };
    await tx.insert(payments).values({ userId: id, amount: 0, provider: GIFT, reference, ...time });
    await noteInAudit(tx, { at, by, act: ACT, to: ['member', id], after: { days }, why });
    return until;
  });
}
