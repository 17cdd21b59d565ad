import { and, eq, sql } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import { type Actor, noteInAudit } from '#server/features/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { DAY_MS } from '#shared/text/dates.ts';

/** How time that nobody paid for is told from what was paid for. */
export const GIFT = 'gift';

type Giving = { readonly id: string; readonly days: number; readonly clientId: string; readonly why: string };

/**
 * Gives a member days of premium from now, or from the end of what is paid; a payment of nothing, so that all that reads
 * the member's time reads it. The same `clientId` gives once. Returns the new end. Throws 404.
 */
export async function giveDays(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, days, clientId, why }: Giving,
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
    await noteInAudit(tx, { at, by, act: 'member.giveDays', to: ['member', id], after: { days }, why });
    return until;
  });
}
