import { and, eq } from 'drizzle-orm';
import { mirroredFiles } from '#server/database/tables/files.ts';
import { hiddenFiles } from '#server/database/tables/listing-amendments.ts';
import type { Deps } from '#server/deps.ts';
import { forgetSharePicture } from '#server/features/intake/mirroring/index.ts';
import { addressHash, holdListing, picturesOf, withoutFiles } from '#server/features/intake/recording/index.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';

type Given = { readonly id: number; readonly address: string; readonly why: string };

/**
 * Hides one document or picture of a listing: nothing can be masked inside it. Our copy is deleted, and its source
 * brings it back no more. Throws 404 where the listing names no such file.
 */
export async function hideFile(
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
  { id, address, why }: Given,
  by: Actor,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const hiddenAt = deps.clock.now();
    const { record, rewrite } = await holdListing(tx, { id, now: hiddenAt });
    const named = [...picturesOf(record), ...record.documentFiles, record.imageUrl];
    if (!named.includes(address)) throw new ExpectedError(404, 'NOT_FOUND', 'İlanın böyle bir dosyası yok.', 'address');
    const hash = addressHash(address);
    await tx.insert(hiddenFiles).values({ propertyId: id, addressHash: hash, hiddenAt }).onConflictDoNothing();
    await rewrite(withoutFiles(record, new Set([hash])));
    await tx.delete(mirroredFiles).where(and(eq(mirroredFiles.propertyId, id), eq(mirroredFiles.url, address)));
    await noteInAudit(tx, { at: hiddenAt, by, act: 'listing.hideFile', to: ['listing', id], why });
  });
  await forgetSharePicture(deps, id);
}
