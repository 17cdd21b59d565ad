import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { forgottenAccounts } from '#server/database/tables/accounts.ts';
import { auditLog } from '#server/database/tables/desk.ts';
import { hiddenContents, hiddenFiles, listingMasks } from '#server/database/tables/listing-amendments.ts';
import { properties } from '#server/database/tables/properties.ts';
import type { Deps } from '#server/deps.ts';
import type { Removed } from './removed.ts';

/** Everything that was removed so far: deleted accounts, hidden listings, masked words, hidden files and pages. */
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
  const { addressHash, use, undoneAt } = hiddenFiles;
  const files = await db
    .select({ source, sourceKey, addressHash, use, hiddenAt: hiddenFiles.hiddenAt, undoneAt })
    .from(hiddenFiles)
    .innerJoin(properties, eq(properties.id, hiddenFiles.propertyId))
    .orderBy(asc(hiddenFiles.hiddenAt), asc(addressHash));
  const { sha256, pages } = hiddenContents;
  const contents = await db
    .select({ sha256, pages, hiddenAt: hiddenContents.hiddenAt, undoneAt: hiddenContents.undoneAt })
    .from(hiddenContents)
    .orderBy(asc(hiddenContents.hiddenAt), asc(sha256));
  return [
    ...accounts.map(({ id, forgottenAt }) => ({ kind: 'account' as const, id, at: forgottenAt.toISOString() })),
    ...hidden.map(({ hiddenAt: at, ...listing }) => ({
      kind: 'hidden' as const,
      ...listing,
      at: (at ?? new Date(0)).toISOString(),
    })),
    ...(await listShown(db)),
    ...masks.map(({ maskedAt: at, ...mask }) => ({ kind: 'mask' as const, ...mask, at: at.toISOString() })),
    ...files.map((file) => ({ kind: 'file' as const, ...timesOf(file) })),
    ...contents.map((content) => ({ kind: 'content' as const, ...timesOf(content) })),
  ];
}

/** Listings that were hidden and are shown again: only the audit log still contains the times. */
async function listShown(db: Deps['db']): Promise<Removed[]> {
  const { source, sourceKey } = properties;
  const rows = await db
    .selectDistinctOn([properties.id], { source, sourceKey, undoneAt: auditLog.at, before: auditLog.before })
    .from(auditLog)
    .innerJoin(properties, eq(sql`${properties.id}::text`, auditLog.subjectId))
    .where(and(eq(auditLog.subject, 'listing'), eq(auditLog.act, 'listing.unhide'), isNull(properties.hiddenAt)))
    .orderBy(properties.id, desc(auditLog.at), desc(auditLog.id));
  return rows.map(({ before, undoneAt, ...listing }) => ({
    kind: 'hidden',
    ...listing,
    at: beforeShown.parse(before).hiddenAt,
    undoneAt: undoneAt.toISOString(),
  }));
}

/** What `unhideListing` logs of a listing's previous state. */
const beforeShown = z.object({ hiddenAt: z.iso.datetime() });

type Times = { readonly hiddenAt: Date; readonly undoneAt: Date | null };

function timesOf<Hidden extends Times>({ hiddenAt, undoneAt, ...hidden }: Hidden) {
  return { ...hidden, at: hiddenAt.toISOString(), undoneAt: undoneAt?.toISOString() ?? null };
}
