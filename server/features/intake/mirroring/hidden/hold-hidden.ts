import type { Deps } from '#server/deps.ts';
import { addressHash, indexPapers } from '#server/features/intake/recording/index.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { forgetSharePicture } from '../share-pictures.ts';
import { removeContent } from '../store-file.ts';
import { hideAddress, type KeptContent } from './hide-address.ts';

type HidingDeps = Pick<Deps, 'db' | 'clock' | 'files'>;

/** The actor in the audit log when a file is hidden because an operator has hidden the same content elsewhere. */
const SAME_CONTENT: Actor = { id: null, name: 'aynı içerik' };
const WHY = 'Aynı dosya başka bir ilanda kapatılmıştı';

/** Files of listings whose current content is hidden. */
const HELD = `select f.property_id::int8 as "propertyId", f.url, f.use, f.sha256, f.type
  from mirrored_files f join hidden_contents h on h.sha256 = f.sha256
  where h.pages is null and h.undone_at is null order by f.id`;

const FORGET_VERSIONS = `delete from mirrored_file_versions v using hidden_contents h
  where h.sha256 = v.sha256 and h.undone_at is null returning v.use, v.sha256, v.type`;

type Held = KeptContent & { readonly propertyId: string; readonly url: string };

/**
 * Hides every file with a hidden content, in all listings, and removes the bytes of its current and earlier contents.
 * Its words no longer find listings. `more` are contents that no table names any more. Safe to repeat.
 */
export async function holdHidden(deps: HidingDeps, more: readonly KeptContent[] = []): Promise<{ files: number }> {
  const { rows: held } = await deps.db.$client.query<Held>(HELD);
  for (const { propertyId, url } of held) await hideSame(deps, Number(propertyId), url);
  const { rows: versions } = await deps.db.$client.query<KeptContent>(FORGET_VERSIONS);
  for (const content of [...more, ...held, ...versions]) await removeContent(deps.files, content);
  await indexPapers(deps);
  return { files: held.length };
}

/** Hides a file of one listing whose content an operator has hidden elsewhere. */
export async function hideSame(deps: HidingDeps, id: number, url: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    await hideAddress(tx, { id, hash: addressHash(url), at });
    await noteInAudit(tx, { at, by: SAME_CONTENT, act: 'listing.hideFile', to: ['listing', id], why: WHY });
  });
  await forgetSharePicture(deps, id);
}
