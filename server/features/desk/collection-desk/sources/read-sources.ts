import { desc, eq } from 'drizzle-orm';
import { collectionRuns } from '#server/database/tables/collection.ts';
import type { Deps } from '#server/deps.ts';
import {
  findBusy,
  nextRunAt,
  readControl,
  type Source,
  type SourceControl,
} from '#server/features/intake/collection/index.ts';
import type { DeskRun, DeskSource } from '#shared/desk/collection/desk-collection.ts';
import { withoutPaths } from '../without-paths.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;
const MOST_RUNS = 20;
const MINUTE_MS = 60_000;

/** A known source, and whether the operator has switched it on (D19). */
export type KnownSource = { readonly source: Source; readonly isOn: boolean };

/** Every source with its last runs, its settings at the desk and its next run. */
export async function readSources({ db }: ReadDeps, known: readonly KnownSource[]): Promise<DeskSource[]> {
  const names = known.map(({ source }) => source.name);
  const busy = await findBusy({ db }, names);
  const sources = await Promise.all(known.map((one) => readSource({ db }, one, busy.has(one.source.name))));
  const now = await findBusy({ db }, names);
  if ([...now].every((name) => busy.has(name))) return sources;
  // A run that began during the query is not cut off.
  return Promise.all(known.map((one) => readSource({ db }, one, now.has(one.source.name))));
}

async function readSource(
  { db }: Pick<Deps, 'db'>,
  { source, isOn }: KnownSource,
  isBusy: boolean,
): Promise<DeskSource> {
  const control = await readControl({ db }, source.name);
  const runs = await db
    .select()
    .from(collectionRuns)
    .where(eq(collectionRuns.source, source.name))
    .orderBy(desc(collectionRuns.id))
    .limit(MOST_RUNS);
  const { name, title, intervalMs } = source;
  return {
    name,
    title,
    isOn,
    intervalMinutes: intervalMs / MINUTE_MS,
    isBusy,
    pausedAt: isoOf(control?.pausedAt),
    pauseReason: control?.pauseReason ?? null,
    asked: control?.asked ?? null,
    askedAt: isoOf(control?.askedAt),
    nextAt: isoOf(nextRunAt(runs[0], source, Boolean(control?.stopAskedAt))),
    trial: trialOf(control, isBusy),
    // Only the latest run can be in progress.
    runs: runs.map((run, place) => describeRun(run, isBusy && place === 0)),
  };
}

function describeRun(run: typeof collectionRuns.$inferSelect, mayRun: boolean): DeskRun {
  const { state, error, startedAt, finishedAt, since: _, checkpoint: __, source: ___, ...counts } = run;
  return {
    ...counts,
    startedAt: startedAt.toISOString(),
    finishedAt: isoOf(finishedAt),
    state: state === 'running' && !mayRun ? 'cutOff' : state,
    error: error && withoutPaths(error),
  };
}

function trialOf(control: SourceControl | undefined, isBusy: boolean): DeskSource['trial'] {
  if (!control?.tried || !control.triedAt) return null;
  const { state, error, lines } = control.tried;
  return {
    at: control.triedAt.toISOString(),
    state: state === 'running' && !isBusy ? 'cutOff' : state,
    error: error && withoutPaths(error),
    lines: lines.map(withoutPaths),
  };
}

const isoOf = (date: Date | null | undefined) => date?.toISOString() ?? null;
