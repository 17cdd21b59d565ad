import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/database/open-database.ts';
import { collectionRuns, collectionStates } from '#server/database/tables/collection.ts';
import type { Deps } from '#server/deps.ts';
import { COUNT_NAMES, type CollectionCounts } from './reports/collection-counts.ts';
import type { Cursor } from './source.ts';

/** The position of a run: everything before it is stored. */
export type Checkpoint = {
  /** The number of this reading of the whole list, from 1. */
  readonly pass: number;
  readonly cursor: Cursor | null;
  /** Rows of this reading that no earlier reading had. */
  readonly added: number;
  /** Parts of the list that could not be fetched in this reading. */
  readonly broken: number;
};

export type OpenRun = {
  readonly id: number;
  readonly startedAt: Date;
  readonly counts: CollectionCounts;
  readonly checkpoint: Checkpoint;
  readonly isResumed: boolean;
};

export const FIRST_CHECKPOINT: Checkpoint = { pass: 1, cursor: null, added: 0, broken: 0 };
/** A run that began longer ago than this is not continued: the list has changed too much since then. */
const LONGEST_PAUSE_MS = 24 * 60 * 60 * 1000;

export type Writer = Pick<Database, 'insert' | 'update' | 'execute'>;

/** Continues the run that was interrupted, or begins a new one. The source's lock must be held. */
export async function openRun(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  source: string,
  since: Date | undefined,
): Promise<OpenRun> {
  const now = clock.now();
  const [last] = await db
    .select()
    .from(collectionRuns)
    .where(eq(collectionRuns.source, source))
    .orderBy(desc(collectionRuns.id))
    .limit(1);
  const isSame = last?.since?.getTime() === since?.getTime();
  const isRecent = last !== undefined && now.getTime() - last.startedAt.getTime() < LONGEST_PAUSE_MS;
  if (last && last.state !== 'done' && isSame && isRecent) {
    await db
      .update(collectionRuns)
      .set({ state: 'running', finishedAt: null, error: null, resumed: sql`${collectionRuns.resumed} + 1` })
      .where(eq(collectionRuns.id, last.id));
    const counts = Object.fromEntries(COUNT_NAMES.map((name) => [name, last[name]])) as CollectionCounts; // all its names
    // safe: only this module writes checkpoints
    const checkpoint = (last.checkpoint as Checkpoint | null) ?? FIRST_CHECKPOINT;
    return { id: last.id, startedAt: last.startedAt, counts, checkpoint, isResumed: true };
  }
  // Runs that nobody continues are marked as failed.
  await db
    .update(collectionRuns)
    .set({ state: 'failed', finishedAt: now, error: 'Yarıda kaldı' })
    .where(and(eq(collectionRuns.source, source), eq(collectionRuns.state, 'running')));
  const [made] = await db
    .insert(collectionRuns)
    .values({ source, startedAt: now, state: 'running', since: since ?? null, checkpoint: FIRST_CHECKPOINT })
    .returning();
  if (!made) throw new Error('collection run was not stored');
  const counts = Object.fromEntries(COUNT_NAMES.map((name) => [name, 0])) as CollectionCounts; // all its names
  return { id: made.id, startedAt: made.startedAt, counts, checkpoint: FIRST_CHECKPOINT, isResumed: false };
}

/** Stores how far a run has come, in the transaction that stores what it has read. */
export async function saveProgress(
  writer: Writer,
  runId: number,
  counts: CollectionCounts,
  checkpoint: Checkpoint,
): Promise<void> {
  await writer
    .update(collectionRuns)
    .set({ ...counts, checkpoint })
    .where(eq(collectionRuns.id, runId));
}

export async function finishRun(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  run: { id: number; source: string; counts: CollectionCounts },
  end: { state: 'done' | 'failed' | 'stopped'; error?: string; keptState?: Cursor | undefined; isReadWhole: boolean },
): Promise<void> {
  const finishedAt = clock.now();
  await db.transaction(async (transaction) => {
    await transaction
      .update(collectionRuns)
      .set({
        ...run.counts,
        state: end.state,
        finishedAt,
        error: end.error?.slice(0, 1000) ?? null,
        // The list was read to its end, so the next run begins at the start.
        ...(end.isReadWhole && { checkpoint: FIRST_CHECKPOINT }),
      })
      .where(eq(collectionRuns.id, run.id));
    if (end.keptState === undefined) return;
    const kept = { state: end.keptState, savedAt: finishedAt };
    await transaction
      .insert(collectionStates)
      .values({ source: run.source, ...kept })
      .onConflictDoUpdate({ target: collectionStates.source, set: kept });
  });
}

/** Returns the state that a source kept in its last good run. */
export async function readState({ db }: Pick<Deps, 'db'>, source: string): Promise<Cursor | undefined> {
  const [row] = await db.select().from(collectionStates).where(eq(collectionStates.source, source));
  // safe: only finishRun writes it
  return row?.state as Cursor | undefined;
}

/** Returns the last run that read everything without a failure. */
export async function lastGoodRun({ db }: Pick<Deps, 'db'>, source: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: collectionRuns.id })
    .from(collectionRuns)
    .where(and(eq(collectionRuns.source, source), eq(collectionRuns.state, 'done')))
    .orderBy(desc(collectionRuns.id))
    .limit(1);
  return row?.id;
}
