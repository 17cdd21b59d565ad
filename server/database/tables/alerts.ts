import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AlertReason, PaperNews } from '../../../shared/alert-rules.ts';
import { users } from './accounts.ts';
import { instant } from './instant.ts';
import { organisations } from './organisations.ts';
import { properties } from './properties.ts';

const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' });
const snapshot = customType<{ data: string }>({ dataType: () => 'pg_snapshot' });

/**
 * Saved searches (spec §3). An alert belongs to a member, who is notified, or to an organisation, whose programs read
 * its matches.
 * @kept Etkin hesap bilgileri
 * /
 */
export const propertyAlerts = pgTable(
  'property_alerts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    organisationId: uuid().references(() => organisations.id, { onDelete: 'cascade' }),
    /** For an alert of an organisation; null once that account is deleted or has left. */
    sharedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    alertName: text().notNull(),
    /** JSON text of `AlertCriteria`, the query as typed (D32). */
    searchCriteria: text().notNull(),
    /**
     * JSON text of `AlertCriteria`: how they were interpreted on the day they were saved; null when there was nothing
     * to interpret.
     */
    understoodCriteria: text(),
    isActive: boolean().notNull().default(true),
    /** The kinds of news from read documents that it also reports for its matches, while its owner is premium. */
    paperNews: text().array().$type<PaperNews[]>().notNull().default([]),
    /** The lexemes that a listing must have, made from the criteria; null when no listing can match. */
    words: tsquery(),
    /** The same for an owner who may not read locked texts (D35); compared with `findable_words` of a listing. */
    openWords: tsquery(),
    /** The version of `compileAlert` that made its words and keys; they are remade when there is a newer one. */
    compiledBy: smallint().notNull().default(0),
    /** Since when it has had its current criteria. */
    watchesSince: instant().notNull(),
    /**
     * The transactions that were finished when the alert was saved: it skips their changes. Null once all of those
     * changes are matched.
     */
    seen: snapshot(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('property_alerts_user').on(table.userId),
    index('property_alerts_organisation').on(table.organisationId),
    index('property_alerts_sharer').on(table.sharedBy),
    check('property_alerts_owner', sql`num_nonnulls(${table.userId}, ${table.organisationId}) = 1`),
    index('property_alerts_seen').on(table.id).where(sql`${table.seen} is not null`),
  ],
);

/**
 * How listings find active alerts: by one lexeme (`what`) and one place (`place`); each may be empty. An alert has a
 * row for every pair under which a matching listing could be looked up; a listing matches an alert under exactly one of
 * them or not at all. The other criteria are stored in the same row, so that most alerts are decided without reading
 * more.
 * @kept Etkin hesap bilgileri
 * /
 */
export const alertKeys = pgTable(
  'alert_keys',
  {
    what: text().notNull(),
    place: text().notNull(),
    alertId: bigint({ mode: 'number' })
      .notNull()
      .references(() => propertyAlerts.id, { onDelete: 'cascade' }),
    /** In kuruş, both ends included. */
    priceFrom: bigint({ mode: 'number' }),
    priceTo: bigint({ mode: 'number' }),
    /** Whether a listing without a price matches as well. */
    priceOrUntold: boolean().notNull().default(false),
    daysRemaining: smallint(),
    /** The range in which the auction ends, both ends included. */
    endsFrom: instant(),
    endsUntil: instant(),
    secondRound: boolean(),
    sulhMahkeme: boolean(),
    /**
     * The maximum of the appraisal as a percentage of its value today; only for an owner who has the right to this
     * filter.
     */
    mostTodayRatio: doublePrecision(),
    /** Whether the alert requires more words than `what` and `place` cover. */
    needsWords: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.what, table.place, table.alertId] }),
    index('alert_keys_alert').on(table.alertId),
  ],
);

/**
 * Listings that are new or changed and not matched yet, written by triggers together with the listing; matching deletes
 * a row in the transaction that writes its notifications. For a change, the `old` columns keep the listing's previous
 * values.
 * @kept none
 * /
 */
export const alertEvents = pgTable(
  'alert_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** The transaction that wrote the event. */
    madeBy: customType<{ data: string }>({ dataType: () => 'xid8' })()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    isNew: boolean().notNull(),
    oldIsOpen: boolean(),
    oldEndDate: instant(),
    /** In kuruş. */
    oldPrice: bigint({ mode: 'number' }),
    oldSecondRound: boolean(),
    oldSulhMahkeme: boolean(),
    oldTodayRatio: doublePrecision(),
    /** Null when they are unchanged. */
    oldWords: customType<{ data: string }>({ dataType: () => 'tsvector' })(),
  },
  (table) => [index('alert_events_property').on(table.propertyId)],
);

/**
 * News from read documents about open listings that alerts have not been compared with yet. Each item is written once,
 * when findings are counted, and deleted when its notifications are written.
 * @kept none
 * /
 */
export const alertPaperNews = pgTable(
  'alert_paper_news',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    reason: text().$type<PaperNews>().notNull(),
    /** Turkish: how many new findings, for which question. */
    counts: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('alert_paper_news_property').on(table.propertyId)],
);

/**
 * The matches of organisations' alerts; their programs continue after the last one they have read. Only one matching
 * runs at a time, so that ids become visible in order.
 * @kept Kurumda paylaşılan ilanlar, uyarılar, notlar, analiz görünümleri, API anahtarlarının ve kurumun işlem kaydı
 * /
 */
export const alertMatches = pgTable(
  'alert_matches',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    alertId: bigint({ mode: 'number' })
      .notNull()
      .references(() => propertyAlerts.id, { onDelete: 'cascade' }),
    propertyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    reason: text().$type<AlertReason>().notNull(),
    /** Distinguishes this match from an earlier one for the same reason, as in notifications. */
    detail: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    unique('alert_matches_once').on(table.alertId, table.propertyId, table.reason, table.detail),
    index('alert_matches_alert').on(table.alertId, table.id),
    index('alert_matches_property').on(table.propertyId),
    index('alert_matches_at').on(table.at),
  ],
);

/**
 * When an open listing will be one day closer to its end: alerts may require an end within a number of days.
 * @kept Etkin hesap bilgileri
 * /
 */
export const alertTimers = pgTable(
  'alert_timers',
  {
    propertyId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** The end that the timer was computed from. */
    endDate: instant().notNull(),
    days: smallint().notNull(),
    dueAt: instant().notNull(),
  },
  (table) => [index('alert_timers_due').on(table.dueAt)],
);
