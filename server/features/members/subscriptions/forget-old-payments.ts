import { lt } from 'drizzle-orm';
import { paymentArchive } from '#server/database/tables/selling/payment-archive.ts';
import { payments } from '#server/database/tables/subscriptions.ts';
import type { Deps } from '#server/deps.ts';
import { calendarYearsBefore, RETENTION } from '#shared/retention.ts';

/**
 * Deletes payments ten years after the end of their calendar year (spec §9, TTK 82/6), also those of deleted accounts.
 * For a job; idempotent.
 */
export async function forgetOldPayments({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<{ payments: number }> {
  const oldest = calendarYearsBefore(clock.now(), RETENTION.paymentYears);
  return db.transaction(async (tx) => {
    // A trigger copies each deleted payment to the archive. So the archive is cleaned second; its count includes both.
    await tx.delete(payments).where(lt(payments.paidAt, oldest));
    const archived = await tx.delete(paymentArchive).where(lt(paymentArchive.paidAt, oldest));
    return { payments: archived.rowCount ?? 0 };
  });
}
