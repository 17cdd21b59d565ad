import { and, count, eq, isNull } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { calculations } from '#server/database/tables/deciding/calculations.ts';
import { properties } from '#server/database/tables/properties.ts';
import type { Deps } from '#server/deps.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { MAX_CALCULATIONS } from '#shared/calculations/kept-calculations.ts';
import type { Calculation } from '#shared/law/bid/calculation.ts';
import { formatNumber } from '#shared/text/money.ts';
import { noListing } from './find-calculation.ts';

/**
 * Stores a member's calculation for a listing, replacing the previous one. Throws 404 for an unknown listing, 409 if
 * there are too many.
 */
export function keepCalculation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  propertyId: number,
  calculation: Calculation,
): Promise<void> {
  return db.transaction(async (tx) => {
    // This lock runs a member's requests one at a time, so that the limit is never exceeded.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const listing = and(eq(properties.id, propertyId), isNull(properties.hiddenAt));
    const found = await tx.select({ id: properties.id }).from(properties).where(listing).for('key share');
    if (found.length === 0) throw noListing();
    const changed = { calculation, changedAt: clock.now() };
    const own = eq(calculations.userId, userId);
    const updated = await tx
      .update(calculations)
      .set(changed)
      .where(and(own, eq(calculations.propertyId, propertyId)))
      .returning({ propertyId: calculations.propertyId });
    if (updated.length > 0) return;
    const [row] = await tx.select({ kept: count() }).from(calculations).where(own);
    if ((row?.kept ?? 0) >= MAX_CALCULATIONS)
      throw new ExpectedError(
        409,
        'TOO_MANY_CALCULATIONS',
        `En çok ${formatNumber(MAX_CALCULATIONS)} ilanın hesabını saklayabilirsiniz. Yenisini saklamak için önce bazılarını silin.`,
      );
    await tx.insert(calculations).values({ userId, propertyId, ...changed });
  });
}

/** Deletes a member's calculation for a listing; does nothing if there is none. */
export async function deleteCalculation({ db }: Pick<Deps, 'db'>, userId: string, propertyId: number): Promise<void> {
  await db.delete(calculations).where(and(eq(calculations.userId, userId), eq(calculations.propertyId, propertyId)));
}
