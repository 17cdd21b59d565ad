import { sql } from 'drizzle-orm';
import type { Deps } from '#server/deps.ts';
import { hasPages, hidePages } from '#server/features/intake/mirroring/index.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';

type HidingDeps = Pick<Deps, 'db' | 'clock' | 'files'>;
type Given = { readonly id: number; readonly address: string; readonly page: number; readonly why: string };
type Stored = {
  /** The hash of the document as its source sent it, and of the shown one. */
  readonly sha256: string;
  readonly shown: string;
  readonly type: string;
  readonly pages: number[] | null;
};

/** A stored document of a listing, and its hidden pages. */
const STORED = `select coalesce(h.sha256, f.sha256) as sha256, f.sha256 as shown, f.type, h.pages from mirrored_files f
  left join hidden_contents h on h.shown_sha256 = f.sha256 and h.undone_at is null
  where f.property_id = $1 and f.url = $2 and f.use = 'document' and f.state = 'stored'`;

/**
 * Hides one page of a document in all listings that have it: we serve a notice in its place. Throws 404 if the listing
 * has no such document in our store, 400 if the page can't be removed alone, 409 if it is already hidden.
 */
export async function hidePage(deps: HidingDeps, { id, address, page, why }: Given, by: Actor): Promise<void> {
  const document = await findStored(deps, id, address);
  const { sha256, type, pages } = document;
  if (!hasPages(type))
    throw new ExpectedError(
      400,
      'INVALID_PARAMETER',
      'Yalnızca PDF ve TIFF belgelerin sayfası kapatılabilir.',
      'address',
    );
  if (pages?.includes(page)) throw new ExpectedError(409, 'CONFLICT', 'Bu sayfa zaten kapatılmış.', 'page');
  const at = deps.clock.now();
  await hidePages(deps, { sha256, type, pages: [page], at }, (tx) =>
    noteInAudit(tx, { at, by, act: 'listing.hidePage', to: ['listing', id], after: { page }, why }),
  );
}

/** Shows all hidden pages of a document again, by fetching it again from its source. Throws 404 if none is hidden. */
export async function showPages(deps: HidingDeps, { id, address, why }: Omit<Given, 'page'>, by: Actor): Promise<void> {
  const { sha256, shown, pages } = await findStored(deps, id, address);
  if (pages === null) throw new ExpectedError(404, 'NOT_FOUND', 'Bu belgenin kapatılmış sayfası yok.', 'address');
  await deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    await tx.execute(
      sql`update hidden_contents set undone_at = ${at.toISOString()}::timestamptz where sha256 = ${sha256}`,
    );
    // Our copy lacks the page, so the document must be fetched from the source, as for a changed listing.
    await tx.execute(sql`
      with let_go as (delete from mirrored_files where use = 'document' and sha256 = ${shown} returning property_id)
      update properties set changed_at = ${at.toISOString()}::timestamptz
      where id in (select property_id from let_go)`);
    await noteInAudit(tx, { at, by, act: 'listing.showPages', to: ['listing', id], before: { pages }, why });
  });
}

async function findStored({ db }: HidingDeps, id: number, address: string): Promise<Stored> {
  const { rows } = await db.$client.query<Stored>(STORED, [id, address]);
  const [document] = rows;
  if (!document)
    throw new ExpectedError(
      404,
      'NOT_FOUND',
      'Bu belge depomuzda yok. Adresi kontrol edin ya da bütün belgeyi kapatın.',
      'address',
    );
  return document;
}
