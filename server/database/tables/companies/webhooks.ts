import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { WebhookData } from '../../../../shared/organisations/webhook-data.ts';
import type { WebhookEvent, WebhookListings, WebhookState } from '../../../../shared/organisations/webhook-rules.ts';
import { instant } from '../instant.ts';
import { organisations } from '../organisations.ts';

/**
 * Where programs of an organisation are told of listings.
 * @kept Kurumda paylaşılan ilanlar, uyarılar, notlar, analiz görünümleri, API anahtarlarının ve kurumun işlem kaydı
 */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid().primaryKey().defaultRandom(),
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** Names of `WEBHOOK_EVENTS`. */
    events: text().array().notNull(),
    /** Whose changes are told, of `WEBHOOK_LISTINGS`. */
    listings: text().$type<WebhookListings>().notNull(),
    state: text().$type<WebhookState>().notNull().default('active'),
    /**
     * The secret is made of these random bits and the secret of the installation, so that a copy of the database signs
     * nothing.
     */
    salt: text().notNull(),
    /** Signs, too, until the time beside it. */
    earlierSalt: text(),
    earlierUntil: instant(),
    /** The place in the feed of changes up to which messages are made. */
    position: bigint({ mode: 'number' }).notNull(),
    /** The match of alerts up to which messages are made. */
    matchPosition: bigint({ mode: 'number' }).notNull().default(0),
    /** Failed tries since the last success; after some of them in a row the endpoint rests until `restsUntil`. */
    failures: integer().notNull().default(0),
    failingSince: instant(),
    restsUntil: instant(),
    /** Held by the process that delivers to it, until then. */
    heldUntil: instant(),
    madeAt: instant().notNull(),
  },
  (table) => [
    index('webhook_endpoints_organisation').on(table.organisationId, table.madeAt),
    check('webhook_endpoints_state', sql`${table.state} in ('active', 'paused', 'off')`),
  ],
);

/**
 * A message to an endpoint: waiting, taken (2xx) or given up.
 * @kept Kurumda paylaşılan ilanlar, uyarılar, notlar, analiz görünümleri, API anahtarlarının ve kurumun işlem kaydı
 */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    /** What receivers know a message by, however often it comes. */
    id: uuid().primaryKey().defaultRandom(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** In this order messages are made, and those of a listing are sent. */
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Of what it tells, one of three: a change of the feed, a match of an alert, a report. */
    position: bigint({ mode: 'number' }),
    matchId: bigint({ mode: 'number' }),
    reportId: uuid(),
    /** Null where no listing is meant. */
    propertyId: bigint({ mode: 'number' }),
    event: text().$type<WebhookEvent>().notNull(),
    /** What the message tells besides the listing: names and numbers, no values. */
    told: jsonb().$type<WebhookData>().notNull(),
    happenedAt: instant().notNull(),
    madeAt: instant().notNull(),
    state: text().$type<'waiting' | 'delivered' | 'failed'>().notNull().default('waiting'),
    tries: integer().notNull().default(0),
    nextTryAt: instant().notNull(),
    /** Given up if it was not taken by then; later for one that is sent again by hand. */
    givenUpAt: instant().notNull(),
    triedAt: instant(),
    /** Of the last try: the status that was answered, the beginning of the answer, or why there was none. */
    status: integer(),
    answer: text(),
  },
  (table) => [
    unique('webhook_messages_change').on(table.endpointId, table.position),
    unique('webhook_messages_match').on(table.endpointId, table.matchId),
    unique('webhook_messages_report').on(table.endpointId, table.reportId),
    index('webhook_messages_waiting').on(table.endpointId, table.propertyId, table.place).where(sql`state = 'waiting'`),
    index('webhook_messages_log').on(table.endpointId, table.place),
    index('webhook_messages_made').on(table.madeAt),
    check('webhook_messages_state', sql`${table.state} in ('waiting', 'delivered', 'failed')`),
    check('webhook_messages_source', sql`num_nonnulls(${table.position}, ${table.matchId}, ${table.reportId}) = 1`),
  ],
);
