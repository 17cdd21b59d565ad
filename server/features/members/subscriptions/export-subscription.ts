import { eq } from 'drizzle-orm';
import { payments, trials } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';

/** Returns the trial and the payments of an account for the member's data export (KVKK art. 11). */
export async function exportSubscription({ db }: Pick<Deps, 'db'>, userId: string) {
  const { startedAt } = trials;
  const { amount, provider, reference, paidAt, validUntil } = payments;
  const started = await db.select({ startedAt }).from(trials).where(eq(trials.userId, userId));
  const paid = await db
    .select({ amount, provider, reference, paidAt, validUntil })
    .from(payments)
    .where(eq(payments.userId, userId));
  return {
    name: 'subscription',
    rows: [
      ...started.map((trial) => ({ kind: 'trial' as const, ...trial })),
      ...paid.map((payment) => ({ kind: 'payment' as const, ...payment })),
    ],
  };
}
