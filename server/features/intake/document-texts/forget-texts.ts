import type { Deps } from '#server/deps.ts';

/** Deletes texts whose contents no listing names any more, and those that the desk has hidden. */
const FORGET = `delete from document_texts t
  where not exists (select from mirrored_files f where f.sha256 = t.sha256 and f.use = 'document')
    or exists (select from hidden_contents h where h.sha256 = t.sha256 and h.undone_at is null)`;

/** Deletes the texts of documents that no longer exist. */
export async function forgetTexts({ db }: Pick<Deps, 'db'>): Promise<number> {
  const { rowCount } = await db.$client.query(FORGET);
  return rowCount ?? 0;
}
