import { eq } from 'drizzle-orm';
import { droppedFiles } from '#server/database/tables/collection.ts';
import type { Deps } from '#server/deps.ts';
import { findBusy } from '#server/features/intake/collection/index.ts';
import { type Actor, noteInAudit } from '#server/features/members/audit/index.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { DROP_LOCK } from './import-dropped.ts';
import { noSuchFile } from './read-files.ts';

const MAY_GO_ON = ['cutOff', 'tried', 'asks'];

/**
 * Restarts the import of a file that was interrupted, that was only a trial, or that waits for confirmation (to delete
 * the generated market, or of a kasko list's columns). What is already stored of it stays. Throws 404, 409.
 */
export async function importAgain(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    id,
    why,
    replacesSample,
  }: { readonly id: number; readonly why: string; readonly replacesSample?: boolean | undefined },
  by: Actor,
): Promise<void> {
  const isImporting = (await findBusy({ db }, [DROP_LOCK])).size > 0;
  await db.transaction(async (tx) => {
    const own = eq(droppedFiles.id, id);
    const [held] = await tx.select().from(droppedFiles).where(own).for('update');
    if (!held) throw noSuchFile();
    if (!MAY_GO_ON.includes(held.state) && (held.state !== 'running' || isImporting))
      throw new ExpectedError(409, 'CONFLICT', 'Yalnız yarıda kalan ya da onay bekleyen bir dosya içe aktarılır.');
    const at = clock.now();
    const fresh = { finishedAt: null, lines: [], rejections: [], rejected: 0, coverage: null, isTrial: false };
    // If it waits for confirmation without a trial's figures, the question is about the columns of a kasko list.
    const confirmsColumns = held.confirmsColumns || (held.state === 'asks' && held.coverage === null);
    await tx
      .update(droppedFiles)
      .set({ state: 'waiting', ...fresh, confirmsColumns, replacesSample: replacesSample ?? held.replacesSample })
      .where(own);
    const { name } = held;
    const state = held.state === 'running' ? 'cutOff' : held.state;
    const said = confirmsColumns && !held.confirmsColumns ? { confirmsColumns } : undefined;
    const after = replacesSample ? { replacesSample } : said;
    await noteInAudit(tx, { at, by, act: 'file.again', to: ['file', id], before: { name, state }, after, why });
  });
}
