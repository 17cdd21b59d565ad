import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { ImportCoverage } from '../../../shared/desk/collection/import-coverage.ts';
import { instant } from './instant.ts';

const count = () => integer().notNull().default(0);

/**
 * Runs of sources, the log of collecting. An interrupted run continues in its own row.
 * @kept none
 * /
 */
export const collectionRuns = pgTable(
  'collection_runs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    source: text().notNull(),
    startedAt: instant().notNull(),
    finishedAt: instant(),
    state: text().$type<'running' | 'done' | 'failed' | 'stopped'>().notNull(),
    /** The run reads only what was published since then; null for everything. */
    since: instant(),
    collected: count(),
    inserted: count(),
    changed: count(),
    unchanged: count(),
    rejected: count(),
    unreadable: count(),
    leftOut: count(),
    requests: count(),
    /** How often the run was resumed after an interruption. */
    resumed: smallint().notNull().default(0),
    error: text(),
    /** Where to continue: everything before it is stored. */
    checkpoint: jsonb(),
  },
  (table) => [index('collection_runs_source').on(table.source, table.startedAt)],
);

/**
 * The rows of a source's lists, as last seen, so that only new or changed ones are fetched in detail.
 * @kept none
 * /
 */
export const collectionRows = pgTable(
  'collection_rows',
  {
    source: text().notNull(),
    sourceKey: text().notNull(),
    /** Fingerprint of the row in the source's list; empty when the listing must be read again. */
    rowHash: text().notNull(),
    verdict: text().$type<'taken' | 'rejected' | 'leftOut'>().notNull(),
    /** The last run that saw the row. */
    runId: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.sourceKey] }),
    index('collection_rows_run').on(table.source, table.runId),
  ],
);

/**
 * Records that could not be read or stored, with the reason; personal data in them is masked (D18).
 * @kept none
 * /
 */
export const collectionFaults = pgTable(
  'collection_faults',
  {
    runId: bigint({ mode: 'number' })
      .notNull()
      .references(() => collectionRuns.id, { onDelete: 'cascade' }),
    /** Fingerprint of the record: found twice in a run, it counts as one fault. */
    faultHash: text().notNull(),
    kind: text().$type<'rejected' | 'unreadable'>().notNull(),
    sourceKey: text(),
    reason: text().notNull(),
    given: jsonb(),
    foundAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.faultHash] })],
);

/**
 * State that a source needs for its next run, such as the ETag of a response that may not have changed.
 * @kept none
 * /
 */
export const collectionStates = pgTable('collection_states', {
  source: text().primaryKey(),
  state: jsonb().notNull(),
  savedAt: instant().notNull(),
});

/**
 * What the desk has requested for a source, read by any process; a source without a row is read at its interval.
 * @kept none
 * /
 */
export const sourceControls = pgTable('source_controls', {
  source: text().primaryKey(),
  /** Nobody reads the source until it is resumed. */
  pausedAt: instant(),
  pauseReason: text(),
  /** Whether to read the source, or only try it out, as soon as a process can. */
  asked: text().$type<'run' | 'try'>(),
  askedAt: instant(),
  /** When the desk last stopped a run; null once another run has begun. */
  stopAskedAt: instant(),
  /** Whether the desk has agreed that the listings of this source replace the generated market. */
  replacesSample: boolean().notNull().default(false),
  /** The result of the last trial; `running` also when its process was killed. */
  tried: jsonb().$type<TrialNote>(),
  triedAt: instant(),
});

export type TrialNote = {
  readonly state: 'running' | 'done' | 'failed' | 'stopped';
  readonly error: string | null;
  readonly lines: readonly string[];
};

/**
 * Files that were uploaded at the desk, with the result of importing them; kept as long as other rejected records.
 * @kept İçe aktarılamayan ilan kayıtları
 * /
 */
export const droppedFiles = pgTable(
  'dropped_files',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    droppedAt: instant().notNull(),
    startedAt: instant(),
    finishedAt: instant(),
    /**
     * `running` also when its process was killed: then nobody holds the lock. In `tried` and `asks` the file is kept
     * until somebody confirms that it must be imported, that it may replace the generated market, or that the columns
     * of its kasko list are right.
     */
    state: text().$type<'waiting' | 'running' | 'done' | 'failed' | 'cutOff' | 'tried' | 'asks'>().notNull(),
    /** Only a trial: nothing of the file is stored. */
    isTrial: boolean().notNull().default(false),
    replacesSample: boolean().notNull().default(false),
    /** Whether somebody has confirmed the columns of its kasko list. */
    confirmsColumns: boolean().notNull().default(false),
    /** The result of a trial: how many rows contain each field. */
    coverage: jsonb().$type<ImportCoverage>(),
    /** The sentences of the report; while the import runs, its progress. */
    lines: jsonb().$type<readonly string[]>().notNull().default([]),
    rejected: count(),
    /** The first of the rejected records, masked (D18). */
    rejections: jsonb().$type<readonly DroppedRejection[]>().notNull().default([]),
  },
  (table) => [index('dropped_files_state').on(table.state)],
);

export type DroppedRejection = { readonly place: string; readonly reason: string; readonly given: string };

/**
 * The jobs of the running version with their times, and how the last run of each ended.
 * @kept none
 */
export const jobStates = pgTable('job_states', {
  name: text().primaryKey(),
  /** Minute, hour, day, month, weekday in Istanbul time. */
  cron: text().notNull(),
  /** When the desk asked for a run that has not begun. */
  askedAt: instant(),
  startedAt: instant(),
  /** Null while it runs, or when its process was killed. */
  finishedAt: instant(),
  lastGoodAt: instant(),
  /** Counts, without names or addresses. */
  result: jsonb().$type<Readonly<Record<string, unknown>>>(),
  error: text(),
});
