import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { AnalysisView } from '#shared/analysis/analyses.ts';
import { REPORT_RHYTHMS } from '#shared/reports/report-rules.ts';
import { REPORT_FILE_KINDS } from '#shared/reports/shared-ads-file.ts';
import { users } from '../accounts.ts';
import { bytea } from '../columns/bytea.ts';
import { instant } from '../instant.ts';
import { organisations } from '../organisations.ts';
import { analysisViews } from './analysis-views.ts';

const organisationId = () =>
  uuid()
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' });
/** Null once that account is deleted; what they made still belongs to the organisation. */
const makerId = () => uuid().references(() => users.id, { onDelete: 'set null' });

/**
 * When reports of an organisation's shared view are made automatically.
 * @kept Kurum raporları ve haber e-postalarının kaydı
 * /
 */
export const reportSchedules = pgTable(
  'report_schedules',
  {
    id: uuid().primaryKey().defaultRandom(),
    organisationId: organisationId(),
    viewId: uuid()
      .notNull()
      .references(() => analysisViews.id, { onDelete: 'cascade' }),
    kind: text({ enum: REPORT_FILE_KINDS }).notNull(),
    rhythm: text({ enum: REPORT_RHYTHMS }).notNull(),
    /** The day of the week (1 is Monday) or of the month; 0 for a daily report. */
    onDay: integer().notNull(),
    /** In Istanbul time. */
    hour: integer().notNull(),
    nextAt: instant().notNull(),
    madeBy: makerId(),
    madeAt: instant().notNull(),
  },
  (table) => [
    index('report_schedules_organisation').on(table.organisationId),
    index('report_schedules_view').on(table.viewId),
    index('report_schedules_next').on(table.nextAt),
    index('report_schedules_maker').on(table.madeBy),
  ],
);

/**
 * Members who get a mail when a scheduled report is ready.
 * @kept Kurum raporları ve haber e-postalarının kaydı
 * /
 */
export const reportReaders = pgTable(
  'report_readers',
  {
    scheduleId: uuid()
      .notNull()
      .references(() => reportSchedules.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.scheduleId, table.userId] }), index('report_readers_user').on(table.userId)],
);

/**
 * Requested or scheduled reports of views, made by a job and kept for a while. A report shows the view as it was when
 * the report was requested.
 * @kept Kurum raporları ve haber e-postalarının kaydı
 * /
 */
export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    organisationId: organisationId(),
    viewId: uuid().references(() => analysisViews.id, { onDelete: 'set null' }),
    scheduleId: uuid().references(() => reportSchedules.id, { onDelete: 'set null' }),
    askedBy: makerId(),
    /** Whether others may see the report. Only the owner sees a report of a private view. */
    isShared: boolean().notNull(),
    name: text().notNull(),
    kind: text({ enum: REPORT_FILE_KINDS }).notNull(),
    view: jsonb().$type<AnalysisView>().notNull(),
    askedAt: instant().notNull(),
    /** The scheduled time; null if somebody requested the report. */
    dueAt: instant(),
    state: text({ enum: ['waiting', 'ready', 'failed'] })
      .notNull()
      .default('waiting'),
    tries: integer().notNull().default(0),
    /** The lease of the process that makes the report; it expires if the process dies. */
    heldUntil: instant(),
    readyAt: instant(),
    listings: integer(),
    bytes: integer(),
    content: bytea(),
  },
  (table) => [
    index('reports_organisation').on(table.organisationId, table.askedAt),
    index('reports_view').on(table.viewId),
    index('reports_asker').on(table.askedBy),
    index('reports_asked').on(table.askedAt),
    index('reports_waiting').on(table.askedAt).where(sql`state = 'waiting'`),
    unique('reports_due').on(table.scheduleId, table.dueAt),
    check('reports_state', sql`${table.state} in ('waiting', 'ready', 'failed')`),
  ],
);
