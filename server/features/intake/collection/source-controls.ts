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

/** How soon a run learns that it must end. */
const LOOK_EVERY_MS = 1000;

/** The desk has paused the source: nobody reads it, not by command either, until the desk resumes it. */
export class SourcePausedError extends Error {}

/** The generated market stands in the way, and nobody has agreed that real listings take its place. */
export class SampleInTheWayError extends SourcePausedError {}

/** What the desk wants of a source; undefined while it never wanted anything. */
export async function readControl({ db }: DbDeps, source: string): Promise<SourceControl | undefined> {
  const [control] = await db.select().from(sourceControls).where(eq(sourceControls.source, source));
  return control;
}

/** What the desk asked for of these sources and nobody has begun. */
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
  /** Aborted when the desk stops the run or pauses the source, from whichever process. */
  readonly signal: AbortSignal;
  end(): Promise<void>;
};

/**
 * Begins to read a source whose lock is held: what was asked for is taken up, and from now on a stop or pause is
 * obeyed. Throws SourcePausedError, SampleInTheWayError, and SourceBusyError for an order that somebody else has
 * carried out meanwhile.
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
  // A stop that is asked for in this moment is not taken back.
  if (!isDryRun && stoppedBefore) await update({ stopAskedAt: null }, eq(sourceControls.stopAskedAt, stoppedBefore));
  const { signal, end } = watchControl(deps, source, stoppedBefore);
  return {
    signal,
    async end() {
      end();
      // The mark of a run that was stopped stays as it was before its source was only tried out.
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
      // With the database goes the lock, which ends the run by itself.
      deps.log.debug({ err: error, source }, 'controls of a source not read');
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return { signal: stopping.signal, end: () => clearInterval(timer) };
}

/** Notes that a trial which the desk asked for has begun. */
export async function noteTrialBegun({ db, clock }: Pick<Deps, 'db' | 'clock'>, source: string): Promise<void> {
  const tried = { state: 'running', error: null, lines: [] } as const;
  await db.update(sourceControls).set({ tried, triedAt: clock.now() }).where(eq(sourceControls.source, source));
}

/** Keeps what a trial came to, for the desk. */
export async function noteTrial({ db }: DbDeps, result: CollectionResult): Promise<void> {
  const { source, state, error = null } = result;
  const tried = { state, error: error?.slice(0, 1000) ?? null, lines: describeCollection(result, { isDryRun: true }) };
  await db.update(sourceControls).set({ tried }).where(eq(sourceControls.source, source));
}
