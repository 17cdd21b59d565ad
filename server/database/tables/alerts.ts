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
 * Saved searches (spec §3): each of a member, who is notified, or of an organisation, whose programs read what it
 * finds.
 * @kept Etkin hesap bilgileri
 */
export const propertyAlerts = pgTable(
  'property_alerts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    organisationId: uuid().references(() => organisations.id, { onDelete: 'cascade' }),
    /** Of an organisation's: null once that account is gone or has left. */
    sharedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    alertName: text().notNull(),
    /** JSON text of `AlertCriteria`, the query as typed (D32). */
    searchCriteria: text().notNull(),
    /**
     * JSON text of `AlertCriteria`: what they meant on the day they were saved; null when there was nothing to
     * understand.
     */
    understoodCriteria: text(),
    isActive: boolean().notNull().default(true),
    /** What read documents newly say of its matches that it tells, too, while its owner is premium. */
    paperNews: text().array().$type<PaperNews[]>().notNull().default([]),
    /** The lexemes that a listing must have, made from the criteria; null when no listing can match. */
    words: tsquery(),
    /** The same for an owner who may not read locked texts (D35), to be compared with `findable_words` of a listing. */
    openWords: tsquery(),
    /** By which version of `compileAlert` its words and keys were made; made again when there is a newer one. */
    compiledBy: smallint().notNull().default(0),
    /** Since when it looks for what it looks for now. */
    watchesSince: instant().notNull(),
    /**
     * The transactions that were over when the alert began to look: it leaves out their changes. Null once all of those
     * are matched.
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
 * How listings find active alerts: by one lexeme (`what`) and place (`place`), each of which may be empty. An alert has
 * a row for every pair under which a matching listing could come; a listing meets an alert under one of them or not at
 * all. What is asked for besides stands beside it, so that most alerts are decided here.
 * @kept Etkin hesap bilgileri
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
    /** Whether a listing without a price counts as well. */
    priceOrUntold: boolean().notNull().default(false),
    daysRemaining: smallint(),
    /** When the auction ends, both included. */
    endsFrom: instant(),
    endsUntil: instant(),
    secondRound: boolean(),
    sulhMahkeme: boolean(),
    /** The most that the appraisal may be of its value today, in per cent; for an owner with the right to it alone. */
    mostTodayRatio: doublePrecision(),
    /** Whether the alert asks for more words than `what` and `place` cover. */
    needsWords: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.what, table.place, table.alertId] }),
    index('alert_keys_alert').on(table.alertId),
  ],
);

/**
 * Listings that are new or changed and not matched yet, written by triggers with the listing itself; matching takes a
 * row away in the transaction that writes its notifications. Of a change, what the listing was before.
 * @kept none
 */
export const alertEvents = pgTable(
  'alert_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** The transaction that made it. */
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
    /** Null when they are still the same. */
    oldWords: customType<{ data: string }>({ dataType: () => 'tsvector' })(),
  },
  (table) => [index('alert_events_property').on(table.propertyId)],
);

/**
 * What read documents newly say of open listings and alerts have not been compared with yet: each thing once, written
 * when findings are counted and taken away with the notifications.
 * @kept none
 */
export const alertPaperNews = pgTable(
  'alert_paper_news',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    reason: text().$type<PaperNews>().notNull(),
    /** Turkish: how much is new, of which question. */
    counts: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('alert_paper_news_property').on(table.propertyId)],
);

/**
 * What alerts of organisations have found; their programs read on from the last one they know. Written by one matching
 * at a time, so that ids become visible in their order.
 * @kept Kurumda paylaşılan ilanlar, uyarılar, notlar, analiz görünümleri, API anahtarlarının ve kurumun işlem kaydı
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
    /** Tells this from an earlier match for the same reason, as of notifications. */
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
 * When an open listing will have one day less to its end: alerts may ask for an end within some days.
 * @kept Etkin hesap bilgileri
 */
export const alertTimers = pgTable(
  'alert_timers',
  {
    propertyId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** The end the timer was set by. */
    endDate: instant().notNull(),
    days: smallint().notNull(),
    dueAt: instant().notNull(),
  },
  (table) => [index('alert_timers_due').on(table.dueAt)],
);
