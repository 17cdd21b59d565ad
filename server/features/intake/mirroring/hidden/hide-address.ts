import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import type { FileUse } from '#server/database/tables/files.ts';
import { hiddenContents, hiddenFiles } from '#server/database/tables/listing-amendments.ts';
import { addressHash, holdListing, picturesOf, withoutFiles } from '#server/features/intake/recording/index.ts';
import type { ListingRecord } from '#shared/listings.ts';

export type KeptContent = { readonly use: FileUse; readonly sha256: string; readonly type: string };

type Given = {
  readonly id: number;
  /** The hash of the address, as made by `addressHash`. */
  readonly hash: string;
  /** The kind of file, for an address that the listing does not name. */
  readonly use?: FileUse;
  readonly at: Date;
};

/**
 * Hides a file of a listing, and in all listings everything that was stored from its address. Returns these contents,
 * so that their bytes are removed; `isNamed` is false if the listing does not name the file.
 */
export async function hideAddress(
  tx: Transaction,
  { id, hash, use, at }: Given,
): Promise<{ isNamed: boolean; contents: KeptContent[] }> {
  const { record, rewrite } = await holdListing(tx, { id, now: at });
  const address = filesOf(record).find((one) => addressHash(one) === hash) ?? null;
  const isDocument = address === null ? use !== 'picture' : record.documentFiles.includes(address);
  const contents = address === null ? [] : await contentsOf(tx, address);
  const hashes = [...new Set(contents.map(({ sha256 }) => sha256))];
  const row = { address, use: isDocument ? 'document' : 'picture', contents: hashes, hiddenAt: at } as const;
  await tx
    .insert(hiddenFiles)
    .values({ propertyId: id, addressHash: hash, ...row })
    .onConflictDoUpdate({
      target: [hiddenFiles.propertyId, hiddenFiles.addressHash],
      set: { ...row, undoneAt: null },
    });
  await hideContents(tx, hashes, at);
  if (address === null) return { isNamed: false, contents };
  await rewrite(withoutFiles(record, new Set([hash])));
  await tx.execute(sql`delete from mirrored_files where property_id = ${id} and url = ${address}`);
  return { isNamed: true, contents };
}

/** Hides whole contents in all listings; a copy without pages is hidden with its original. */
export async function hideContents(tx: Transaction, hashes: readonly string[], at: Date): Promise<void> {
  if (hashes.length === 0) return;
  const whole = { pages: null, shownSha256: null, shownBytes: null, hiddenAt: at };
  await tx
    .insert(hiddenContents)
    .values(hashes.map((sha256) => ({ sha256, ...whole })))
    .onConflictDoUpdate({ target: hiddenContents.sha256, set: { ...whole, undoneAt: null } });
}

function filesOf(record: ListingRecord): string[] {
  return [...picturesOf(record), ...record.documentFiles, ...(record.imageUrl === null ? [] : [record.imageUrl])];
}

/**
 * Returns the contents that were stored from an address, for any listing: current and earlier ones, and the originals
 * of copies without pages.
 */
async function contentsOf(tx: Transaction, address: string): Promise<KeptContent[]> {
  const { rows } = await tx.execute<KeptContent>(sql`
    with stored as (
      select f.use, f.sha256, f.type from mirrored_files f where f.url = ${address} and f.state = 'stored'
      union
      select v.use, v.sha256, v.type from mirrored_file_versions v join mirrored_files f on f.id = v.file_id
      where f.url = ${address}
    )
    select * from stored
    union
    select s.use, h.sha256, s.type from stored s join hidden_contents h on h.shown_sha256 = s.sha256`);
  return rows;
}
