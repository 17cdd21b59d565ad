import { eq } from 'drizzle-orm';
import { droppedFiles } from '#server/database/tables/collection.ts';
import type { Deps } from '#server/deps.ts';
import { type Actor, noteInAudit } from '#server/features/audit/index.ts';
import { findBusy } from '#server/features/collection/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { DROP_LOCK } from './import-dropped.ts';
import { noSuchFile } from './read-files.ts';

/** Has a file whose import was cut off imported again; what is stored of it stays as it is. Throws 404, 409. */
export async function importAgain(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, why }: { readonly id: number; readonly why: string },
  by: Actor,
): Promise<void> {
  const isImporting = (await findBusy({ db }, [DROP_LOCK])).size > 0;
  await db.transaction(async (tx) => {
    const own = eq(droppedFiles.id, id);
    const [held] = await tx.select().from(droppedFiles).where(own).for('update');
    if (!held) throw noSuchFile();
    if (held.state !== 'cutOff' && (held.state !== 'running' || isImporting))
      throw new ExpectedError(409, 'CONFLICT', 'Yalnız yarıda kalan bir dosya yeniden başlatılır.');
    const at = clock.now();
    await tx.update(droppedFiles).set({ state: 'waiting', finishedAt: null, lines: [], rejections: [] }).where(own);
    const { name } = held;
    await noteInAudit(tx, { at, by, act: 'file.again', to: ['file', id], before: { name, state: 'cutOff' }, why });
  });
}
