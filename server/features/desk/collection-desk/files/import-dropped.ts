import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, asc, eq } from 'drizzle-orm';
import { type DroppedRejection, droppedFiles } from '#server/database/tables/collection.ts';
import type { Deps } from '#server/deps.ts';
import { SourceBusyError, withRunLock } from '#server/features/intake/collection/index.ts';
import { hasSample } from '#server/features/intake/sample-market/index.ts';
import { faultOf } from '#server/platform/loggable-error.ts';
import type { ImportCoverage } from '#shared/desk/collection/import-coverage.ts';
import { withoutPaths } from '../without-paths.ts';
import { dropKey } from './drop-file.ts';
import { type ImportParts, importAny, tryAny } from './import-any.ts';

type ImportDeps = Pick<Deps, 'db' | 'clock' | 'files' | 'log'>;
type Waiting = typeof droppedFiles.$inferSelect;
type End = {
  readonly state: 'done' | 'failed' | 'cutOff' | 'tried' | 'asks';
  readonly lines: readonly string[];
  readonly rejected?: number;
  readonly rejections?: readonly DroppedRejection[];
  readonly coverage?: ImportCoverage;
};

/** The lock for importing files, distinct from those of the sources. */
export const DROP_LOCK = 'dropped-files';
const SAY_EVERY_MS = 2000;

/**
 * Imports the waiting files one at a time, across all processes. A killed process leaves its file as `running` without
 * the lock: that means `cutOff`, and the operator who uploaded it may restart it. For the process that runs jobs.
 */
export async function importDropped(deps: ImportDeps, parts: ImportParts, signal: AbortSignal): Promise<number> {
  if ((await deps.db.$count(droppedFiles, eq(droppedFiles.state, 'waiting'))) === 0) return 0;
  try {
    return await withRunLock(deps, DROP_LOCK, async (lockSignal) => {
      const given = { ...parts, signal: AbortSignal.any([signal, lockSignal]) };
      // This process has the lock, so no other imports these.
      await deps.db.update(droppedFiles).set({ state: 'cutOff' }).where(eq(droppedFiles.state, 'running'));
      let taken = 0;
      while (!given.signal.aborted && (await importNext(deps, given))) taken += 1;
      return taken;
    });
  } catch (error) {
    if (error instanceof SourceBusyError) return 0;
    throw error;
  }
}

type Given = ImportParts & { readonly signal: AbortSignal };

async function importNext(deps: ImportDeps, given: Given): Promise<boolean> {
  const { db, clock } = deps;
  const [next] = await db
    .select()
    .from(droppedFiles)
    .where(eq(droppedFiles.state, 'waiting'))
    .orderBy(asc(droppedFiles.id))
    .limit(1);
  if (!next) return false;
  const own = and(eq(droppedFiles.id, next.id), eq(droppedFiles.state, 'waiting'));
  await db.update(droppedFiles).set({ state: 'running', startedAt: clock.now() }).where(own);
  const end = await importOne(deps, next, given);
  await db
    .update(droppedFiles)
    .set({ ...end, lines: end.lines.map(withoutPaths), finishedAt: clock.now() })
    .where(eq(droppedFiles.id, next.id));
  // In other states the file is kept: an operator who has read the result may still import it.
  if (end.state === 'done' || end.state === 'failed') await deps.files.locked.remove(dropKey(next.id));
  return true;
}

async function importOne(deps: ImportDeps, file: Waiting, given: Given): Promise<End> {
  const folder = await mkdtemp(join(tmpdir(), 'peyda-drop-'));
  try {
    const stored = await deps.files.locked.read(dropKey(file.id));
    if (!stored) return { state: 'failed', lines: ['Dosya depoda bulunamadı; yeniden bırakın.'] };
    const path = join(folder, file.name);
    await pipeline(stored.stream, createWriteStream(path, { mode: 0o600 }));
    const held = await heldBack(deps, file, path, given);
    if (held) return held;
    const { isInterrupted, couldRead, asks, ...report } = await importAny(deps, path, {
      ...given,
      confirmsColumns: file.confirmsColumns,
      onProgress: sayingNowAndThen(deps, file.id),
    });
    return { ...report, state: isInterrupted ? 'cutOff' : asks ? 'asks' : couldRead ? 'done' : 'failed' };
  } catch (error) {
    deps.log.error({ err: error, file: file.id }, 'a file from the desk was not imported');
    return { state: 'failed', lines: [`İçe aktarılamadı: ${faultOf(error)}`] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What importing a file would store, if it must not be stored yet; undefined if it may be stored. */
async function heldBack(deps: ImportDeps, file: Waiting, path: string, given: Given): Promise<End | undefined> {
  const isInTheWay = !file.isTrial && !file.replacesSample && (await hasSample(deps));
  if (!file.isTrial && !isInTheWay) return undefined;
  const { coverage, ...report } = await tryAny(deps, path, given);
  if (file.isTrial) return { ...report, coverage, lines: [], state: coverage.listings > 0 ? 'tried' : 'failed' };
  return coverage.listings > 0 ? { ...report, coverage, lines: [], state: 'asks' } : undefined;
}

/** Writes the progress of an import to its row, every few seconds. */
function sayingNowAndThen({ db, log }: ImportDeps, id: number): (line: string) => void {
  let saidAt = 0;
  return (line) => {
    if (performance.now() - saidAt < SAY_EVERY_MS) return;
    saidAt = performance.now();
    const isRunning = and(eq(droppedFiles.id, id), eq(droppedFiles.state, 'running'));
    void db
      .update(droppedFiles)
      .set({ lines: [line] })
      .where(isRunning)
      .catch((error: unknown) => log.debug({ err: error }, 'progress of an import not written'));
  };
}
