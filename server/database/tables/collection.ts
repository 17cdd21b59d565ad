import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { ImportCoverage } from '../../../shared/desk/collection/import-coverage.ts';
import { instant } from './instant.ts';

const count = () => integer().notNull().default(0);

/**
 * Runs of sources, the log of collecting; one that was cut off goes on in its own row.
 * @kept none
 */
export const collectionRuns = pgTable(
  'collection_runs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    source: text().notNull(),
    startedAt: instant().notNull(),
    finishedAt: instant(),
    state: text().$type<'running' | 'done' | 'failed' | 'stopped'>().notNull(),
    /** Only what was published since; null for everything. */
    since: instant(),
    collected: count(),
    inserted: count(),
    changed: count(),
    unchanged: count(),
    rejected: count(),
    unreadable: count(),
    leftOut: count(),
    requests: count(),
    /** How often it was taken up again after it had been cut off. */
    resumed: smallint().notNull().default(0),
    error: text(),
    /** Where to go on: everything before it is stored. */
    checkpoint: jsonb(),
  },
  (table) => [index('collection_runs_source').on(table.source, table.startedAt)],
);

/**
 * What a source's lists hold, as last seen, so that only what is new or changed is asked about any further.
 * @kept none
 */
export const collectionRows = pgTable(
  'collection_rows',
  {
    source: text().notNull(),
    sourceKey: text().notNull(),
    /** Fingerprint of the row as its list had it; empty when it has to be read again. */
    rowHash: text().notNull(),
    verdict: text().$type<'taken' | 'rejected' | 'leftOut'>().notNull(),
    /** The last run that saw it. */
    runId: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.sourceKey] }),
    index('collection_rows_run').on(table.source, table.runId),
  ],
);

/**
 * What could not be read or stored, with the reason; personal data in it is masked (D18).
 * @kept none
 */
export const collectionFaults = pgTable(
  'collection_faults',
  {
    runId: bigint({ mode: 'number' })
      .notNull()
      .references(() => collectionRuns.id, { onDelete: 'cascade' }),
    /** Fingerprint of what was found: met twice in a run, it is one fault. */
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
 * What a source wants to know again next time, such as the mark of an answer that may not have changed.
 * @kept none
 */
export const collectionStates = pgTable('collection_states', {
  source: text().primaryKey(),
  state: jsonb().notNull(),
  savedAt: instant().notNull(),
});

/**
 * What the desk wants of a source, for whichever process reads it; one without a row is read as its interval says.
 * @kept none
 */
export const sourceControls = pgTable('source_controls', {
  source: text().primaryKey(),
  /** Until it is resumed, nobody reads it. */
  pausedAt: instant(),
  pauseReason: text(),
  /** To be read, or only tried out, as soon as somebody can. */
  asked: text().$type<'run' | 'try'>(),
  askedAt: instant(),
  /** When a run was last stopped at the desk; null once another has begun. */
  stopAskedAt: instant(),
  /** The desk has agreed that what this source brings takes the place of the generated market. */
  replacesSample: boolean().notNull().default(false),
  /** What trying it out last came to; `running` also when its process was killed. */
  tried: jsonb().$type<TrialNote>(),
  triedAt: instant(),
});

export type TrialNote = {
  readonly state: 'running' | 'done' | 'failed' | 'stopped';
  readonly error: string | null;
  readonly lines: readonly string[];
};

/**
 * Files handed in at the desk, and what importing them came to; kept as long as other rejected records.
 * @kept İçe aktarılamayan ilan kayıtları
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
     * `running` also when its process was killed: then nobody holds the lock. `tried` and `asks` keep the file:
     * somebody has to say that it must be imported, that it may take the place of the generated market, or that the
     * columns of its kasko list are right.
     */
    state: text().$type<'waiting' | 'running' | 'done' | 'failed' | 'cutOff' | 'tried' | 'asks'>().notNull(),
    /** Only to be tried: nothing of it is stored. */
    isTrial: boolean().notNull().default(false),
    replacesSample: boolean().notNull().default(false),
    /** Whether somebody has confirmed what the columns of its kasko list are. */
    confirmsColumns: boolean().notNull().default(false),
    /** What a trial found: how many rows tell each field. */
    coverage: jsonb().$type<ImportCoverage>(),
    /** The sentences of the report; while it runs, how far it is. */
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
