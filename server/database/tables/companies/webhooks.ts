import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { WebhookData } from '../../../../shared/organisations/webhook-data.ts';
import type { WebhookEvent, WebhookListings, WebhookState } from '../../../../shared/organisations/webhook-rules.ts';
import { instant } from '../instant.ts';
import { organisations } from '../organisations.ts';

/**
 * Webhook endpoints: addresses where programs of an organisation are notified of listings.
 * @kept Kurumda paylaşılan ilanlar, uyarılar, notlar, analiz görünümleri, API anahtarlarının ve kurumun işlem kaydı
 * /
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
    /** Which listings' changes are sent, of `WEBHOOK_LISTINGS`. */
    listings: text().$type<WebhookListings>().notNull(),
    state: text().$type<WebhookState>().notNull().default('active'),
    /**
     * The signing secret is derived from these random bits and the installation's secret, so that a copy of the
     * database can't sign anything.
     */
    salt: text().notNull(),
    /** The previous salt; it also signs until `earlierUntil`. */
    earlierSalt: text(),
    earlierUntil: instant(),
    /** Messages are made for the changes of the feed up to this place. */
    position: bigint({ mode: 'number' }).notNull(),
    /** Messages are made for the matches of alerts up to this one. */
    matchPosition: bigint({ mode: 'number' }).notNull().default(0),
    /** Failed tries since the last success; after several in a row the endpoint rests until `restsUntil`. */
    failures: integer().notNull().default(0),
    failingSince: instant(),
    restsUntil: instant(),
    /** The lease of the process that delivers to the endpoint. */
    heldUntil: instant(),
    madeAt: instant().notNull(),
  },
  (table) => [
    index('webhook_endpoints_organisation').on(table.organisationId, table.madeAt),
    check('webhook_endpoints_state', sql`${table.state} in ('active', 'paused', 'off')`),
  ],
);

/**
 * A message to an endpoint: waiting, delivered (2xx) or given up.
 * @kept Kurumda paylaşılan ilanlar, uyarılar, notlar, analiz görünümleri, API anahtarlarının ve kurumun işlem kaydı
 * /
 */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    /** The id by which receivers recognise a message that is sent several times. */
    id: uuid().primaryKey().defaultRandom(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** The order in which messages are made; messages about one listing are sent in this order. */
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The source of the message, one of three: a change of the feed, a match of an alert, a report. */
    position: bigint({ mode: 'number' }),
    matchId: bigint({ mode: 'number' }),
    reportId: uuid(),
    /** Null if the message is not about a listing. */
    propertyId: bigint({ mode: 'number' }),
    event: text().$type<WebhookEvent>().notNull(),
    /** The content of the message in addition to the listing: names and numbers, no values. */
    told: jsonb().$type<WebhookData>().notNull(),
    happenedAt: instant().notNull(),
    madeAt: instant().notNull(),
    state: text().$type<'waiting' | 'delivered' | 'failed'>().notNull().default('waiting'),
    tries: integer().notNull().default(0),
    nextTryAt: instant().notNull(),
    /** The message is given up if it was not delivered by then; later for one that is resent by hand. */
    givenUpAt: instant().notNull(),
    triedAt: instant(),
    /** The last try: the status and the beginning of the response, or the reason why there was none. */
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
