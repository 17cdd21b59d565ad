import { buffer } from 'node:stream/consumers';
import type { Deps } from '#server/deps.ts';

const FOLDER = 'share';
const KEY = /^share\/(\d+)\/[\w-]+\.png$/;
const CHECKED_AT_ONCE = 500;

/**
 * Returns the picture of a listing for previews on other sites (D12), drawn once for each version of its content. A new
 * version replaces the old ones.
 */
export async function keepSharePicture(
  { files: { locked } }: Pick<Deps, 'files'>,
  { id, version }: { readonly id: number; readonly version: string },
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  const key = `${FOLDER}/${id}/${version}.png`;
  const stored = await locked.read(key);
  if (stored) return buffer(stored.stream);
  const picture = await draw();
  await locked.put(key, picture);
  for await (const other of locked.list(`${FOLDER}/${id}`)) if (other !== key) await locked.remove(other);
  return picture;
}

/** Deletes the picture of one listing, which shows something that must no longer be visible. */
export async function forgetSharePicture({ files: { locked } }: Pick<Deps, 'files'>, id: number): Promise<void> {
  for await (const key of locked.list(`${FOLDER}/${id}`)) await locked.remove(key);
}

/** Deletes the pictures of listings that no longer exist or are hidden. For a job, safe to repeat. */
export async function forgetSharePictures({
  db,
  files: { locked },
}: Pick<Deps, 'db' | 'files'>): Promise<{ pictures: number }> {
  let pictures = 0;
  let batch: string[] = [];
  const forget = async () => {
    const { rows } = await db.$client.query<{ key: string }>({
      name: 'pictures-of-no-listing',
      text: `select key from unnest($1::text[], $2::bigint[]) as kept (key, id)
        where not exists (select from properties p where p.id = kept.id and p.hidden_at is null)`,
      values: [batch, batch.map((key) => KEY.exec(key)?.[1])],
    });
    for (const { key } of rows) await locked.remove(key);
    pictures += rows.length;
    batch = [];
  };
  for await (const key of locked.list(FOLDER)) {
    if (KEY.test(key)) batch.push(key);
    if (batch.length === CHECKED_AT_ONCE) await forget();
  }
  if (batch.length > 0) await forget();
  return { pictures };
}
