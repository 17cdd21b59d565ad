import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts.ts';
import { instant } from '../instant.ts';
import { organisations } from '../organisations.ts';

/**
 * The keys with which an organisation's programs call `/api/v1`. The key itself is shown once and not stored.
 * @kept Kurumda paylaşılan ilanlar, uyarılar, notlar, analiz görünümleri, API anahtarlarının ve kurumun işlem kaydı
 * /
 */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The beginning of the key, by which people recognise it: `pyd_Ab3dEf`. */
    prefix: text().notNull(),
    /** SHA-256 of the key in base64url; without a secret, because 256 random bits can't be guessed. */
    keyHash: text().notNull(),
    /** Names of `KEY_SCOPES`. */
    scopes: text().array().notNull(),
    /** Networks that may use it, as CIDR; empty for any. */
    addresses: text().array().notNull(),
    endsAt: instant(),
    /** Null once that person has left the organisation. */
    madeBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    madeAt: instant().notNull(),
    /** Precise to a minute. */
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  (table) => [
    unique('api_keys_hash').on(table.keyHash),
    index('api_keys_organisation').on(table.organisationId, table.madeAt),
    index('api_keys_maker').on(table.madeBy),
  ],
);
