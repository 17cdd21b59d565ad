import { and, eq, isNull } from 'drizzle-orm';
import { hiddenContents } from '#server/database/tables/listing-amendments.ts';
import type { Deps } from '#server/deps.ts';

/** The desk's decision about a content: hidden as a whole (`pages` is null) or only some of its pages. */
export type HiddenContent = Pick<
  typeof hiddenContents.$inferSelect,
  'sha256' | 'pages' | 'shownSha256' | 'shownBytes' | 'hiddenAt'
>;

/** SQL: whether the desk has not hidden the content of a mirrored file `f`. */
export const IS_NOT_HIDDEN = `not exists (select from hidden_contents h where h.sha256 = f.sha256 and h.undone_at is null)`;

/** Returns what is hidden of a content, by the SHA-256 of the original. */
export async function findHiddenContent({ db }: Pick<Deps, 'db'>, sha256: string): Promise<HiddenContent | undefined> {
  const [row] = await db
    .select()
    .from(hiddenContents)
    .where(and(eq(hiddenContents.sha256, sha256), isNull(hiddenContents.undoneAt)));
  return row;
}
