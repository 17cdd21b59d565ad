import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { WebhookEvent, WebhookListings, WebhookState } from '../../../../shared/organisations/webhook-rules.ts';
import { instant } from '../instant.ts';
import { organisations } from '../organisations.ts';

/** Where programs of an organisation are told of listings. */
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
    /** `shared`: only listings that the organisation shares. */
    listings: text().$type<WebhookListings>().notNull(),
    state: text().$type<WebhookState>().notNull().default('active'),
    /** The secret is made of these random bits and the secret of the installation, so that a copy of the database signs nothing. */
    salt: text().notNull(),
    /** Signs, too, until the time beside it. */
    earlierSalt: text(),
    earlierUntil: instant(),
    /** The place in the feed of changes up to which messages are made. */
    position: bigint({ mode: 'number' }).notNull(),
    /** Failed tries since the last success; after some of them in a row the endpoint rests until `restsUntil`. */
    failures: integer().notNull().default(0),
    failingSince: instant(),
    restsUntil: instant(),
    /** Held by the process that delivers to it, until then. */
    heldUntil: instant(),
    /** Whether its owners have yet to be told that it was switched off. */
    mailDueAt: instant(),
    madeAt: instant().notNull(),
  },
  (table) => [
    index('webhook_endpoints_organisation').on(table.organisationId, table.madeAt),
    check('webhook_endpoints_state', sql`${table.state} in ('active', 'paused', 'off')`),
  ],
);

/** A message to an endpoint: waiting, taken (2xx) or given up. */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    /** What receivers know a message by, however often it comes. */
    id: uuid().primaryKey().defaultRandom(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    position: bigint({ mode: 'number' }).notNull(),
    propertyId: bigint({ mode: 'number' }).notNull(),
    event: text().$type<WebhookEvent>().notNull(),
    /** Names of the fields of the listing that are others now. */
    fields: text().array().notNull(),
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
    index('webhook_messages_waiting')
      .on(table.endpointId, table.propertyId, table.position)
      .where(sql`state = 'waiting'`),
    index('webhook_messages_log').on(table.endpointId, table.madeAt, table.position),
    index('webhook_messages_made').on(table.madeAt),
    check('webhook_messages_state', sql`${table.state} in ('waiting', 'delivered', 'failed')`),
  ],
);
