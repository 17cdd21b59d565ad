import type { Deps } from '#server/deps.ts';
import { forgetSharePicture, hideAddress, holdHidden } from '#server/features/intake/mirroring/index.ts';
import { addressHash } from '#server/features/intake/recording/index.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';

type Given = { readonly id: number; readonly address: string; readonly why: string };

/**
 * Hides one document or picture of a listing, because nothing can be masked inside it. Our copy is deleted and not
 * fetched again, searches no longer find its words, and the same content is hidden in every other listing. Throws 404
 * if the listing has no such file.
 */
export async function hideFile(
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
  { id, address, why }: Given,
  by: Actor,
): Promise<void> {
  const contents = await deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const hidden = await hideAddress(tx, { id, hash: addressHash(address), at });
    if (!hidden.isNamed) throw new ExpectedError(404, 'NOT_FOUND', 'İlanın böyle bir dosyası yok.', 'address');
    await noteInAudit(tx, { at, by, act: 'listing.hideFile', to: ['listing', id], why });
    return hidden.contents;
  });
  await holdHidden(deps, contents);
  await forgetSharePicture(deps, id);
}
