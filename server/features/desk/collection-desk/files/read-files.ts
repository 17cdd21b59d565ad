import { desc, eq } from 'drizzle-orm';
import { droppedFiles } from '#server/database/tables/collection.ts';
import type { Deps } from '#server/deps.ts';
import { findBusy } from '#server/features/intake/collection/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import type { DroppedFile, DroppedRejections } from '#shared/desk/collection/desk-collection.ts';
import { DROP_LOCK } from './import-dropped.ts';

const MOST_FILES = 20;

/** The most recently uploaded files, with their reports. */
export async function readFiles({ db }: Pick<Deps, 'db'>): Promise<DroppedFile[]> {
  const { id, name, bytes, droppedAt, finishedAt, state, lines, rejected, coverage } = droppedFiles;
  const isLocked = async () => (await findBusy({ db }, [DROP_LOCK])).size > 0;
  const wasLocked = await isLocked();
  const rows = await db
    .select({ id, name, bytes, droppedAt, finishedAt, state, lines, rejected, coverage })
    .from(droppedFiles)
    .orderBy(desc(id))
    .limit(MOST_FILES);
  // An import that begins or ends during the query is not cut off.
  const isImporting = (await isLocked()) || wasLocked;
  return rows.map((row) => ({
    ...row,
    lines: [...row.lines],
    droppedAt: row.droppedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    state: row.state === 'running' && !isImporting ? 'cutOff' : row.state,
  }));
}

/** The first rejected records of a file with their reasons. Throws 404. */
export async function readRejections({ db }: Pick<Deps, 'db'>, id: number): Promise<DroppedRejections> {
  const [known] = await db
    .select({ rejections: droppedFiles.rejections })
    .from(droppedFiles)
    .where(eq(droppedFiles.id, id));
  if (!known) throw noSuchFile();
  return { rejections: [...known.rejections] };
}

export function noSuchFile(): ExpectedError {
  return new ExpectedError(404, 'NOT_FOUND', 'Böyle bir dosya yok.');
}
