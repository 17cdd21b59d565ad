import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { sourceControls } from '#server/database/tables/collection.ts';
import type { Deps } from '#server/deps.ts';
import { readSampleHoldings } from '#server/features/intake/sample-market/index.ts';
import { describeRemoval } from '#shared/desk/collection/sample-things.ts';
import type { CollectDeps, CollectionResult, CollectOptions } from './collection-progress.ts';
import { describeCollection } from './reports/describe-collection.ts';
import { SourceBusyError } from './run-lock.ts';

type DbDeps = Pick<Deps, 'db'>;
export type SourceControl = typeof sourceControls.$inferSelect;

/** How often a run checks whether it must end. */
const LOOK_EVERY_MS = 1000;

/** The desk has paused the source: nobody reads it, not even by command, until the desk resumes it. */
export class SourcePausedError extends Error {}

/** The sample market is still there, and nobody has agreed that real listings replace it. */
export class SampleInTheWayError extends SourcePausedError {}

/** Returns what the desk has set for a source; `undefined` if it never set anything. */
export async function readControl({ db }: DbDeps, source: string): Promise<SourceControl | undefined> {
  const [control] = await db.select().from(sourceControls).where(eq(sourceControls.source, source));
  return control;
}

/** Returns what the desk has requested for these sources and nobody has begun. */
export async function findAsked({ db }: DbDeps, sources: readonly string[]): Promise<Map<string, 'run' | 'try'>> {
  const isAsked = and(inArray(sourceControls.source, [...sources]), isNotNull(sourceControls.asked));
  const rows = await db
    .select()
    .from(sourceControls)
    .where(and(isAsked, isNull(sourceControls.pausedAt)));
  return new Map(rows.flatMap(({ source, asked }) => (asked === null ? [] : [[source, asked] as const])));
}

type ControlOptions = Pick<CollectOptions, 'isDryRun' | 'isAsked' | 'replacesSample'>;

export type ControlledRun = {
  /** Aborted when the desk stops the run or pauses the source, from any process. */
  readonly signal: AbortSignal;
  end(): Promise<void>;
};

/**
 * Begins to read a source whose lock is held: marks the desk's request as begun, and watches for a stop or pause.
 * Throws SourcePausedError, SampleInTheWayError, and SourceBusyError if another process has already carried out the
 * request.
 */
export async function beginControlled(
  deps: CollectDeps,
  source: string,
  { isDryRun = false, isAsked = false, replacesSample = false }: ControlOptions,
): Promise<ControlledRun> {
  const wanted = isDryRun ? 'try' : 'run';
  const before = await readControl(deps, source);
  if (before?.pausedAt) throw new SourcePausedError(`${source} masadan duraklatıldı: ${before.pauseReason ?? ''}`);
  if (isAsked && before?.asked !== wanted)
    throw new SourceBusyError(`${source}: istenen okumayı başka bir süreç yaptı`);
  const own = eq(sourceControls.source, source);
  const isAgreed = isDryRun || replacesSample || before?.replacesSample;
  const holdings = isAgreed ? undefined : await readSampleHoldings(deps);
  if (holdings)
    throw new SampleInTheWayError(
      `${source} okunmadı: ilk gerçek ilanlar örnek pazarın yerine geçer, bunun için onay gerekir. ${describeRemoval(holdings)}`,
    );
  const update = (set: Partial<SourceControl>, ...where: Parameters<typeof and>) =>
    deps.db
      .update(sourceControls)
      .set(set)
      .where(and(own, ...where));
  if (before?.asked === wanted) await update({ asked: null, askedAt: null }, eq(sourceControls.asked, wanted));
  const stoppedBefore = before?.stopAskedAt ?? null;
  // Clears only the stop that was read before: a new request to stop must stay.
  if (!isDryRun && stoppedBefore) await update({ stopAskedAt: null }, eq(sourceControls.stopAskedAt, stoppedBefore));
  const { signal, end } = watchControl(deps, source, stoppedBefore);
  return {
    signal,
    async end() {
      end();
      // Restores the earlier stop mark, so that stopping a trial does not look like stopping a run.
      if (isDryRun && signal.aborted) await update({ stopAskedAt: stoppedBefore });
    },
  };
}

function watchControl(deps: CollectDeps, source: string, stoppedBefore: Date | null) {
  const stopping = new AbortController();
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const control = await readControl(deps, source);
      const isStopped = control?.stopAskedAt && control.stopAskedAt.getTime() !== stoppedBefore?.getTime();
      if (control?.pausedAt || isStopped) stopping.abort(new Error('Masadan durduruldu'));
    } catch (error) {
      // If the database is lost, the lock is lost too, which ends the run.
      deps.log.debug({ err: error, source }, 'controls of a source not read');
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return { signal: stopping.signal, end: () => clearInterval(timer) };
}

/** Records that a trial requested by the desk has begun. */
export async function noteTrialBegun({ db, clock }: Pick<Deps, 'db' | 'clock'>, source: string): Promise<void> {
  const tried = { state: 'running', error: null, lines: [] } as const;
  await db.update(sourceControls).set({ tried, triedAt: clock.now() }).where(eq(sourceControls.source, source));
}

/** Stores the result of a trial, for the desk. */
export async function noteTrial({ db }: DbDeps, result: CollectionResult): Promise<void> {
  const { source, state, error = null } = result;
  const tried = { state, error: error?.slice(0, 1000) ?? null, lines: describeCollection(result, { isDryRun: true }) };
  await db.update(sourceControls).set({ tried }).where(eq(sourceControls.source, source));
}
