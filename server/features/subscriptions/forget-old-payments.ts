import { lt } from 'drizzle-orm';
import { paymentArchive } from '#server/database/tables/payment-archive.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import { RETENTION, yearsBefore } from '#shared/retention.ts';

/** Deletes payments of more than ten years ago (spec §9), also those whose account is gone; for a job, safe to repeat. */
export async function forgetOldPayments({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<{ payments: number }> {
  const oldest = yearsBefore(clock.now(), RETENTION.paymentYears);
  return db.transaction(async (tx) => {
    // A deleted payment goes into the archive by a trigger, so the archive comes second and counts for both.
    await tx.delete(payments).where(lt(payments.paidAt, oldest));
    const archived = await tx.delete(paymentArchive).where(lt(paymentArchive.paidAt, oldest));
    return { payments: archived.rowCount ?? 0 };
  });
}
