import { and, count, eq, isNull } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { properties } from '#server/database/tables/properties.ts';
import { savedAds } from '#server/database/tables/saved-ads.ts';
import type { Deps } from '#server/deps.ts';
import { wakeReminders } from '#server/features/deciding/reminders/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { MAX_SAVED_ADS } from '#shared/alert-rules.ts';
import { formatNumber } from '#shared/text/money.ts';

/** Saves a listing for a member; does nothing if already saved. Throws 404 for no listing, 409 if the list is full. */
export function saveAd(deps: Pick<Deps, 'db' | 'clock'>, userId: string, propertyId: number): Promise<void> {
  return deps.db.transaction(async (tx) => {
    // This lock runs a member's requests one at a time, so that the limit is never exceeded.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const own = eq(savedAds.userId, userId);
    const known = await tx
      .select({ id: savedAds.propertyId })
      .from(savedAds)
      .where(and(own, eq(savedAds.propertyId, propertyId)));
    if (known.length > 0) return;
    const found = await tx
      .select({ id: properties.id })
      .from(properties)
      .where(and(eq(properties.id, propertyId), isNull(properties.hiddenAt)))
      .for('key share');
    if (found.length === 0) throw new ExpectedError(404, 'NOT_FOUND', 'Böyle bir ilan yok.', 'propertyId');
    const [row] = await tx.select({ saved: count() }).from(savedAds).where(own);
    if ((row?.saved ?? 0) >= MAX_SAVED_ADS)
      throw new ExpectedError(
        409,
        'TOO_MANY_SAVED_ADS',
        `En çok ${formatNumber(MAX_SAVED_ADS)} ilan kaydedebilirsiniz. Yenisini kaydetmek için önce bazılarını kaldırın.`,
      );
    const now = deps.clock.now();
    await tx.insert(savedAds).values({ userId, propertyId, savedAt: now });
    await wakeReminders(tx, propertyId, now);
  });
}

/** Removes a listing from a member's saved listings; does nothing if it is not saved. */
export async function removeSavedAd({ db }: Pick<Deps, 'db'>, userId: string, propertyId: number): Promise<void> {
  await db.delete(savedAds).where(and(eq(savedAds.userId, userId), eq(savedAds.propertyId, propertyId)));
}
