import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { cardsToForget, renewals } from '#server/database/tables/selling/orders.ts';

export type RenewalRow = typeof renewals.$inferSelect;

/** Ends automatic renewal; a job makes the provider delete the card. Returns the previous renewal. */
export async function dropRenewalOf(tx: Transaction, userId: string, at: Date): Promise<RenewalRow | undefined> {
  const [dropped] = await tx.delete(renewals).where(eq(renewals.userId, userId)).returning();
  if (dropped?.cardToken && dropped.cardUserKey) {
    const { provider, cardToken, cardUserKey } = dropped;
    const card = { provider, cardToken, cardUserKey, nextTryAt: at };
    await tx.insert(cardsToForget).values(card).onConflictDoNothing();
  }
  return dropped;
}
