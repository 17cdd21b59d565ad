import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './instant.ts';
import { properties } from './properties.ts';

const ROLES = ['owner', 'manager', 'member', 'reader'] as const;

/**
 * The people who work together under one plan (spec §6). The desk founds an organisation once an offer is agreed.
 * @kept Kurumda paylaşılan ilanlar, uyarılar, notlar, analiz görünümleri, API anahtarlarının ve kurumun işlem kaydı
 * /
 */
export const organisations = pgTable('organisations', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** The maximum number of people, including open invitations. */
  seats: integer().notNull(),
  /** Until when its plan gives its people rights. */
  validUntil: instant().notNull(),
  foundedAt: instant().notNull(),
});

const organisationId = () =>
  uuid()
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' });
/** Null once that person has left: shared items stay. */
const writerId = () => uuid().references(() => users.id, { onDelete: 'set null' });

/**
 * The people of organisations; each keeps their own account.
 * @kept Kurumda paylaşılan ilanlar, uyarılar, notlar, analiz görünümleri, API anahtarlarının ve kurumun işlem kaydı
 */
export const organisationMembers = pgTable(
  'organisation_members',
  {
    organisationId: organisationId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ROLES }).notNull(),
    joinedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.userId] }),
    index('organisation_members_user').on(table.userId),
    check('organisation_members_role', sql`${table.role} in ('owner', 'manager', 'member', 'reader')`),
  ],
);

/**
 * Invitations that nobody has accepted yet; the link's token is stored only as a keyed hash.
 * @kept Davet edilen e-posta adresi
 * /
 */
export const organisationInvitations = pgTable(
  'organisation_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    organisationId: organisationId(),
    email: text().notNull(),
    role: text({ enum: ROLES }).notNull(),
    tokenHash: text().notNull().unique('organisation_invitations_token'),
    expiresAt: instant().notNull(),
  },
  (table) => [
    unique('organisation_invitations_address').on(table.organisationId, table.email),
    index('organisation_invitations_expiry').on(table.expiresAt),
    check('organisation_invitations_role', sql`${table.role} in ('owner', 'manager', 'member', 'reader')`),
  ],
);

/**
 * Listings that an organisation has saved together.
 * @kept Kurumda paylaşılan ilanlar, uyarılar, notlar, analiz görünümleri, API anahtarlarının ve kurumun işlem kaydı
 * /
 */
export const organisationSavedAds = pgTable(
  'organisation_saved_ads',
  {
    organisationId: organisationId(),
    propertyId: bigint({ mode: 'number' })
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    sharedBy: writerId(),
    sharedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.propertyId] }),
    index('organisation_saved_ads_property').on(table.propertyId),
    index('organisation_saved_ads_sharer').on(table.sharedBy),
  ],
);

/**
 * Notes by people of an organisation on a listing that it saved; deleted with the saved listing.
 * @kept Kurumda paylaşılan ilanlar, uyarılar, notlar, analiz görünümleri, API anahtarlarının ve kurumun işlem kaydı
 * /
 */
export const organisationNotes = pgTable(
  'organisation_notes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    organisationId: uuid().notNull(),
    propertyId: bigint({ mode: 'number' }).notNull(),
    authorId: writerId(),
    text: text().notNull(),
    writtenAt: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'organisation_notes_ad',
      columns: [table.organisationId, table.propertyId],
      foreignColumns: [organisationSavedAds.organisationId, organisationSavedAds.propertyId],
    }).onDelete('cascade'),
    index('organisation_notes_ad_index').on(table.organisationId, table.propertyId, table.id),
    index('organisation_notes_author').on(table.authorId),
  ],
);

/**
 * Actions in an organisation, for its owners. A trigger refuses every change, and every deletion except that of the
 * organisation itself, so the log contains nobody's name, address or words: people and invitations by id.
 * @kept Kurumda paylaşılan ilanlar, uyarılar, notlar, analiz görünümleri, API anahtarlarının ve kurumun işlem kaydı
 * /
 */
export const organisationLog = pgTable(
  'organisation_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    organisationId: organisationId(),
    at: instant().notNull(),
    /** Null for the desk. No foreign key: the log outlives the account. */
    actorId: uuid(),
    act: text().notNull(),
    /** The id of a person or an invitation, or the number of a listing; null if the action needs none. */
    subjectId: text(),
    /** For example the role that was given, or seats and end of the plan. */
    after: jsonb(),
  },
  (table) => [index('organisation_log_of').on(table.organisationId, table.id)],
);
