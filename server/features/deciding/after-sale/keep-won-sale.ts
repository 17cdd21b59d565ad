import { and, count, eq } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { wonSales } from '#server/database/tables/deciding/won-sales.ts';
import { properties } from '#server/database/tables/properties.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { MAX_WON_SALES, type WonSaleRequest } from '#shared/after-sale/won-sales.ts';
import { formatNumber } from '#shared/text/money.ts';
import { checkWonDays } from './check-won-days.ts';
import { findSoldListing } from './won-sale.ts';

/**
 * Stores what a member enters about a sale they won, replacing their previous entry. Throws 404 for an unknown listing,
 * 409 while bidding is open or if there are too many, 400 for impossible days.
 */
export async function keepWonSale(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  propertyId: number,
  days: WonSaleRequest,
): Promise<void> {
  const now = deps.clock.now();
  const property = await findSoldListing(deps, propertyId);
  checkWonDays(days, property, now);
  await deps.db.transaction(async (tx) => {
    // This lock runs a member's requests one at a time, so that the limit is never exceeded.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    await tx.select({ id: properties.id }).from(properties).where(eq(properties.id, propertyId)).for('key share');
    const own = eq(wonSales.userId, userId);
    const updated = await tx
      .update(wonSales)
      .set({ ...days, changedAt: now })
      .where(and(own, eq(wonSales.propertyId, propertyId)))
      .returning({ propertyId: wonSales.propertyId });
    if (updated.length > 0) return;
    const [row] = await tx.select({ kept: count() }).from(wonSales).where(own);
    if ((row?.kept ?? 0) >= MAX_WON_SALES)
      throw new ExpectedError(
        409,
        'TOO_MANY_WON_SALES',
        `En çok ${formatNumber(MAX_WON_SALES)} ihaleyi kazandım diye işaretleyebilirsiniz. Yenisi için önce birini kaldırın.`,
      );
    await tx.insert(wonSales).values({ userId, propertyId, ...days, createdAt: now, changedAt: now });
  });
}

/** Deletes the entry that a member won a sale; does nothing if there is none. */
export async function removeWonSale({ db }: Pick<Deps, 'db'>, userId: string, propertyId: number): Promise<void> {
  await db.delete(wonSales).where(and(eq(wonSales.userId, userId), eq(wonSales.propertyId, propertyId)));
}
