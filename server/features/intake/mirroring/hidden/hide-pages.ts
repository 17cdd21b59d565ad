import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/open-database.ts';
import { hiddenContents } from '#server/database/tables/listing-amendments.ts';
import type { Deps } from '#server/deps.ts';
import { indexPapers } from '#server/features/intake/recording/index.ts';
import type { CheckedContent } from '../mirrored-file.ts';
import { originalKey, removeContent } from '../store-file.ts';
import { findHiddenContent, type HiddenContent } from './hidden-contents.ts';
import { PAGED_TYPES, type PagedType, removePage } from './remove-page.ts';

type HidingDeps = Pick<Deps, 'db' | 'clock' | 'files'>;
type Wanted = {
  /** The SHA-256 of the original document. */
  readonly sha256: string;
  readonly type: string | undefined;
  readonly pages: readonly number[];
  readonly at: Date;
};

/** Whether single pages of a document of this type can be hidden. */
export function hasPages(type: string | undefined): type is PagedType {
  return PAGED_TYPES.some((paged) => paged === type);
}

/**
 * Hides pages of a document in all listings: a copy without them replaces it, its bytes are removed from the store, and
 * its words no longer find listings. If the document is not in the store, the copy is made when it is fetched. `note`
 * runs in the same transaction. Throws an ExpectedError 400 if a page can't be removed.
 */
export async function hidePages(
  deps: HidingDeps,
  { sha256, type, pages, at }: Wanted,
  note: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<void> {
  const known = await findHiddenContent(deps, sha256);
  // The whole document is already hidden.
  if (known && known.pages === null) return;
  const all = [...new Set([...(known?.pages ?? []), ...pages])].toSorted((a, b) => a - b);
  const from = known?.shownSha256 ?? sha256;
  const stored = hasPages(type) ? await deps.files.locked.read(originalKey('document', from, type)) : undefined;
  const left = known?.shownSha256 ? all.filter((page) => !known.pages?.includes(page)) : all;
  const copy =
    stored && hasPages(type)
      ? await makeCopy(await buffer(stored.stream), type, { pages: left, isUrgent: true })
      : undefined;
  if (copy && type) await deps.files.locked.put(originalKey('document', copy.sha256, type), copy.content);
  await deps.db.transaction(async (tx) => {
    const row = { pages: all, shownSha256: copy?.sha256 ?? null, shownBytes: copy?.content.byteLength ?? null };
    await tx
      .insert(hiddenContents)
      .values({ sha256, ...row, hiddenAt: at })
      .onConflictDoUpdate({ target: hiddenContents.sha256, set: { ...row, hiddenAt: at, undoneAt: null } });
    if (copy) await exchange(tx, [sha256, from], copy);
    await note(tx);
  });
  // The hidden words must no longer find listings when the call returns.
  await indexPapers(deps);
  if (copy && type)
    for (const old of new Set([sha256, from])) await removeContent(deps.files, { use: 'document', sha256: old, type });
}

/** Makes files name the copy instead of the original, which is not kept as an earlier version either. */
async function exchange(tx: Transaction, old: readonly string[], { sha256, content }: Copy): Promise<void> {
  const hashes = sql.param([...new Set(old)]);
  await tx.execute(sql`
    with before as (select id, use, sha256, type from mirrored_files
      where use = 'document' and sha256 = any(${hashes}::text[]) for update),
    unused as (insert into unused_files (use, sha256, type) select distinct use, sha256, type from before
      on conflict do nothing)
    update mirrored_files f set sha256 = ${sha256}, bytes = ${content.byteLength} from before b where f.id = b.id`);
  await tx.execute(sql`delete from mirrored_file_versions where sha256 = any(${hashes}::text[])`);
}

type Removing = { readonly pages: readonly number[]; readonly isUrgent: boolean };
type Copy = { readonly sha256: string; readonly content: Uint8Array };

async function makeCopy(content: Uint8Array, type: PagedType, { pages, isUrgent }: Removing): Promise<Copy> {
  let copy = content;
  for (const page of pages) copy = await removePage(copy, type, page, { isUrgent });
  return { sha256: createHash('sha256').update(copy).digest('hex'), content: copy };
}

/**
 * Returns the copy that is shown in place of a fetched document: the stored one, otherwise a new one. Throws an
 * ExpectedError if it can't be made.
 */
export async function shownCopy(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  hidden: HiddenContent,
  { content, type }: { readonly content: Uint8Array; readonly type: PagedType },
): Promise<CheckedContent> {
  const { sha256, shownSha256, shownBytes } = hidden;
  if (
    shownSha256 !== null &&
    shownBytes !== null &&
    (await files.locked.has(originalKey('document', shownSha256, type)))
  )
    return { sha256: shownSha256, type, bytes: shownBytes };
  const copy = await makeCopy(content, type, { pages: hidden.pages ?? [], isUrgent: false });
  await files.locked.put(originalKey('document', copy.sha256, type), copy.content);
  const bytes = copy.content.byteLength;
  const own = and(eq(hiddenContents.sha256, sha256), isNull(hiddenContents.undoneAt));
  await db.update(hiddenContents).set({ shownSha256: copy.sha256, shownBytes: bytes }).where(own);
  return { sha256: copy.sha256, type, bytes };
}
