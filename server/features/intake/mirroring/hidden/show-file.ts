import { and, arrayOverlaps, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { hiddenContents, hiddenFiles } from '#server/database/tables/listing-amendments.ts';
import type { Deps } from '#server/deps.ts';
import { holdListing, picturesOf } from '#server/features/intake/recording/index.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { ListingRecord } from '#shared/listings.ts';

type Given = { readonly id: number; readonly hash: string; readonly why: string };
type HiddenFile = typeof hiddenFiles.$inferSelect;

/**
 * Shows a hidden file again, and the same content in other listings too. It is fetched again from its source. Throws
 * 404 if no such file is hidden.
 */
export async function showFile({ db, clock }: Pick<Deps, 'db' | 'clock'>, given: Given, by: Actor): Promise<void> {
  const { id, hash, why } = given;
  const at = clock.now();
  const own = and(eq(hiddenFiles.propertyId, id), eq(hiddenFiles.addressHash, hash));
  const [asked] = await db
    .select()
    .from(hiddenFiles)
    .where(and(own, isNull(hiddenFiles.undoneAt)));
  if (!asked) throw new ExpectedError(404, 'NOT_FOUND', 'İlanın böyle bir kapatılmış dosyası yok.', 'hash');
  const same = asked.contents.length > 0 ? or(own, arrayOverlaps(hiddenFiles.contents, asked.contents)) : own;
  const files = await db
    .select()
    .from(hiddenFiles)
    .where(and(same, isNull(hiddenFiles.undoneAt)));
  const contents = [...new Set(files.flatMap((file) => file.contents))];
  // The contents first, so that a file that is fetched in between is not hidden again.
  await db.update(hiddenContents).set({ undoneAt: at }).where(inArray(hiddenContents.sha256, contents));
  for (const file of files)
    await db.transaction(async (tx) => {
      await putBack(tx, file, at);
      const act = { at, by, act: 'listing.showFile', to: ['listing', file.propertyId], why } as const;
      await noteInAudit(tx, { ...act, before: { hiddenAt: file.hiddenAt } });
    });
}

/** One listing per transaction, so that two concurrent writers don't deadlock. */
async function putBack(tx: Transaction, { propertyId, addressHash, address, use }: HiddenFile, at: Date) {
  const { record, rewrite } = await holdListing(tx, { id: propertyId, now: at });
  const own = and(eq(hiddenFiles.propertyId, propertyId), eq(hiddenFiles.addressHash, addressHash));
  await tx.update(hiddenFiles).set({ undoneAt: at }).where(own);
  if (address !== null) await rewrite(withFile(record, address, use));
  // Clears the fingerprint, so that the source's next record counts as new and restores every file in its place.
  await tx.execute(sql`update properties set fingerprint = '' where id = ${propertyId}`);
}

function withFile(record: ListingRecord, address: string, use: HiddenFile['use']): ListingRecord {
  if (use === 'document') {
    const others = record.documentFiles.filter((one) => one !== address);
    return { ...record, documentFiles: [...others, address] };
  }
  const pictures = [...new Set([...picturesOf(record), address])];
  return { ...record, allImages: pictures.join(','), imageUrl: record.imageUrl ?? address };
}
