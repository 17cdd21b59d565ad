import type { Deps } from '#server/deps.ts';
import { readingFigures } from '#server/features/intake/document-texts/index.ts';
import { SAMPLE_SOURCE } from '#server/features/intake/sample-market/index.ts';
import type { CollectionStatus } from '#shared/collection-status.ts';
import type { Source } from '../source.ts';

type SourceStatus = CollectionStatus['sources'][number];
type Freshness = { source: string; open: number; confirmed: number; lastConfirmedAt: Date | null };
type RunRow = {
  source: string;
  startedAt: Date;
  finishedAt: Date | null;
  state: 'running' | 'done' | 'failed' | 'stopped';
} & {
  [count in 'collected' | 'inserted' | 'changed' | 'unchanged' | 'rejected' | 'unreadable' | 'leftOut']: number;
} & { lastGoodAt: Date | null };

const FRESHNESS = `select source, count(*)::int as open,
    (count(*) filter (where last_confirmed_at > $1::timestamptz - interval '24 hours'))::int as confirmed,
    max(last_confirmed_at) as "lastConfirmedAt"
  from properties where is_open group by source`;

const LAST_RUNS = `select distinct on (source) source, started_at as "startedAt", finished_at as "finishedAt", state,
    collected, inserted, changed, unchanged, rejected, unreadable, left_out as "leftOut",
    (select max(finished_at) from collection_runs good where good.source = r.source and good.state = 'done') as "lastGoodAt"
  from collection_runs r where source = any($1::text[])
  order by source, id desc`;

/**
 * The sources that are switched on, their last runs, and how fresh the open auctions are (spec §1: within 24 hours).
 */
export async function getStatus(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  sources: readonly Source[],
): Promise<CollectionStatus> {
  const now = clock.now();
  const [freshness, runs, papers] = await Promise.all([
    db.$client.query<Freshness>(FRESHNESS, [now]),
    db.$client.query<RunRow>(LAST_RUNS, [sources.map(({ name }) => name)]),
    readingFigures({ db }),
  ]);
  const all = sum(freshness.rows);
  return {
    now: now.toISOString(),
    ...all,
    papers,
    isSample: freshness.rows.some(({ source }) => source === SAMPLE_SOURCE),
    sources: sources.map((source): SourceStatus => {
      const run = runs.rows.find((row) => row.source === source.name);
      return {
        name: source.name,
        title: source.title,
        lastRun: run ? toRun(run) : null,
        lastGoodAt: run?.lastGoodAt?.toISOString() ?? null,
        ...sum(freshness.rows.filter((row) => source.recordSources.includes(row.source))),
      };
    }),
  };
}

function toRun({ source: _source, lastGoodAt: _lastGoodAt, ...run }: RunRow): SourceStatus['lastRun'] {
  return { ...run, startedAt: run.startedAt.toISOString(), finishedAt: run.finishedAt?.toISOString() ?? null };
}

function sum(rows: readonly Freshness[]) {
  const openAuctions = rows.reduce((total, { open }) => total + open, 0);
  const confirmed = rows.reduce((total, row) => total + row.confirmed, 0);
  const latest = Math.max(0, ...rows.map(({ lastConfirmedAt }) => lastConfirmedAt?.getTime() ?? 0));
  return {
    openAuctions,
    confirmedShare: openAuctions === 0 ? null : confirmed / openAuctions,
    lastConfirmedAt: latest === 0 ? null : new Date(latest).toISOString(),
  };
}
