import { asc, eq, isNotNull } from 'drizzle-orm';
import { forgottenAccounts } from '#server/database/tables/accounts.ts';
import { listingMasks } from '#server/database/tables/listing-amendments.ts';
import { properties } from '#server/database/tables/properties.ts';
import type { Deps } from '#server/deps.ts';
import type { Removed } from './removed.ts';

/** Everything that was removed so far: deleted accounts, hidden listings, masked words. */
export async function listRemovals({ db }: Pick<Deps, 'db'>): Promise<Removed[]> {
  const { source, sourceKey, hiddenAt } = properties;
  const accounts = await db.select().from(forgottenAccounts).orderBy(asc(forgottenAccounts.forgottenAt));
  const hidden = await db.select({ source, sourceKey, hiddenAt }).from(properties).where(isNotNull(hiddenAt));
  const { salt, hash, words, takesDocuments, maskedAt } = listingMasks;
  const masks = await db
    .select({ source, sourceKey, salt, hash, words, takesDocuments, maskedAt })
    .from(listingMasks)
    .innerJoin(properties, eq(properties.id, listingMasks.propertyId))
    .orderBy(asc(listingMasks.id));
  return [
    ...accounts.map(({ id, forgottenAt }) => ({ kind: 'account' as const, id, at: forgottenAt.toISOString() })),
    ...hidden.map(({ hiddenAt: at, ...listing }) => ({
      kind: 'hidden' as const,
      ...listing,
      at: (at ?? new Date(0)).toISOString(),
    })),
    ...masks.map(({ maskedAt: at, ...mask }) => ({ kind: 'mask' as const, ...mask, at: at.toISOString() })),
  ];
}
